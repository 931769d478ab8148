import { type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { SamplingMessage } from "../../../src/kinds/sampling/core/protocol/samplingMessage.js";
import { SamplingMessages } from "../../../src/kinds/sampling/react/content/SamplingMessages.js";
import { mountContent } from "./mountContent.js";

const conversation: readonly SamplingMessage[] = Array.from({ length: 300 }, (_, index) => ({
  role: index % 2 ? "assistant" : "user",
  content: { type: "text", text: `Flight ${index + 1} leaves at 9:40. `.repeat(12) },
}));

function Conversation(): ReactNode {
  const [messages, setMessages] = useState(conversation);
  return <SamplingMessages messages={messages} onEdit={setMessages} />;
}

const items = () => document.querySelectorAll("li");
const edit = (position: number) =>
  page.getByRole("button", { name: `Edit message ${position}`, exact: true });

describe("SamplingMessages, with a conversation of 300 messages", () => {
  it("renders all of them a few at a time, and lays out those near the window", async () => {
    mountContent(<Conversation />);
    await expect.element(edit(1)).toBeVisible();
    await expect.poll(() => items().length).toBe(300);
    expect(items()[299]?.textContent).toContain("Flight 300 leaves at 9:40.");
    // The browser decides once it has laid out.
    await expect
      .poll(() =>
        items()[299]?.querySelector("bdi")?.checkVisibility({ contentVisibilityAuto: true }),
      )
      .toBe(false);
    items()[299]?.scrollIntoView({ behavior: "instant" });
    await userEvent.click(edit(300));
    await expect.element(page.getByRole("textbox", { name: "message 300" })).toHaveFocus();
  });
});
