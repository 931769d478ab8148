import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { runTool } from "mcp-host-ui/host";
import { createRules, type RuleArguments, rulesKey } from "mcp-host-ui/rules";
import { RulesManager } from "mcp-host-ui/rules-manager";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../../../support/questions.js";
import { openV2 } from "../rig.js";

const given = { path: "/trips/2026/oslo.md", url: "https://a.example/x", mode: "fast", size: 2 };

/** Shows the prompt and the manager of a host with rules and a real server. */
async function open() {
  const rig = await openV2({ unseen: true, rules: createRules() });
  render(
    <HostProvider host={rig.host} safety={{ armAfter: 0 }} locale="en">
      <HostPrompts />
      <RulesManager />
    </HostProvider>,
  );
  const want = (changed: object = {}) => {
    const call = { tool: "save", arguments: { ...given, ...changed } };
    const ran: Promise<{ readonly ran: boolean }>[] = [];
    act(() => {
      ran.push(runTool(rig.session, call, rig.run));
    });
    return Promise.all(ran);
  };
  /** Whether a rule runs the call; the question that is asked otherwise is cancelled. */
  const isCovered = async (changed: object) => {
    const before = rig.received.length;
    const ran = want(changed);
    await waitFor(() =>
      expect(rig.received.length > before || rig.host.getState().open.length > 0).toBe(true),
    );
    if (rig.received.length === before)
      await act(async () => {
        const { id } = await openQuestion(rig.host);
        await rig.host.send({ type: "settle", id, answer: { action: "cancel" } });
      });
    return (await act(() => ran))[0]?.ran;
  };
  return { ...rig, want, isCovered, user: userEvent.setup() };
}

describe("the bounds of a rule about a tool", () => {
  it("are chosen for each argument, and have to cover this call", async () => {
    const { want, isCovered, user, received } = await open();
    const ran = want();
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(await dialog.findByRole("button", { name: "Allow without asking…" }));
    const step = within(dialog.getByRole("group", { name: "Allow without asking" }));
    await user.click(step.getByRole("radio", { name: "Choose for each argument" }));
    const choose = (argument: RegExp, choice: string) =>
      user.selectOptions(step.getByRole("combobox", { name: argument }), choice);
    await choose(/path/, "In a folder");
    await choose(/url/, "On a site");
    await choose(/mode/, "In a list");
    await choose(/size/, "In a list");
    const folder = step.getByRole("textbox", { name: /path.* Folder/ });
    expect(folder).toHaveValue("/trips/2026");
    await user.clear(folder);
    await user.type(folder, "/other");
    const make = () => user.click(step.getByRole("button", { name: "Create rule" }));
    await make();
    expect(await step.findByRole("alert")).toHaveTextContent(/“.*path.*” is outside that limit/);
    await user.clear(folder);
    await make();
    expect(step.getByRole("alert")).toHaveTextContent(/Fill in the text for “.*path/);
    await user.type(folder, "/trips");
    const modes = step.getByRole("textbox", { name: /mode.* Values/ });
    await user.type(modes, "{Enter}slow");
    await user.click(step.getByRole("radio", { name: "Always" }));
    expect(step.getByRole("listitem")).toHaveTextContent(
      /within .*\/trips.*on .*https:\/\/a\.example/,
    );
    await make();
    await expect(act(() => ran)).resolves.toMatchObject([{ ran: true }]);
    expect(received).toEqual([given]);

    expect(await isCovered({ path: "/trips/b.md", url: "https://a.example/", mode: "slow" })).toBe(
      true,
    );
    const covered: unknown[] = [];
    for (const beyond of [
      { path: "/home/key" },
      { url: "https://b.example/" },
      { mode: "odd" },
      { size: 3 },
    ])
      covered.push(await isCovered(beyond));
    expect(covered).toEqual([false, false, false, false]);
  });

  it("can be changed in the manager", async () => {
    const { host, isCovered, user } = await open();
    const path = { name: "path", within: "/trips" };
    const others = ["url", "mode", "size"].map((name) => ({ name, any: true as const }));
    const about = { effect: "allow", subject: "tool-approval", server: "travel" } as const;
    const rule = { ...about, tool: "save", tools: "any", expires: "never" } as const;
    await act(() =>
      host.send({ type: "rules/add", rules: [{ ...rule, arguments: [path, ...others] }] }),
    );
    await user.click(await screen.findByRole("button", { name: "Edit" }));
    const place = await screen.findByRole("textbox", { name: /path.* Folder/ });
    expect(place).toHaveValue("/trips");
    await user.clear(place);
    await user.type(place, "/home");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const [terms] = (host.read(rulesKey)?.rules ?? []).map(
      (rule): RuleArguments | undefined => rule.arguments,
    );
    expect(terms).toContainEqual({ name: "path", within: "/home" });
    expect(await isCovered({ path: "/home/key" })).toBe(true);
    expect(await isCovered({ path: "/trips/b.md" })).toBe(false);
  });
});
