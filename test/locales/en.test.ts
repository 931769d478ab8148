import { en } from "mcp-host-ui/locales/en";
import { describe, expect, it } from "vitest";
import { sentencesOf } from "./sentences.js";

const asks = (server: string) => en.elicitation.asks({ server });

describe("en", () => {
  it("keeps the writing direction of a name inside the name", () => {
    expect(asks("سفر")).toBe("\u2068سفر\u2069 asks");
  });

  it.each([
    ["a direction override", "Bank\u202e", "Bank\ufffd"],
    ["an end of the isolation", "Bank\u2069\u202e", "Bank\ufffd\ufffd"],
    ["a line break", "Bank\nTrusted", "Bank\ufffdTrusted"],
  ])("shows %s in a name instead of following it", (_, name, shown) => {
    expect(asks(name)).toBe(`\u2068${shown}\u2069 asks`);
  });

  it("cuts a name that nobody could read", () => {
    expect(asks("x".repeat(10_000))).toBe(`\u2068${"x".repeat(200)}…\u2069 asks`);
  });

  it.each([
    [1, "1 question waiting"],
    [2, "2 questions waiting"],
    [1_000, "1,000 questions waiting"],
  ])("counts %i", (count, sentence) => {
    expect(en.prompt.asides({ count })).toBe(sentence);
  });

  it("keeps each sentence within 14 words, and each message within 30", () => {
    const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
    const messages = sentencesOf(en).map(({ key, say }) => ({ key, text: say(() => "X", 2) }));
    expect(messages.length).toBeGreaterThan(700);
    const tooLong = messages.filter(
      ({ text }) =>
        countWords(text) > 30 ||
        text.split(/(?<=[.!?…:;·])\s+/).some((sentence) => countWords(sentence) > 14),
    );
    expect(tooLong).toEqual([]);
  });

  it("writes apostrophes and quotation marks as type does", () => {
    const straight = sentencesOf(en)
      .map(({ key, say }) => ({ key, text: say(() => "X", 2) }))
      .filter(({ text }) => /["']/.test(text));
    expect(straight).toEqual([]);
  });
});
