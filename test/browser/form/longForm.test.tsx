import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { Forms } from "../../form/parts/Forms.js";
import { tapped } from "../../support/tapped.js";
import { mountHost } from "../components/mountHost.js";

const count = 1_000;
const named = (index: number) => `Place ${index}`;
const properties = Object.fromEntries(
  Array.from({ length: count }, (_, index) => [
    `p${index}`,
    { type: "string", title: named(index) },
  ]),
);

async function ask(
  required: readonly string[] = [],
  asked: object = properties,
  control = "input",
) {
  const { server } = await mountHost(
    <Forms />,
    { safety: { armAfter: 0 } },
    { wire: tapped(openWire2025) },
  );
  const { answer } = server.elicit({
    message: "Where to?",
    requestedSchema: { type: "object", properties: asked, required },
  });
  await expect.poll(() => document.querySelectorAll(control).length).toBeGreaterThan(0);
  return { answer };
}

const inputs = () => document.querySelectorAll("input");
const elements = () => document.querySelectorAll("form *").length;
const field = (index: number) => page.getByLabelText(named(index), { exact: true });
const focused = () => {
  const labels =
    document.activeElement instanceof HTMLInputElement && document.activeElement.labels;
  return labels ? labels[0]?.textContent : undefined;
};

describe("a form of a thousand fields", () => {
  it("has the fields near what can be seen in the page, wherever a person scrolls, and sends what was typed in each", async () => {
    const { answer } = await ask();
    await field(0).fill("first");
    for (let place = 0; place <= 6; place += 1) {
      scrollTo({ top: (document.documentElement.scrollHeight * place) / 6 });
      await expect.poll(seen).toBe(true);
      expect(inputs().length).toBeLessThan(150);
      expect(elements()).toBeLessThan(1_500);
    }
    await field(count - 1).fill("last");
    scrollTo({ top: 0 });
    await expect.element(field(0)).toHaveValue("first");
    // What has the focus stays.
    expect(field(count - 1).query()).not.toBeNull();
    await userEvent.click(field(0));
    await expect.poll(() => field(count - 1).query()).toBeNull();

    await userEvent.click(page.getByRole("button", { name: "Send" }));
    const content = { p0: "first", [`p${count - 1}`]: "last" };
    expect(await answer).toEqual({ action: "accept", content });
  });

  it("keeps what is no value yet in nested fields while they are far from what can be seen", async () => {
    const trip = {
      type: "object",
      title: "Trip",
      properties: {
        days: { type: "integer", title: "Days" },
        plan: { title: "Plan", type: "array", items: { type: "array" } },
      },
    };
    const others = Object.entries(properties).slice(0, 200);
    const { answer } = await ask(["trip"], { trip, ...Object.fromEntries(others) });
    const days = page.getByRole("textbox", { name: "Days" });
    const plan = page.getByRole("textbox", { name: "Plan" });
    await days.fill("a few");
    await plan.fill("[[1], [2");
    await userEvent.click(page.getByRole("button", { name: "Send" }));
    await expect.element(days).toHaveFocus();
    await userEvent.click(field(0));
    scrollTo({ top: document.documentElement.scrollHeight });
    await expect.element(field(199)).toBeInViewport();
    await userEvent.click(field(199));
    await expect.poll(() => days.query()).toBeNull();

    scrollTo({ top: 0 });
    await expect.element(days).toHaveValue("a few");
    await expect.element(plan).toHaveValue("[[1], [2");
    await days.fill("3");
    await plan.fill("[[1], [2]]");
    await userEvent.click(page.getByRole("button", { name: "Send" }));
    const content = { trip: { days: 3, plan: [[1], [2]] } };
    expect(await answer).toEqual({ action: "accept", content });
  });

  it("leads to a field that is wrong and far away", async () => {
    await ask(["p850"]);
    await userEvent.click(page.getByRole("button", { name: "Send" }));
    await expect.poll(focused).toContain(named(850));
    await expect.element(field(850)).toBeInViewport();
    await expect.element(field(850)).toHaveAttribute("aria-invalid", "true");
  });

  it("goes by Tab through all of them in order, and back", async () => {
    await ask();
    inputs()[0]?.focus();
    for (let index = 1; index <= 60; index += 1) {
      await userEvent.keyboard("{Tab}");
      await expect.poll(focused).toContain(named(index));
    }
    for (let index = 59; index >= 0; index -= 1) {
      await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
      await expect.poll(focused).toContain(named(index));
    }
  });

  it("brings back what is entered by Tab from elsewhere in the page, from above and from below", async () => {
    await ask();
    const resting = () => [...document.querySelectorAll<HTMLElement>("[hidden=until-found]")];
    await expect.poll(() => resting().length).toBeGreaterThan(5);
    const last = resting().at(-1);
    const send = page.getByRole("button", { name: "Send" }).element();
    // As the browser does before anything has scrolled.
    last?.dispatchEvent(new FocusEvent("focusin", { bubbles: true, relatedTarget: send }));
    await expect.poll(focused).toContain(named(count - 1));
  });

  it("is found by what a label says, where the browser looks for text in the page", async () => {
    await ask();
    const group = [...document.querySelectorAll("[hidden=until-found]")].find(({ textContent }) =>
      textContent?.includes(named(777)),
    );
    expect(group).toBeDefined();
    group?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    expect(field(777).query()).not.toBeNull();
  });
});

/** Whether what is in the middle of the window is a field that is there, and not its place. */
function seen(): boolean {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return middle !== null && middle.closest("[hidden]") === null && middle.closest("form") !== null;
}

describe("a form of few fields with long suggestions", () => {
  const total = 39;
  const lines = 4_000;
  const long = Object.fromEntries(
    Array.from({ length: total }, (_, index) => [
      `p${index}`,
      { type: "string", title: named(index), default: "a\n".repeat(lines) },
    ]),
  );
  const areas = () => [...document.querySelectorAll("textarea")];

  it("renders the text areas near the window, and sends the text typed in the last one", async () => {
    const { answer } = await ask([], long, "textarea");
    expect(areas().length).toBeLessThan(total);
    for (const { value } of areas()) expect(value.split("\n").length).toBeLessThanOrEqual(501);

    scrollTo({ top: document.documentElement.scrollHeight });
    const last = page.getByRole("group", { name: named(total - 1) }).getByRole("textbox");
    await userEvent.click(last.first());
    await userEvent.keyboard("{Control>}{Home}{/Control}first ");
    await userEvent.click(page.getByRole("button", { name: "Send" }));
    // The user hasn't seen every suggestion.
    await userEvent.click(page.getByRole("button", { name: "Send", exact: true }));
    const suggested = "a\n".repeat(lines);
    expect(await answer).toMatchObject({
      action: "accept",
      content: { p0: suggested, [`p${total - 1}`]: `first ${suggested}` },
    });
  });

  it("takes the caret from one piece to the next, and joins their lines", async () => {
    const { answer } = await ask([], { p0: long.p0 }, "textarea");
    areas()[0]?.focus();
    areas()[0]?.setSelectionRange(1_000, 1_000);
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => document.activeElement === areas()[1]).toBe(true);
    await userEvent.keyboard("{Backspace}");
    await userEvent.click(page.getByRole("button", { name: "Send" }));
    const content = { p0: `${"a\n".repeat(499)}aa\n${"a\n".repeat(lines - 501)}` };
    expect(await answer).toEqual({ action: "accept", content });
  });
});
