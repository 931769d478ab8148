import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider, RequestInbox } from "mcp-host-ui";
import { approveTool, type Tools } from "mcp-host-ui/host";
import { createRules } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { bookFlight, toolHost } from "../rig.js";

/** The options of an agent of the Agent Client Protocol; one label claims another effect than its own. */
const choices: readonly Tools.Choice[] = [
  { id: "once", label: "Yes, proceed", kind: "allow-once" },
  { id: "folder", label: "Yes, for this folder", kind: "allow-always" },
  { id: "all", label: "Deny", kind: "allow-always" },
  { id: "no", label: "deny", kind: "reject-once" },
  { id: "never", label: "Never", kind: "reject-always" },
];

/** Shows the dialog for a call that a harness asks about. */
async function ask(call: Partial<Tools.Call> = {}) {
  const host = toolHost({ unseen: true, rules: createRules() });
  const session = host.openSession({ id: "travel", name: "Travel Booking" });
  render(
    <HostProvider host={host} safety={{ armAfter: 0 }} locale="en">
      <HostPrompts />
      <RequestInbox />
    </HostProvider>,
  );
  const decided: Promise<Tools.Decision>[] = [];
  const given = { from: "Lisbon", to: "Oslo" };
  act(() => {
    decided.push(approveTool(session, { tool: bookFlight, arguments: given, choices, ...call }));
  });
  const dialog = within(await screen.findByRole("dialog"));
  const names = () =>
    dialog
      .getAllByRole("button")
      .map((button) => button.textContent?.replaceAll(/[\u2068\u2069]/gu, "") ?? "");
  return { decided: Promise.all(decided), dialog, names, user: userEvent.setup() };
}

const labels = [
  "Allow once: Yes, proceed",
  "Always allow: Yes, for this folder",
  "Always allow: Deny",
  "Deny",
  "Always deny: Never",
];

describe("a dialog with a harness's own options", () => {
  it("shows all of them, each with its effect first, and none of the app's own", async () => {
    const { names, dialog, decided, user } = await ask();
    expect(names()).toEqual(expect.arrayContaining(labels));
    expect(dialog.queryByRole("button", { name: /without asking/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /Allow once/ }));
    await expect(act(() => decided)).resolves.toMatchObject([
      { action: "allow", edited: false, choice: "once" },
    ]);
  });

  it.each([
    [/Yes, for this folder/, { action: "allow", choice: "folder" }],
    [/Never/, { action: "deny", choice: "never" }],
  ])("asks twice before %s", async (name, decision) => {
    const { dialog, decided, user } = await ask();
    await user.click(dialog.getByRole("button", { name }));
    expect(dialog.getByText(/won’t ask again/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Back" }));
    expect(dialog.queryByText(/won’t ask again/)).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name }));
    await user.click(dialog.getByRole("button", { name: /^Confirm/ }));
    await expect(act(() => decided)).resolves.toMatchObject([decision]);
  });

  it("keeps all of them at the high risk, with Deny as the main button and no key to allow", async () => {
    const { dialog, names, decided, user } = await ask({
      tool: { ...bookFlight, annotations: { destructiveHint: true } },
    });
    expect(names()).toEqual(expect.arrayContaining(labels));
    const deny = dialog.getByRole("button", { name: "Deny" });
    expect(deny).toHaveAttribute("data-weight", "main");
    const allow = dialog.getByRole("button", { name: /Allow once/ });
    expect(allow).toHaveAttribute("data-weight", "danger");
    expect(allow).not.toHaveAttribute("aria-keyshortcuts");
    await user.click(deny);
    await expect(act(() => decided)).resolves.toEqual([
      { action: "deny", stop: false, choice: "no" },
    ]);
  });

  it("offers only the answers that the harness can use", async () => {
    const { dialog, decided, user } = await ask({
      choices: choices.filter(({ id }) => id !== "no"),
      supports: { edits: false, reason: false },
    });
    expect(dialog.queryByRole("button", { name: "Edit" })).not.toBeInTheDocument();
    expect(dialog.queryByRole("button", { name: "Deny" })).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "More options" }));
    expect(dialog.queryByRole("button", { name: /reason/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: /Allow once/ }));
    await expect(act(() => decided)).resolves.toMatchObject([{ choice: "once" }]);
  });

  it("names the option that edited arguments are allowed with", async () => {
    const { dialog, decided, user } = await ask();
    await user.click(dialog.getByRole("button", { name: "Edit" }));
    const to = await dialog.findByRole("textbox", { name: /^To/ });
    await user.clear(to);
    await user.type(to, "Bergen");
    await user.click(dialog.getByRole("button", { name: "Review" }));
    await user.click(await dialog.findByRole("button", { name: /Allow once: .*proceed/ }));
    await expect(act(() => decided)).resolves.toEqual([
      {
        action: "allow",
        arguments: { from: "Lisbon", to: "Bergen" },
        edited: true,
        choice: "once",
      },
    ]);
  });

  it("shows the other facts of the request, and the request for care", async () => {
    const { dialog, decided, user } = await ask({
      assistant: "Claude",
      details: { blockedPath: "/etc/hosts" },
      careful: true,
    });
    expect(dialog.getByText(/"blockedPath": "\/etc\/hosts"/)).toBeVisible();
    // Not the announcement, which may be there by now.
    const cause = /Claude\P{L}* asks you to check this with extra care/u;
    expect(dialog.getByText(cause, { selector: "li" })).toBeVisible();
    await user.click(dialog.getByRole("button", { name: /Allow once/ }));
    await expect(act(() => decided)).resolves.toMatchObject([{ choice: "once" }]);
  });
});
