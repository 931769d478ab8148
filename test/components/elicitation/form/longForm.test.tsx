import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { renderWithHost } from "mcp-host-ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { propertiesOf } from "../../../support/giants.js";

const total = 90;
const atOnce = 40;

/** Asking for roles takes jsdom seconds here. */
const inputs = () => document.querySelectorAll("input").length;

async function ask(required: readonly string[] = [], description?: string) {
  const rendered = await renderWithHost(<HostPrompts />, { armAfter: 0 });
  onTestFinished(async () => {
    cleanup();
    await rendered.close();
  });
  const seen: number[] = [];
  const observer = new MutationObserver(() => seen.push(inputs()));
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  const { answer } = rendered.server.elicit({
    message: "A long list",
    requestedSchema: {
      type: "object",
      properties: propertiesOf(total, (index) => ({
        type: "string",
        title: `Field ${index}`,
        ...(description && { description }),
      })),
      required,
    },
  });
  await screen.findByRole("dialog");
  return { answer, seen };
}

describe("a form of many fields", () => {
  it("renders a few at a time, and all in the end", async () => {
    const { answer, seen } = await ask();
    await waitFor(() => expect(inputs()).toBe(total));
    const counts = [...new Set(seen)].filter((count) => count > 0);
    expect(counts.length).toBeGreaterThan(2);
    const steps = counts.map((count, index) => count - (counts[index - 1] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(atOnce);

    const user = userEvent.setup();
    await user.type(screen.getByLabelText("Field 89"), "last");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { p89: "last" } });
  });

  it("has the field that is wrong take the focus, whether or not it was there yet", async () => {
    await ask(["p89"]);
    screen.getByRole("button", { name: "Send" }).click();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Field 89")));
  });

  it("marks a bounded number of hidden stretches in each text, and signs the rest", async () => {
    const { answer } = await ask([], "a\u200b".repeat(130));
    await waitFor(() => expect(document.querySelectorAll("mark").length).toBeGreaterThan(0));
    await waitFor(() => expect(inputs()).toBe(total));
    expect(document.querySelectorAll("mark")).toHaveLength(20 * total);
    expect(screen.getAllByText(/a\ufffda\ufffd/)).not.toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });
});
