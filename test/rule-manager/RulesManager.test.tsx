import { screen, waitFor, within } from "@testing-library/react";
import { DecisionLogView, RequestInbox } from "mcp-host-ui";
import { rulesKey } from "mcp-host-ui/rules";
import { RulesManager } from "mcp-host-ui/rules-manager";
import { describe, expect, it } from "vitest";
import { renderSampling } from "../kinds/sampling/react/renderSampling.js";
import { openQuestions } from "../support/questions.js";
import { about, renderRules } from "./renderRules.js";

const allow = {
  effect: "allow",
  subject: "sampling/request",
  server: "travel",
  maxTokens: 2_000,
  systemPrompt: "any",
  extras: "any",
  expires: "never",
  name: "Travel may ask",
} as const;
const deny = { effect: "deny", subject: "roots", expires: "never", name: "No folders" } as const;
const item = async (name: string) => (await screen.findByText(name)).closest("li") as HTMLElement;

describe("RulesManager", () => {
  it("is nothing in a host without rules", async () => {
    await renderSampling({ ui: <RulesManager /> });
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it("pauses, resumes, revokes and takes back, and the host does as it says", async () => {
    const { host, sample, user, model } = await renderRules(<RulesManager />);
    await host.send({ type: "rules/add", rules: [allow, deny] });
    const rule = within(await item("Travel may ask"));
    await user.click(rule.getByRole("button", { name: "Pause" }));
    expect(await rule.findByText("Paused")).toBeVisible();
    const first = sample(about("Lisbon"));
    await openQuestions(host, 1);
    expect(model.asked).toEqual([]);
    await user.click(rule.getByRole("button", { name: "Resume" }));
    (await model.turn()).answer({ content: "To Lisbon." });
    await expect(first.answer).resolves.toMatchObject({ content: { text: "To Lisbon." } });
    await user.click(rule.getByRole("button", { name: "Revoke" }));
    await waitFor(() =>
      expect(screen.queryAllByText("Travel may ask", { selector: "bdi" })).toEqual([]),
    );
    expect(host.read(rulesKey)?.rules).toMatchObject([{ name: "No folders" }]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(host.read(rulesKey)?.rules).toHaveLength(2));
  });

  it("stops all rules and lets them decide again", async () => {
    const { host, sample, user, model } = await renderRules(<RulesManager />);
    await host.send({ type: "rules/add", rules: [allow] });
    await user.click(await screen.findByRole("checkbox", { name: "Stop all rules" }));
    expect(await within(await item("Travel may ask")).findByText("Stopped")).toBeVisible();
    sample(about("Lisbon")).answer.catch(() => {});
    await openQuestions(host, 1);
    expect(model.asked).toEqual([]);
    await user.click(screen.getByRole("checkbox", { name: "Stop all rules" }));
    await model.turn();
  });

  it("changes the name and the limits, and tells what it would have decided so", async () => {
    const { host, sample, user, model } = await renderRules(<RulesManager />);
    await host.send({ type: "rules/add", rules: [allow] });
    const asked = sample(about("Lisbon"));
    (await model.turn()).answer({ content: "To Lisbon." });
    await asked.answer;
    const rule = within(await item("Travel may ask"));
    await user.click(rule.getByRole("button", { name: "Edit" }));
    expect(rule.getByText("Would have matched 1 recent request")).toBeVisible();
    const most = rule.getByRole("textbox", { name: "Max tokens per answer" });
    await user.clear(most);
    await user.type(most, "100");
    expect(rule.getByText("Would have matched 0 recent requests")).toBeVisible();
    const name = rule.getByRole("textbox", { name: "Name" });
    await user.clear(name);
    await user.type(name, "Short answers");
    await user.type(rule.getByRole("textbox", { name: "Max uses an hour" }), "20");
    await user.click(rule.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(host.read(rulesKey)?.rules).toMatchObject([
        { name: "Short answers", maxTokens: 100, perHour: 20 },
      ]),
    );
  });

  it("changes how often a rule decides in all, and when it ends, and the host does as it says", async () => {
    const { host, sample, user, model } = await renderRules(<RulesManager />);
    await host.send({ type: "rules/add", rules: [allow] });
    const rule = within(await item("Travel may ask"));
    const before = Date.now();
    await user.click(rule.getByRole("button", { name: "Edit" }));
    expect(rule.getByRole("combobox", { name: "For how long" })).toHaveDisplayValue("Always");
    await user.type(rule.getByRole("textbox", { name: "Max uses" }), "1");
    await user.selectOptions(
      rule.getByRole("combobox", { name: "For how long" }),
      "For 10 minutes",
    );
    await user.click(rule.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(host.read(rulesKey)?.rules).toMatchObject([{ uses: 1 }]));
    const [changed] = host.read(rulesKey)?.rules ?? [];
    expect(changed?.expires).toBeGreaterThanOrEqual(before + 10 * 60_000);
    expect(changed?.expires).toBeLessThanOrEqual(Date.now() + 10 * 60_000);
    const first = sample(about("Lisbon"));
    (await model.turn()).answer({ content: "To Lisbon." });
    await expect(first.answer).resolves.toMatchObject({ content: { text: "To Lisbon." } });
    expect(await rule.findByText("Used up")).toBeVisible();
    sample(about("Porto")).answer.catch(() => {});
    await openQuestions(host, 1);
    expect(model.asked).toHaveLength(1);
    await user.click(rule.getByRole("button", { name: "Edit" }));
    await user.clear(rule.getByRole("textbox", { name: "Max uses" }));
    const lasting = rule.getByRole("combobox", { name: "For how long" });
    expect(lasting).toHaveDisplayValue(/^Until /);
    await user.selectOptions(lasting, "Until it disconnects");
    await user.click(rule.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(host.read(rulesKey)?.rules).toMatchObject([{ expires: "session" }]));
    expect(host.read(rulesKey)?.rules[0]).not.toHaveProperty("uses");
    await model.turn(2);
  });

  it("tells what each rule decided, in the log with how often within the hour", async () => {
    const { host, sample, model } = await renderRules(
      <>
        <RulesManager />
        <DecisionLogView />
      </>,
    );
    await host.send({
      type: "rules/add",
      rules: [
        { ...allow, perHour: 20 },
        { ...allow, subject: "sampling/response", name: "Answers unseen", perHour: 20 },
      ],
    });
    const asked = sample(about("Lisbon"));
    (await model.turn()).answer({ content: "To Lisbon." });
    await asked.answer;
    expect(await within(await item("Travel may ask")).findByText("Used once")).toBeVisible();
    const log = await screen.findByRole("table");
    await waitFor(() =>
      expect(log.textContent?.replaceAll(/[\u2068\u2069]/gu, "")).toContain("(1 of 20 this hour)"),
    );
  });

  it("leaves what a rule has a model at work on in the inbox, by its name, and counts it as nothing that waits", async () => {
    const { host, sample, model } = await renderRules(<RequestInbox />);
    await host.send({ type: "rules/add", rules: [allow] });
    const asked = sample(about("Lisbon"));
    await model.turn();
    const row = await screen.findByRole("row", { name: /A model is writing.*Lisbon/ });
    expect(row).toHaveTextContent("Travel may ask");
    expect(screen.queryByText("1 waiting")).not.toBeInTheDocument();
    model.asked[0]?.answer({ content: "To Lisbon." });
    await expect(asked.answer).resolves.toMatchObject({ content: { text: "To Lisbon." } });
  });

  it("sets and takes away limits of what a server may use", async () => {
    const { host, user } = await renderRules(<RulesManager />);
    await user.click(await screen.findByText("Travel Booking"));
    await user.type(await screen.findByRole("textbox", { name: /^Requests an hour/ }), "3");
    await user.selectOptions(screen.getByRole("combobox", { name: "Over a limit" }), "Refuse");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(host.read(rulesKey)?.budgets).toEqual([
        { server: "travel", requestsPerHour: 3, over: "refuse" },
      ]),
    );
    await user.clear(await screen.findByRole("textbox", { name: /^Requests an hour/ }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(host.read(rulesKey)?.budgets).toEqual([]));
  });
});
