import { describe, expect, it } from "vitest";
import { findHidden } from "../../../src/safety/text/findHidden.js";
import { mayHide, replaceSuspects } from "../../../src/safety/text/mayHide.js";
import fc from "../../support/fc.js";

/** Letters and signs that are seen, of many scripts, and what hides among them. */
const pieces = [
  ..."aZ~! \n\t\ré一ー가\u3042か\u3099🛫",
  ..."\u00a0\u2800\u3000\u0301\u0302\u200b\u200d\u202e\u2066\u00ad\ufeff\u3164\uffa0\ue000",
  ...["\u{e0042}", "\u{16fe4}", "\ufe0f", "\u{e0100}", "\u180e", "\u0000", "\u0007", "\ud800"],
  ...["          ", "\n\n\n\n\n\n\n\n\n\n", "a\u0301\u0302\u0303\u0304"],
];
const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((all) => all.join(""));

describe("mayHide", () => {
  it("misses nothing of what is hidden", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(mayHide(text) || [...findHidden(text)].length === 0).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    "Flight 47 leaves Lisbon at 9:40,\n\twith one layover.",
    "我明天飞往里斯本，请帮我选择航班。\r\n谢谢！",
    "私はリスボンへ飛びます。カード、ひらがな。",
    "내일 리스본으로 갑니다.",
    "سأطير غدًا إلى لشبونة.",
    "Ich fliege früh, é à ç.",
  ])("lets %j be", (text) => {
    expect(mayHide(text)).toBe(false);
    expect(replaceSuspects(text)).toBe(text);
  });
});

describe("replaceSuspects", () => {
  it("leaves nothing in a text that may hide", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const left = replaceSuspects(text).replaceAll("\ufffd", "");
        expect(/[\p{Cc}\p{Cf}\p{DI}]/u.test(left.replace(/[\t\n\r]/g, ""))).toBe(false);
      }),
    );
  });
});
