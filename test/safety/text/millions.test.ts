import { describe, expect, it } from "vitest";
import { inspectText } from "../../../src/safety/text/inspectText.js";
import { revealHidden } from "../../../src/safety/text/revealHidden.js";

const many = 4_200_000;

/** One kind of character, millions of times. */
const floods: readonly (readonly [code: string, character: string])[] = [
  ["combining-flood", "\u0301"],
  ["zero-width", "\u200b"],
  ["bidi-control", "\u202e"],
  ["tag-characters", "\u{e0041}"],
  ["variation-selectors", "\u{e0100}"],
  ["filler-characters", "\u3164"],
  ["control-characters", "\u0001"],
  ["malformed-text", "\ud800"],
  ["private-use", "\ue000"],
  ["invisible-format", "\u2061"],
  ["long-blank", " "],
];

describe("a text of millions of hidden characters", () => {
  it.each(floods)("is one stretch of %s", (code, character) => {
    const text = `a${character.repeat(many)}b`;
    const findings = inspectText(text);
    expect(findings.map((finding) => finding.code)).toEqual([code]);
    expect(findings[0]?.params.count).toBeGreaterThan(many - 5);
    const runs = revealHidden(text);
    expect(runs.at(-1)?.text.slice(-1)).toBe("b");
    expect(runs.map((run) => run.hidden?.code ?? "")).toEqual(["", code, ""]);
    expect(runs.map((run) => run.text).join("") === text).toBe(true);
  });

  it("is found after a soft hyphen in a word without an end", () => {
    const text = `${"\u00ada".repeat(20)}${"a".repeat(many)}`;
    expect(() => inspectText(text)).not.toThrow();
    expect(
      revealHidden(text)
        .map((run) => run.text)
        .join("") === text,
    ).toBe(true);
  });
});
