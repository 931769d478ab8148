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
  return (
    <SamplingMessages messages={messages} asked={conversation} onMessagesChange={setMessages} />
  );
}

const items = () => document.querySelectorAll("li");
const edit = (position: number) =>
  page.getByRole("button", { name: `Edit message ${position}`, exact: true });

describe("SamplingMessages, with a conversation of 300 messages", () => {
  it("has all of them, as text, and what can be done only near to what can be seen", async () => {
    mountContent(<Conversation />);
    await expect.element(edit(1)).toBeVisible();
    await expect.poll(() => items().length).toBe(300);
    expect(items()[299]?.textContent).toContain("Flight 300 leaves at 9:40.");
    expect(edit(150).query()).toBeNull();
    expect(edit(300).query()).toBeNull();
  });

  it("makes little of what is scrolled past in haste, and everything where the scrolling rests", async () => {
    mountContent(<Conversation />);
    await expect.poll(() => items().length).toBe(300);
    for (let position = 9; position < 300; position += 10) {
      items()[position]?.scrollIntoView({ behavior: "instant" });
      await new Promise(requestAnimationFrame);
    }
    await expect.element(edit(300)).toBeVisible();
    expect(page.getByRole("button", { name: /^Edit message/ }).elements().length).toBeLessThan(150);
    await userEvent.click(edit(300));
    await expect.element(page.getByRole("textbox", { name: "message 300" })).toHaveFocus();
  });

  it("keeps its place when what is near gets its buttons", async () => {
    mountContent(<Conversation />);
    await expect.poll(() => items().length).toBe(300);
    const item = items()[149];
    item?.scrollIntoView({ behavior: "instant", block: "start" });
    await expect.element(edit(150)).toBeVisible();
    await expect.poll(() => Math.abs(item?.getBoundingClientRect().top ?? 99)).toBeLessThan(40);
  });
});
