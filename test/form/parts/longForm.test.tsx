import { renderWithHost } from "@mcp-host-ui/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import type { HostLimits } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { propertiesOf } from "../../support/giants.js";
import { watchSteps } from "../../support/watchSteps.js";

const total = 90;
const atOnce = 20;

/** Asking for roles takes jsdom seconds here. */
const inputs = () => document.querySelectorAll("input").length;

/** The label of the input that has the focus; asking for it by label takes as long. */
const focused = () => {
  const { activeElement } = document;
  return activeElement instanceof HTMLInputElement && activeElement.labels?.[0]?.textContent;
};

async function ask({
  count = total,
  required = [],
  description,
  limits = {},
}: {
  count?: number;
  required?: readonly string[];
  description?: string;
  limits?: HostLimits;
} = {}) {
  const rendered = await renderWithHost(<HostPrompts />, {
    safety: { armAfter: 0 },
    hostOptions: { limits },
  });
  onTestFinished(async () => {
    cleanup();
    await rendered.close();
  });
  const steps = watchSteps(inputs);
  const { answer } = rendered.server.elicit({
    message: "A long list",
    requestedSchema: {
      type: "object",
      properties: propertiesOf(count, (index) => ({
        type: "string",
        title: `Field ${index}`,
        ...(description && { description }),
      })),
      required,
    },
  });
  await screen.findByRole("dialog");
  return { answer, steps };
}

const all = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe("a form of many fields", () => {
  it("renders a few at a time, and all in the end", async () => {
    const { answer, steps } = await ask();
    await waitFor(() => expect(inputs()).toBe(total));
    expect(steps().length).toBeGreaterThan(2);
    expect(Math.max(...steps())).toBeLessThanOrEqual(atOnce);

    const user = userEvent.setup();
    await user.type(screen.getByLabelText("Field 89"), "last");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { p89: "last" } });
  });

  it("has the field that is wrong take the focus, whether or not it was there yet", async () => {
    await ask({ required: ["p89"] });
    screen.getByText("Send").click();
    await waitFor(() => expect(focused()).toContain("Field 89"));
  });

  it("says what is wrong with a few fields at a time, and with all in the end", async () => {
    const count = 150;
    await ask({ count, required: all(count) });
    await waitFor(() => expect(inputs()).toBe(count));
    const errors = () => document.querySelectorAll("[aria-invalid=true]").length;
    const steps = watchSteps(errors);
    screen.getByText("Send").click();
    await waitFor(() => expect(errors()).toBe(count));
    expect(Math.max(...steps())).toBeLessThanOrEqual(100);
    await waitFor(() => expect(focused()).toContain("Field 0"));
  });

  it("marks a bounded number of hidden stretches in all its fields, and signs the rest", async () => {
    const { answer } = await ask({ description: "a\u200b".repeat(130) });
    await waitFor(() => expect(document.querySelectorAll("mark").length).toBeGreaterThan(0));
    await waitFor(() => expect(inputs()).toBe(total));
    expect(document.querySelectorAll("mark")).toHaveLength(5 * total);
    expect(screen.getAllByText(/a\ufffda\ufffd/)).not.toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });

  it.each([10, 500])("marks as many of them as limits.hiddenMarks allows: %i", async (most) => {
    const count = 10;
    const limits = { hiddenMarks: most };
    const { answer } = await ask({ count, description: "a\u200b".repeat(130), limits });
    await waitFor(() => expect(inputs()).toBe(count));
    // A mark in each at least, and 20 at most.
    const each = Math.max(1, Math.min(20, most / count / 2));
    await waitFor(() => expect(document.querySelectorAll("mark")).toHaveLength(each * count));
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });
});
