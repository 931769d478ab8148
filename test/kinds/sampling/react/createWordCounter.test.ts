import { describe, expect, it, vi } from "vitest";
import { createWordCounter } from "../../../../src/kinds/sampling/react/createWordCounter.js";

const once = (text: string) => createWordCounter()(text);

/** What a counter says of a text that came in small pieces. */
function grown(text: string, size: number): number {
  const count = createWordCounter();
  let said = 0;
  for (let end = size; end < text.length + size; end += size) said = count(text.slice(0, end));
  return said;
}

describe("createWordCounter", () => {
  it.each([
    ["", 0],
    [" … \n", 0],
    ["Take the 9:40, it’s cheap.", 5],
    ["私は明日リスボンへ飛びます。", 8],
    ["我明天飞往里斯本。", 4],
    ["ฉันบินไปลิสบอนพรุ่งนี้", 5],
    ["سأطير غدًا إلى لشبونة", 4],
  ])("counts the words of %j", (text, words) => {
    expect(Math.abs(once(text) - words)).toBeLessThanOrEqual(words > 5 ? 2 : 1);
  });

  it.each([
    ["Take the 9:40 from Lisbon, it is cheap. ", 9],
    ["私は明日リスボンへ飛びます。", 8],
  ])("says the same of a text that grows, %j", (sentence) => {
    const text = sentence.repeat(400);
    expect(grown(text, 7)).toBe(grown(text, 1_000));
    expect(grown(text, 7)).toBe(once(sentence) * 400);
  });

  it("looks at a little of a megabyte at a time, and at all of it in the end", () => {
    const words = 200_000;
    const text = "word ".repeat(words);
    const segment = vi.spyOn(Intl.Segmenter.prototype, "segment");
    const count = createWordCounter();
    expect(Math.abs(count(text) - words)).toBeLessThan(words / 100);
    const looked = segment.mock.calls.reduce((sum, [part]) => sum + part.length, 0);
    expect(looked).toBeLessThan(5_000);
    for (let partial = 0; partial < 300; partial += 1) count(text);
    expect(count(text)).toBe(words);
    segment.mockClear();
    expect(count(`${text}more`)).toBe(words + 1);
    expect(segment.mock.calls).toHaveLength(1);
    segment.mockRestore();
  });

  it("counts what has no end of a word as one word at least", () => {
    expect(createWordCounter()("A".repeat(1_000_000))).toBeGreaterThan(0);
  });

  it("begins anew with another text", () => {
    const count = createWordCounter();
    count("One two three four five. ".repeat(100));
    expect(count("One two.")).toBe(2);
    expect(count("Entirely other words, of which there are nine here. ".repeat(100))).toBe(900);
  });
});
