import type { StartServerOptions } from "@mcp-host-ui/testing";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { ElicitationPrompt } from "../../../src/index.js";
import { tapped } from "../../support/tapped.js";
import { mountHost } from "../components/mountHost.js";

const text = { type: "string", maxLength: 20 };
const consent = { type: "boolean", title: "Share my address book", default: true };

/** So many fields, with what is suggested in the middle of them. */
function formOf(count: number, suggested: Readonly<Record<string, object>> = { consent }) {
  const before = Array.from({ length: count / 2 }, (_, index) => [`before${index}`, text] as const);
  const after = Array.from({ length: count / 2 }, (_, index) => [`after${index}`, text] as const);
  return {
    message: "Some questions",
    requestedSchema: {
      type: "object",
      properties: Object.fromEntries([...before, ...Object.entries(suggested), ...after]),
    },
  };
}

async function ask(
  count: number,
  suggested?: Readonly<Record<string, object>>,
  options?: StartServerOptions,
) {
  const { server } = await mountHost(<ElicitationPrompt />, { safety: { armAfter: 0 } }, options);
  const { answer } = server.elicit(formOf(count, suggested));
  const sent: unknown[] = [];
  void answer.then((received) => sent.push(received));
  await expect.element(send).toBeVisible();
  await expect.poll(() => document.querySelector("[data-arming]")).toBeNull();
  return { answer, sent };
}

const send = page.getByRole("button", { name: "Send", exact: true });
const review = page.getByRole("group", { name: /^This is what/ });
const box = page.getByRole("checkbox", { name: consent.title });

describe("what a server suggests", () => {
  it.each([30, 500])(
    "is looked at once where it was never on screen: one of %s fields",
    async (count) => {
      const { answer, sent } = await ask(count);
      await userEvent.click(send);
      await expect.element(review).toBeVisible();
      await expect.element(review).toHaveTextContent(consent.title);
      expect(sent).toEqual([]);

      await userEvent.click(review.getByRole("button", { name: "Send", exact: true }));
      expect(await answer).toEqual({ action: "accept", content: { consent: true } });
    },
  );

  it("is looked at once where it stands deep in nested data of which the rest was on screen", async () => {
    const names = Array.from({ length: 30 }, (_, index) => `line${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, text]));
    const data = {
      type: "object",
      properties: { ...properties, consent },
      default: { consent: true },
    };
    const { answer, sent } = await ask(2, { data }, { wire: tapped(openWire2025) });
    await expect.element(page.getByRole("textbox", { name: "Line0" })).toBeVisible();
    await userEvent.click(send);
    await expect.element(review).toBeVisible();
    expect(sent).toEqual([]);

    await userEvent.click(review.getByRole("button", { name: "Send", exact: true }));
    expect(await answer).toEqual({ action: "accept", content: { data: { consent: true } } });
  });

  it("leaves at once where it was on screen", async () => {
    const { answer } = await ask(2);
    await userEvent.click(send);
    expect(await answer).toEqual({ action: "accept", content: { consent: true } });
  });

  it("leaves at once where somebody has scrolled past it", async () => {
    const { answer } = await ask(30);
    box.element().scrollIntoView();
    await expect.element(box).toBeInViewport();
    // What came on screen is known a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await userEvent.click(send);
    expect(await answer).toEqual({ action: "accept", content: { consent: true } });
  });

  it("is why the review comes: it says so, is described so, and marks it", async () => {
    const note = { type: "string", title: "Note", default: "" };
    const remind = { type: "boolean", title: "Remind me", default: false };
    const tags = {
      type: "array",
      title: "Tags",
      items: { type: "string", enum: ["a"] },
      default: [],
    };
    const { answer } = await ask(30, { consent, note, remind, tags });
    await userEvent.click(send);
    const why = "You haven’t seen 4 of these values yet.";
    await expect.element(review).toHaveAccessibleDescription(why);
    await expect.element(review.getByText(why)).toBeVisible();
    await expect.poll(() => review.getByText("not seen yet", { exact: true }).all().length).toBe(4);

    await userEvent.click(review.getByRole("button", { name: "Send", exact: true }));
    const content = { consent: true, note: "", remind: false, tags: [] };
    expect(await answer).toEqual({ action: "accept", content });
  });

  it("was seen where it was on screen in the review", async () => {
    const { answer } = await ask(30);
    await userEvent.click(send);
    await expect.element(review.getByText("not seen yet", { exact: true })).toBeInViewport();
    // What came on screen is known a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await userEvent.click(review.getByRole("button", { name: "Go back" }));
    await userEvent.fill(page.getByRole("textbox", { name: "before0" }), "anew");
    await userEvent.click(send);
    const content = { before0: "anew", consent: true };
    expect(await answer).toEqual({ action: "accept", content });
  });
});
