import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toInstant } from "../../../src/form/controls/calendar/localDateTime.js";
import { pressBeside } from "../components/askForCity.js";
import { mountHost } from "../components/mountHost.js";

const input = page.getByLabelText("Departure", { exact: true });
const opener = page.getByRole("button", { name: /^Choose a day: .*Departure/ });
const calendar = page.getByRole("dialog", { name: /^Choose a day: .*Departure/ });
const day = (name: string) => calendar.getByRole("button", { name });
const send = () => page.getByRole("button", { name: "Send", exact: true }).click();

const requestFor = (property: object) => ({
  message: "When do you leave?",
  requestedSchema: {
    type: "object",
    properties: {
      departure: { type: "string", format: "date", title: "Departure", ...property },
      note: { type: "string", title: "Note" },
    },
  },
});

/** Asks for a day, or for a day and a time, and waits until its field is there. */
async function askForDeparture(property: object = {}, dir: "ltr" | "rtl" = "ltr") {
  const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 }, dir });
  const { answer } = server.elicit(requestFor(property));
  await expect.element(opener).toBeVisible();
  return { server, answer };
}

async function isThere() {
  await expect.element(opener).toHaveAttribute("aria-expanded", "true");
  await expect.element(calendar).toBeVisible();
}

async function isGone() {
  await expect.element(opener).toHaveAttribute("aria-expanded", "false");
  expect(calendar.query()).toBeNull();
}

describe("CalendarRow", () => {
  it("sends the day that a pointer chooses", async () => {
    const { answer } = await askForDeparture({ default: "2026-05-17" });
    await opener.click();
    await isThere();
    await expect.element(day("Sunday, May 17, 2026")).toHaveFocus();
    await day("Wednesday, May 20, 2026").click();
    await isGone();
    await expect.element(opener).toHaveFocus();
    await expect.element(input).toHaveValue("2026-05-20");
    await send();
    expect(await answer).toEqual({ action: "accept", content: { departure: "2026-05-20" } });
  });

  it.each([" ", "{F4}", "{Alt>}{ArrowDown}{/Alt}"])(
    "opens by %s where people type, is walked by keys, and gives the focus back",
    async (keys) => {
      const { answer } = await askForDeparture({ default: "2026-05-17" });
      input.element().focus();
      await userEvent.keyboard(keys);
      await isThere();
      await userEvent.keyboard("{ArrowRight}{ArrowDown}{PageDown}");
      await expect.element(day("Thursday, June 25, 2026")).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await isGone();
      await expect.element(input).toHaveFocus();
      await userEvent.keyboard("{Control>}{Enter}{/Control}");
      expect(await answer).toEqual({ action: "accept", content: { departure: "2026-06-25" } });
    },
  );

  it("closes at the first Escape, and the dialog at the second", async () => {
    const { server, answer } = await askForDeparture();
    await opener.click();
    await isThere();
    await userEvent.keyboard("{Escape}");
    await isGone();
    await expect.element(opener).toHaveFocus();
    expect(server.received).toEqual([]);
    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
  });

  it.each([
    ["a press beside it", pressBeside],
    ["a second press of its button", () => opener.click()],
    ["the focus that goes on", () => userEvent.keyboard("{Tab}{Tab}")],
  ])("chooses nothing for the person who leaves it by %s", async (_, leave) => {
    const { answer } = await askForDeparture({ default: "2026-05-17" });
    await opener.click();
    await isThere();
    await userEvent.keyboard("{ArrowDown}");
    await leave();
    await isGone();
    await send();
    expect(await answer).toEqual({ action: "accept", content: { departure: "2026-05-17" } });
  });

  it("sends nothing by keys that choose in it", async () => {
    const { server, answer } = await askForDeparture({ default: "2026-05-17" });
    await opener.click();
    await isThere();
    for (const list of ["month", "year"]) {
      calendar.getByRole("combobox", { name: list }).element().focus();
      await userEvent.keyboard("{ArrowDown}{Enter}");
    }
    await expect.element(calendar.getByRole("grid", { name: "June 2027" })).toBeVisible();
    await day("Thursday, June 17, 2027").click();
    await opener.click();
    await expect.element(day("Thursday, June 17, 2027")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{Control>}{Enter}{/Control}");
    await isThere();
    expect(server.received).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await send();
    expect(await answer).toEqual({ action: "accept", content: { departure: "2027-06-18" } });
  });

  it("keeps its letters from the card around it", async () => {
    const { server } = await mountHost(<ElicitationCard />, {
      safety: { armAfter: 0 },
      questions: { keys: true },
    });
    server.elicit(requestFor({ default: "2026-05-17" }));
    await opener.click();
    await isThere();
    await userEvent.keyboard("dlj?");
    await isThere();
    expect(page.getByRole("region").elements()).toHaveLength(1);
    expect(server.received).toEqual([]);
  });

  it("goes when somebody types after all", async () => {
    const { answer } = await askForDeparture({ default: "2026-05-17" });
    await opener.click();
    await isThere();
    await input.click();
    await isGone();
    await opener.click();
    await isThere();
    await input.fill("2026-07-01");
    await isGone();
    await opener.click();
    await expect.element(day("Wednesday, July 1, 2026")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await send();
    expect(await answer).toEqual({ action: "accept", content: { departure: "2026-07-01" } });
  });

  it("takes both presses of a double click for itself", async () => {
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const { requestedSchema } = requestFor({ default: "2026-05-17" });
    const meals = Object.fromEntries(
      ["Breakfast", "Lunch", "Dinner"].map((title) => [title, { type: "boolean", title }]),
    );
    const { departure } = requestedSchema.properties;
    const properties = { departure, ...meals };
    const { answer } = server.elicit({
      message: "When?",
      requestedSchema: { ...requestedSchema, properties },
    });
    await opener.click();
    await isThere();
    for (const name of ["Sunday, May 10, 2026", "Sunday, May 17, 2026", "Sunday, May 24, 2026"]) {
      await day(name).dblClick();
      await isGone();
      await opener.click();
      await isThere();
    }
    await userEvent.keyboard("{Escape}");
    await send();
    expect(await answer).toEqual({ action: "accept", content: { departure: "2026-05-24" } });
  });

  it("shows one calendar at a time", async () => {
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const { requestedSchema } = requestFor({});
    const back = { type: "string", format: "date", title: "Return" };
    const properties = { ...requestedSchema.properties, back };
    server.elicit({ message: "When?", requestedSchema: { ...requestedSchema, properties } });
    await opener.click();
    await isThere();
    await page.getByRole("button", { name: /^Choose a day: .*Return/ }).click();
    await isGone();
    await expect.element(page.getByRole("dialog", { name: /Return/ })).toBeVisible();
  });

  it("replaces half a date", async () => {
    const { answer } = await askForDeparture();
    input.element().focus();
    await userEvent.keyboard("12");
    await opener.click();
    await calendar.getByRole("combobox", { name: "year" }).selectOptions("1969");
    await calendar.getByRole("combobox", { name: "month" }).selectOptions("July");
    await day("Sunday, July 20, 1969").click();
    await send();
    expect(await answer).toEqual({ action: "accept", content: { departure: "1969-07-20" } });
  });

  it("keeps the time of the day that it replaces", async () => {
    const local = new Date(2026, 4, 17, 23, 30);
    const { answer } = await askForDeparture({ format: "date-time", default: local.toISOString() });
    await opener.click();
    await day("Monday, May 18, 2026").click();
    await expect.element(input).toHaveValue("2026-05-18T23:30");
    await send();
    const departure = toInstant("2026-05-18T23:30");
    expect(await answer).toEqual({ action: "accept", content: { departure } });
  });

  it("goes with the question that its server takes back", async () => {
    const { server } = await askForDeparture();
    await opener.click();
    await isThere();
    await server.close();
    await expect.poll(() => document.querySelectorAll(":popover-open").length).toBe(0);
    await expect.element(page.getByRole("dialog")).toBeVisible();
  });

  it.each([
    ["at the bottom of a small window", "ltr", 320, 560],
    ["from right to left", "rtl", 700, 560],
  ] as const)("stands above the dialog, whole in the window, %s", async (_, dir, width, height) => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(width, height);
    try {
      await askForDeparture({}, dir);
      await opener.click();
      await isThere();
      const box = calendar.element().getBoundingClientRect();
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.bottom).toBeLessThanOrEqual(height);
      const side = dir === "rtl" ? "right" : "left";
      const distance = box[side] - input.element().getBoundingClientRect()[side];
      expect(Math.abs(distance)).toBeLessThanOrEqual(width === 320 ? 8 : 1);
      const middle = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      expect(calendar.element().contains(middle)).toBe(true);
    } finally {
      await page.viewport(innerWidth, innerHeight);
    }
  });

  it("has room for a week where text is twice as large, in the narrowest window", async () => {
    const { innerWidth, innerHeight } = window;
    await page.viewport(320, 640);
    document.documentElement.style.fontSize = "200%";
    try {
      await askForDeparture({ default: "2026-05-23" });
      await opener.click();
      await isThere();
      const { scrollWidth, clientWidth } = calendar.element();
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
      const saturday = day("Saturday, May 23, 2026").element();
      expect(saturday.scrollWidth).toBeLessThanOrEqual(saturday.clientWidth);
    } finally {
      document.documentElement.style.fontSize = "";
      await page.viewport(innerWidth, innerHeight);
    }
  });
});
