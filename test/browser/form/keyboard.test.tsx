import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { Forms } from "../../form/parts/Forms.js";
import { tapped } from "../../support/tapped.js";
import { mountHost, mountInShadowRoot } from "../components/mountHost.js";

const many = Array.from({ length: 300 }, (_, index) => `Option ${index}`);
const week = "Mon Tue Wed Thu Fri Sat Sun".split(" ");

const person = {
  type: "object",
  properties: { name: { type: "string" }, age: { type: "integer" } },
};

const kinds = [
  ["a text", { type: "string" }, "Lisbon", "Lisbon"],
  ["a long text", { type: "string", maxLength: 999 }, "one{Enter}two", "one\ntwo"],
  ["an e-mail address", { type: "string", format: "email" }, "a@b.com", "a@b.com"],
  ["a number", { type: "number" }, "2.5", 2.5],
  ["a day", { type: "string", format: "date" }, "06152026", "2026-06-15"],
  ["yes or no", { type: "boolean" }, " ", true],
  ["no after yes", { type: "boolean" }, " {ArrowDown}", false],
  ["yes, taken back", { type: "boolean" }, " {Backspace}", undefined],
  ["a suggested yes", { type: "boolean", default: true }, " ", false],
  ["one of few", { type: "string", enum: ["a", "b", "c"] }, " {ArrowDown}", "b"],
  ["one of few, taken back", { type: "string", enum: ["a", "b"], default: "b" }, " ", undefined],
  ["one of some", { type: "string", enum: week }, "Thu{Enter}", "Thu"],
  ["one of some, further down", { type: "string", enum: week }, "{Enter}{End}{ArrowUp} ", "Sat"],
  [
    "one of some, taken back",
    { type: "string", enum: week, default: "Tue" },
    "{Delete}",
    undefined,
  ],
  ["one of many", { type: "string", enum: many }, "option 42{Enter}", "Option 42"],
  ["several of few", listOf({ enum: ["a", "b", "c"] }), " {Tab}{Tab} ", ["a", "c"]],
  [
    "several of many",
    listOf({ enum: many }),
    "42{Enter}{Backspace}{Backspace}17{ArrowDown}{Enter}{Escape}",
    ["Option 42", "Option 117"],
  ],
  ["texts of one's own", listOf({}), "Ada{Enter}Grace", ["Ada", "Grace"]],
  ["nested data", person, "{Enter}Ada{Tab}36", { name: "Ada", age: 36 }],
  ["nested data, taken back", person, "{Enter}Ada{Shift>}{Tab}{/Shift} ", undefined],
  [
    "a list of objects",
    { type: "array", items: person },
    "{Enter}Ada{Tab}36{Tab} Grace{Shift>}{Tab}{/Shift}{Tab}{Tab}85",
    [
      { name: "Ada", age: 36 },
      { name: "Grace", age: 85 },
    ],
  ],
  ["nested data as JSON", person, '{Tab} {{"name":"Ada"}', { name: "Ada" }],
  ["what no fields can show", { type: "object" }, '{{"a":[[1]}', { a: [1] }],
] as const;

function listOf(items: object) {
  return { type: "array", items: { type: "string", ...items } };
}

describe.each([
  ["the page", mountHost],
  ["a shadow root", mountInShadowRoot],
])("ElicitationForm.Root, by keyboard alone in %s", (_place, mount) => {
  it.each(kinds)("takes %s", async (_, property, keys, value) => {
    const { server, tree } = await mount(
      <Forms oneTap={false} />,
      { safety: { armAfter: 0 } },
      { wire: tapped(openWire2025) },
    );
    const { answer } = server.elicit({
      message: "A question",
      requestedSchema: { type: "object", properties: { it: { title: "It", ...property } } },
    });
    await expect
      .poll(() =>
        tree.querySelector("form :is(input, textarea, button[role=combobox], [role=group] button)"),
      )
      .not.toBeNull();

    await userEvent.keyboard(`{Tab}${keys}{Control>}{Enter}{/Control}`);
    expect(await answer).toEqual({
      action: "accept",
      content: value === undefined ? {} : { it: value },
    });
  });

  it("takes a time of day in the user's zone, and sends it in UTC", async () => {
    const { server, tree } = await mount(<Forms />, { safety: { armAfter: 0 } });
    const { answer } = server.elicit({
      message: "A question",
      requestedSchema: {
        type: "object",
        properties: { it: { type: "string", format: "date-time" } },
        required: ["it"],
      },
    });
    await expect.poll(() => tree.querySelector("input")).not.toBeNull();
    await userEvent.keyboard("{Tab}061520260830AM{Control>}{Enter}{/Control}");
    const { content: { it: sent = "" } = {} } = await answer;
    expect(sent).toMatch(/^2026-06-1\d.*Z$/);
    expect(typeof sent === "string" && new Date(sent)).toEqual(new Date(2026, 5, 15, 8, 30));
  });

  it("does not take half a day for none", async () => {
    const { server, tree } = await mount(<Forms />, { safety: { armAfter: 0 } });
    server.elicit({
      message: "A question",
      requestedSchema: { type: "object", properties: { it: { type: "string", format: "date" } } },
    });
    await expect.poll(() => tree.querySelector("input")).not.toBeNull();
    await userEvent.keyboard("{Tab}0615{Enter}");
    await expect.poll(() => tree.querySelector("[role=alert]")?.textContent).toContain("One field");
    expect(tree.querySelector("input")?.matches("[aria-invalid]:focus")).toBe(true);
    expect(server.received).toEqual([]);

    await userEvent.keyboard("2026{Enter}");
    await expect
      .poll(() => server.received)
      .toEqual([{ action: "accept", content: { it: "2026-06-15" } }]);
  });
});
