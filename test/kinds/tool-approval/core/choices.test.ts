import { approveTool, type Tools } from "mcp-host-ui/host";
import { createRules, type RuleInput } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../../../support/questions.js";
import { bookFlight, toolHost } from "../rig.js";

const once: Tools.Choice = { id: "once", label: "Yes", kind: "allow-once" };
const always: Tools.Choice = { id: "always", label: "Always", kind: "allow-always" };
const no: Tools.Choice = { id: "no", label: "No", kind: "reject-once" };
const call = { tool: bookFlight, arguments: { from: "Lisbon", to: "Oslo" } };
const about: Pick<RuleInput, "subject" | "server" | "tool" | "expires"> = {
  subject: "tool-approval",
  server: "travel",
  tool: "bookFlight",
  expires: "never",
};
const allows: RuleInput = { ...about, effect: "allow", tools: "any", arguments: "any" };

describe("approveTool with a harness's options", () => {
  it.each<[object, readonly Tools.Choice[], object | undefined]>([
    [{ action: "allow" }, [once, always, no], { action: "allow", choice: "once" }],
    [
      { action: "allow", choice: "always" },
      [once, always, no],
      { action: "allow", choice: "always" },
    ],
    [{ action: "deny" }, [once, always, no], { action: "deny", choice: "no" }],
    [{ action: "deny" }, [once], { action: "deny", stop: false }],
    [{ action: "allow" }, [always, no], undefined],
    [{ action: "allow", choice: "no" }, [once, no], undefined],
    [{ action: "deny", choice: "once" }, [once, no], undefined],
    [{ action: "allow", choice: "other" }, [once, no], undefined],
  ])("decides %j among %j as %j", async (answer, choices, decision) => {
    const host = toolHost();
    const asked = approveTool(host.openSession({ id: "travel" }), { ...call, choices });
    const { id } = await openQuestion(host);
    const receipt = await host.send({ type: "settle", id, answer });
    expect(receipt).toMatchObject(
      decision ? { done: true } : { done: false, rejection: "invalid" },
    );
    if (!decision) await host.send({ type: "settle", id, answer: { action: "cancel" } });
    await expect(asked).resolves.toMatchObject(decision ?? { action: "none" });
  });

  it.each<[string, RuleInput, readonly Tools.Choice[], object | undefined]>([
    ["allows by the plain option", allows, [once, no], { action: "allow", choice: "once" }],
    [
      "denies by the plain option",
      { ...about, effect: "deny" },
      [once, no],
      { action: "deny", choice: "no" },
    ],
    ["never picks an option that lasts", allows, [always, no], undefined],
  ])("with a rule: %s", async (_, rule, choices, decision) => {
    const host = toolHost({ rules: createRules() });
    const session = host.openSession({ id: "travel" });
    await host.send({ type: "rules/add", rules: [rule] });
    const asked = approveTool(session, { ...call, choices });
    if (!decision) {
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "cancel" } });
    }
    await expect(asked).resolves.toMatchObject(decision ?? { action: "none" });
  });

  it("refuses edited arguments where the harness cannot use them", async () => {
    const host = toolHost();
    const supports = { edits: false };
    const asked = approveTool(host.openSession({ id: "travel" }), { ...call, supports });
    const { id } = await openQuestion(host);
    const edited = { action: "allow", arguments: { from: "Lisbon", to: "Bergen" } };
    await expect(host.send({ type: "settle", id, answer: edited })).resolves.toMatchObject({
      rejection: "invalid",
    });
    await host.send({ type: "settle", id, answer: { action: "allow" } });
    await expect(asked).resolves.toMatchObject({ arguments: call.arguments, edited: false });
  });

  it.each([[[]], [[{ id: "x", label: "X", kind: "allow" }]], [[once, { ...no, id: "once" }]]])(
    "throws for %j",
    async (choices) => {
      const session = toolHost().openSession({ id: "travel" });
      // A program without types may write anything.
      const wrong = { ...call, choices } as unknown as Tools.Call;
      await expect(approveTool(session, wrong)).rejects.toThrow(TypeError);
    },
  );
});
