import "../../support/warmForm.js";
import "../../../src/kinds/elicitation/react/ElicitationPrompt.js";
import { renderWithHost } from "@mcp-host-ui/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { propertiesOf } from "../../support/giants.js";
import { tapped } from "../../support/tapped.js";
import { watchSteps } from "../../support/watchSteps.js";

const atOnce = 40;
const items = Array.from({ length: 200 }, (_, index) => `Item ${index}`);

async function ask(properties: object, selector: string) {
  const rendered = await renderWithHost(<HostPrompts />, {
    safety: { armAfter: 0, review: "always" },
    // SDKs refuse lists of one's own without a tap.
    server: { wire: tapped(openWire2025) },
  });
  onTestFinished(async () => {
    cleanup();
    await rendered.close();
  });
  const shown = () => document.querySelectorAll(selector).length;
  const steps = watchSteps(shown);
  const { answer } = rendered.server.elicit({
    message: "A long answer",
    requestedSchema: { type: "object", properties },
  });
  await screen.findByRole("dialog");
  return { answer, steps, shown };
}

/** The button that sends, and in the review, which stands before the form, the one that sends at last. */
const sends = () => screen.queryAllByText("Send");

async function send() {
  sends()[0]?.click();
  // Asking for roles takes jsdom seconds here.
  await waitFor(() => expect(sends()).toHaveLength(2));
  sends()[0]?.click();
}

describe("a long answer", () => {
  it("shows a suggested list a few items at a time, and lets each be changed", async () => {
    const list = { type: "array", items: { type: "string" }, title: "List", default: items };
    const { answer, steps, shown } = await ask({ list }, "[role=dialog] input");
    await waitFor(() => expect(shown()).toBe(items.length));
    expect(steps().length).toBeGreaterThan(2);
    expect(Math.max(...steps())).toBeLessThanOrEqual(atOnce);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText("Item 200"), "!");
    await send();
    const content = { list: [...items.slice(0, -1), "Item 199!"] };
    await expect(answer).resolves.toEqual({ action: "accept", content });
  });

  it("shows what is chosen of many options a few at a time, and sends all of it", async () => {
    const picks = { type: "array", items: { type: "string", enum: items }, default: items };
    const { answer, steps, shown } = await ask({ picks }, "[role=dialog] .mcp-form-chip");
    await waitFor(() => expect(shown()).toBe(items.length));
    expect(steps().length).toBeGreaterThan(2);
    expect(Math.max(...steps())).toBeLessThanOrEqual(atOnce);
    await send();
    await expect(answer).resolves.toEqual({ action: "accept", content: { picks: items } });
  });

  it("shows a long review a few rows at a time", async () => {
    const fields = propertiesOf(150, (index) => ({ type: "string", default: `Answer ${index}` }));
    const { answer, steps, shown } = await ask(fields, "[role=dialog] dl > div");
    sends()[0]?.click();
    await waitFor(() => expect(shown()).toBe(150));
    expect(steps().length).toBeGreaterThan(2);
    expect(Math.max(...steps())).toBeLessThanOrEqual(atOnce);
    sends()[0]?.click();
    await expect(answer).resolves.toMatchObject({ content: { p149: "Answer 149" } });
  });

  it("names an option by the beginning of a title that nobody could read", async () => {
    const oneOf = ["a", "b"].map((value) => ({ const: value, title: value.repeat(100_000) }));
    const pick = { type: "string", title: "Pick", oneOf };
    const { answer } = await ask({ pick }, "[role=dialog] input");
    const option = await screen.findByLabelText(`${"b".repeat(500)}…`);
    await userEvent.click(option);
    await send();
    await expect(answer).resolves.toEqual({ action: "accept", content: { pick: "b" } });
  });
});
