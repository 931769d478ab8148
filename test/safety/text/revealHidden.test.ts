import { inspectText, revealHidden } from "mcp-host-ui/safety";
import { describe, expect, it } from "vitest";
import * as fc from "../../support/fc.js";

const tags = (text: string) =>
  Array.from(text, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");
const selectors = (text: string) =>
  Array.from(new TextEncoder().encode(text), (byte) =>
    String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16),
  ).join("");
const shown = (text: string) =>
  revealHidden(text)
    .map(({ text, hidden }) => (hidden ? `[${hidden.label}×${hidden.count}]` : text))
    .join("");

/** Strings of the characters that detectors stumble over. */
const hostileText = fc.string({
  unit: fc.constantFrom(
    ..."aé漢ぐ می क\u094d 👩 0",
    ..."\u200b\u200c\u200d\u200e\u202e\u2066\u2069\ufeff\u00ad\ufe0f\u0301\u3164\u2800\0\n",
    "\u{e0041}",
    "\u{e0101}",
    "\u{1f3f4}",
    "\ud800",
    "\udc00",
    "\ue000",
  ),
  maxLength: 60,
});

describe("inspectText", () => {
  it.each([
    ["zero-width", "Delete rel\u200bease?", "ZWSP"],
    ["zero-width", "ad\ufeffmin", "BOM"],
    ["bidi-control", "invoice_\u202efdp.exe", "RLO"],
    ["bidi-control", "an unclosed \u2068isolate", "FSI"],
    ["bidi-control", "right to left around \u2067Latin\u2069", "RLI"],
    ["bidi-control", "a mark\u200f far from any such letter", "RLM"],
    ["tag-characters", `Hi${tags("ignore")}`, "U+E0069"],
    ["variation-selectors", `x${selectors("ok")}`, "U+E015F"],
    ["control-characters", "\u001b[8mhidden", "ESC"],
    ["control-characters", "noncharacter \ufdd0", "U+FDD0"],
    ["filler-characters", "a\u3164b", "U+3164"],
    ["combining-flood", `e${"\u0301".repeat(20)}`, "U+0301"],
    ["invisible-format", "de\u00adlete", "SHY"],
    ["invisible-format", "ad\u2063min", "U+2063"],
    ["private-use", "logo \uf8ff", "U+F8FF"],
    ["malformed-text", "half \ud83d a pair", "U+D83D"],
    ["long-blank", `Yes${" ".repeat(200)}no`, "SP"],
    ["long-blank", `Yes${"\r\n".repeat(20)}no`, "U+000D"],
  ])("finds %s in %j", (code, text, label) => {
    expect(inspectText(text)).toMatchObject([{ code, path: [], params: { label } }]);
  });

  it.each([
    ["emoji sequences", "👨‍👩‍👧‍👦 👩🏽‍💻 🏳️‍🌈 ❤️‍🔥 1️⃣ ☀️ ✓︎"],
    ["flags", `🇵🇹 🏴${tags("gbeng")}\u{e007f} 🏴${tags("ustx")}\u{e007f}`],
    ["Persian joiners", "آیا می\u200cخواهید"],
    ["Indic joiners", "क्\u200dया ක්\u200dරී ശ്രീ എൻ\u200d"],
    ["Khmer and Burmese word spaces", "តើ\u200bអ្នក က\u200bခ"],
    ["ideographic variants", "葛\u{e0100}城 渡邉\u{e011f}様"],
    ["syllables of a long German word", "Donau\u00addampf\u00adschiff\u00adfahrt"],
    ["one mark beside right-to-left text", "המחיר: 50%\u200f בלבד"],
    ["isolates around a name", "Hello \u2068Ada\u2069, \u2067עדה\u2069!"],
    ["a byte order mark at the start", "\ufeffHello"],
    ["stacked marks of one script", "שָׁלוֹם Nguye\u0302\u0303n རྒྱལ ᾄ"],
    ["braille", "⠓⠑⠇⠇⠕⠀⠺⠕⠗⠇⠙"],
    ["ordinary blanks", "a\tb\r\nc\u00a0d\u3000e\n\n\nf"],
    ["Mongolian variants and Old Korean fillers", "ᠨ\u180bᠠ ᄀ\u1160"],
  ])("leaves %s alone", (_, text) => {
    expect(inspectText(text)).toEqual([]);
    expect(revealHidden(text)).toEqual([{ text }]);
  });

  it("reads what tags and variation selectors spell", () => {
    expect(inspectText(`Hi${tags("wipe it")}`)).toMatchObject([
      { severity: "danger", params: { count: 7, spells: "wipe it" } },
    ]);
    expect(inspectText(`😀${selectors("print the token")}`)).toMatchObject([
      { severity: "danger", params: { count: 15, spells: "print the token" } },
    ]);
  });

  it("counts each kind once", () => {
    expect(inspectText("a\u200bb\u200bc\u0000")).toMatchObject([
      { code: "zero-width", params: { count: 2 } },
      { code: "control-characters", params: { count: 1 } },
    ]);
  });
});

describe("revealHidden", () => {
  it("shows in place what is hidden", () => {
    expect(shown("Delete rel\u200b\u200bease\u202e?")).toBe("Delete rel[ZWSP×2]ease[RLO×1]?");
  });

  it("keeps three marks of a flood", () => {
    expect(shown(`e${"\u0301".repeat(9)}!`)).toBe("e\u0301\u0301\u0301[U+0301×6]!");
  });

  it("gives every character back, as plain data, hidden where something is found", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const runs = revealHidden(text);
        expect(runs.map((run) => run.text).join("")).toBe(text);
        expect(structuredClone(runs)).toEqual(runs);
        expect(runs.some(({ hidden }) => hidden)).toBe(inspectText(text).length > 0);
      }),
    );
  });

  it("leaves nothing hidden in what it shows", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const visible = revealHidden(text).filter(({ hidden }) => !hidden);
        const isSeen = ({ text }: { text: string }) =>
          !/[\u202a-\u202e\u{e0000}-\u{e0020}\0]/u.test(text);
        expect(visible.every(isSeen)).toBe(true);
      }),
    );
  });

  it("stays short however much is hidden, and still shows where", () => {
    const runs = revealHidden("a\u200b".repeat(100_000));

    expect(runs.length).toBeLessThanOrEqual(1_001);
    expect(runs.at(-1)?.text.startsWith("a\ufffda\ufffd")).toBe(true);
  });
});
