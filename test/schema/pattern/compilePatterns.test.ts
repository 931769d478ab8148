import { describe, expect, it } from "vitest";
import { compilePatterns } from "../../../src/schema/pattern/compilePatterns.js";
import { createAllowance } from "../../../src/wire/protocol/allowance.js";
import type { RequestLimits } from "../../../src/wire/protocol/requestLimits.js";
import { atOnce } from "../../../src/wire/protocol/sliced.js";
import { countSteps } from "../../support/countSteps.js";
import fc from "../../support/fc.js";

const allowance = 60_000;

function compileAll(patterns: readonly string[], limits?: RequestLimits) {
  return atOnce(compilePatterns(patterns, createAllowance(limits)));
}

function compile(pattern: string) {
  return compileAll([pattern]).get(pattern);
}

function match(pattern: string, text: string): boolean | string | undefined {
  const matcher = compile(pattern);
  return typeof matcher === "function" ? matcher(text, { left: allowance }) : matcher;
}

describe("compilePatterns", () => {
  it.each<[pattern: string, matching: readonly string[], other: readonly string[]]>([
    ["", ["", "a"], []],
    ["a", ["a", "xay"], ["", "b"]],
    ["^a", ["ab"], ["ba", "\na"]],
    ["a$", ["ba"], ["ab", "a\n"]],
    ["^(?:a|bc|)$", ["a", "bc", ""], ["b", "abc"]],
    ["^a*$", ["", "aaa"], ["ab"]],
    ["^a+b?$", ["a", "aab"], ["b", "abb"]],
    ["^a{2}$", ["aa"], ["a", "aaa"]],
    ["^a{2,}$", ["aa", "aaaa"], ["a"]],
    ["^a{1,2}?$", ["a", "aa"], ["aaa"]],
    ["^a{0}$", [""], ["a"]],
    ["^(ab){2}(?<name>c)$", ["ababc"], ["abc"]],
    ["^(?:a{0,2}){2}$", ["", "aaaa"], ["aaaaa"]],
    ["^(?:(?:a?)*)*$", ["", "aa"], ["b"]],
    ["^.$", ["a", "😀"], ["\n", "\u2028", ""]],
    ["^[a-c]+$", ["abc"], ["d", ""]],
    ["^[^a-c]$", ["d", "\n"], ["a"]],
    ["^[\\s\\S]$", ["\n", "😀"], [""]],
    ["[]", [], ["a", ""]],
    ["^[^]$", ["a", "\n"], [""]],
    ["^[\\]\\\\^-]+$", ["]\\^-"], ["a"]],
    ["^[\\w.-]+$", ["a.b-c_9"], ["é", " "]],
    ["^[\\w-.]+$", ["a.b-c"], [" "]],
    ["^[\\@\\-\\_]+$", ["@-_"], ["\\"]],
    ["^\\d\\D\\w\\W\\s\\S$", ["1a_! x", "0aZ-\ufeff."], ["1aaa x"]],
    ["^\\-\\@\\ \\/\\.$", ["-@ /."], ["-@ /a"]],
    ["^\\t\\n\\v\\f\\r\\0\\cA$", ["\t\n\v\f\r\0\u0001"], []],
    ["^\\x41\\u0042\\u{43}\\u{1F600}\\uD83D\\uDE00$", ["ABC😀😀"], ["ABC😀"]],
    ["^\\p{L}\\P{L}\\p{Lu}\\p{Script=Greek}$", ["é1Éα", "a A𝛂".replace("𝛂", "ω")], ["11Éα"]],
    ["\\bcat\\b", ["a cat!", "cat"], ["concat", "cats"]],
    ["a\\Bb", ["ab"], ["a b"]],
    ["^(?=.*\\d)(?=.*[a-z])(?!.*\\s).{4,}$", ["abc1", "1abc"], ["abcd", "ab 1", "a1"]],
    ["^(?:(?!ab).)*$", ["ba", "aab".slice(1, 2)], ["xaby"]],
    ["a(?=b(?!c))", ["abd", "ab"], ["abc", "ac"]],
    ["^a{,2}{$", ["a{,2}{"], ["aa"]],
    ["^}]$", ["}]"], []],
    ["^[0-9]{5}(?:-[0-9]{4})?$", ["12345", "12345-6789"], ["1234", "12345-"]],
    ["^\\S+@\\S+\\.\\S+$", ["a@b.c"], ["a@b", "a b@c.d "]],
  ])("runs %j as ECMAScript does", (pattern, matching, other) => {
    for (const text of matching) expect([text, match(pattern, text)]).toEqual([text, true]);
    for (const text of other) expect([text, match(pattern, text)]).toEqual([text, false]);
  });

  it.each([
    ["(", "pattern-invalid"],
    [")", "pattern-invalid"],
    ["[a", "pattern-invalid"],
    ["[z-a]", "pattern-invalid"],
    ["a**", "pattern-invalid"],
    ["*a", "pattern-invalid"],
    ["^*", "pattern-invalid"],
    ["{1}", "pattern-invalid"],
    ["a{2,1}", "pattern-invalid"],
    ["(?=a)*", "pattern-invalid"],
    ["a++", "pattern-invalid"],
    ["\\", "pattern-invalid"],
    ["\\A\\w\\Z", "pattern-invalid"],
    ["\\p{Nonsense}", "pattern-invalid"],
    ["\\u{110000}", "pattern-invalid"],
    ["\\x4", "pattern-invalid"],
    ["(a)\\1", "pattern-unsupported"],
    ["(?<n>a)\\k<n>", "pattern-unsupported"],
    ["(?<=a)b", "pattern-unsupported"],
    ["(?<!a)b", "pattern-unsupported"],
    ["(?i)a", "pattern-unsupported"],
    ["(?P<n>a)", "pattern-unsupported"],
    ["(?>a)", "pattern-unsupported"],
    ["a".repeat(6_000), "pattern-too-large"],
    ["a{20000}", "pattern-too-large"],
    ["((a{100}){100}){100}", "pattern-too-large"],
    ["(".repeat(200) + ")".repeat(200), "pattern-too-large"],
    [`[${"\\p{L}".repeat(900)}]`, "pattern-too-large"],
    [`(?:${distinctSets(450).join("|")})*$`, "pattern-too-large"],
  ])("leaves %.30j to the server: %s", (pattern, fault) => {
    expect(compile(pattern)).toBe(fault);
  });

  it("runs counts as large as servers set them", () => {
    for (const most of [255, 1_000, 2_000, 4_096]) {
      expect(match(`^[^<>]{1,${most}}$`, "é".repeat(most))).toBe(true);
      expect(match(`^[^<>]{1,${most}}$`, "é".repeat(most + 1))).toBe(false);
    }
  });

  it("bounds a schema's patterns together", () => {
    const patterns = Array.from({ length: 30 }, (_, index) => `a{${5_000 + index}}`);
    const compiled = [...compileAll(patterns).values()];
    expect(typeof compiled[0]).toBe("function");
    expect(compiled.at(-1)).toBe("pattern-too-large");
  });

  it("bounds what is read of a schema's patterns, those that are in vain among them", () => {
    const long = (index: number) => `${"a?".repeat(2_400)}(${index}`;
    const compiled = [...compileAll(Array.from({ length: 100 }, (_, index) => long(index)))];
    const read = compiled.filter(([, result]) => result === "pattern-invalid");
    expect(read.length).toBe(Math.floor(85_000 / long(0).length));
    expect(compiled.at(-1)?.[1]).toBe("pattern-too-large");
  });

  it("bounds the sets of characters that a schema's patterns name together", () => {
    const sets = distinctSets(200);
    const compiled = [...compileAll(sets).values()];
    const made = compiled.filter((result) => typeof result === "function");
    // Each names a set with one Unicode property.
    expect(made.length).toBeGreaterThan(40);
    expect(made.length).toBeLessThanOrEqual(85_000 / (200 * 9));
    expect(compiled.at(-1)).toBe("pattern-too-large");
  });

  it("compiles thousands of patterns a slice at a time", () => {
    const allowance = createAllowance();
    const work = compilePatterns(
      Array.from({ length: 5_000 }, (_, at) => `a${at}`),
      allowance,
    );
    const slices: number[] = [];
    for (let isDone = false; !isDone; ) {
      const before = allowance.left;
      allowance.restBelow = before - 3_000;
      isDone = work.next().done === true;
      slices.push(before - allowance.left);
    }
    expect(slices.length).toBeGreaterThan(5);
    expect(Math.max(...slices)).toBeLessThan(3_100);
  });

  it("makes a set that many patterns name once", () => {
    const patterns = Array.from({ length: 900 }, (_, index) => `^[\\p{L}\\p{N}]{1,${index + 1}}$`);
    const compiled = [...compileAll(patterns.slice(0, 100)).values()];
    expect(compiled.every((result) => typeof result === "function")).toBe(true);
  });

  it.each<[pattern: string, text: string]>([
    ["(a+)+$", `${"a".repeat(50_000)}!`],
    ["^(a|a)*$", `${"a".repeat(50_000)}!`],
    ["^(a|aa)+$", `${"a".repeat(50_000)}!`],
    ["(.*)*x", "a".repeat(50_000)],
    ["^(([a-z])+.)+[A-Z]([a-z])+$", "a".repeat(50_000)],
    ["(?:a|b)*a(?:a|b){1000}$", "aabab".repeat(2_000)],
    ["(?:x?){1000}x{1000}", "x".repeat(2_000)],
    ["^(?:x?){3500}x{1000}", "x".repeat(5_000)],
    ["(?:(?=a*b)a)*c", "a".repeat(10_000)],
    ["(?=(?:a|b)*c)(?:a|b)*d", "ab".repeat(5_000)],
    ["(?:(?!(?:(?!a*b)a)*b)a)*c", "a".repeat(10_000)],
    ["\\p{L}".repeat(900), "é".repeat(5_000)],
    [`(?:${"\\b\\B|".repeat(600)}a)*$`, "a ".repeat(5_000)],
    ["(?:){1000000000}", "a"],
    ["((((((?:){1000}){1000}){1000}){1000}){1000}){1000}", "a"],
    ["a", "b".repeat(10_000_000)],
    ["(?=".repeat(90) + "a".repeat(4_000) + ")".repeat(90), "a".repeat(9_000)],
    [`${"(".repeat(99)}a{4000}${"){1}".repeat(99)}`, "a".repeat(9_000)],
    ["a?".repeat(2_499), "a".repeat(9_000)],
    [`[${"\\p{L}".repeat(900)}]`, "1".repeat(9_000)],
    [`(?:${distinctSets(450).join("|")})*$`, "1".repeat(9_000)],
  ])("runs %.40j within the work that it is allowed, or gives up", (pattern, text) => {
    const stop = countSteps();
    const matcher = compile(pattern);
    const work = { left: allowance };
    if (typeof matcher === "function") matcher(text, work);
    expect(work.left).toBeGreaterThanOrEqual(-1);
    // Whatever the work says of itself.
    expect(stop()).toBeLessThan(allowance);
  });

  it("gives up where the work that it is allowed ends", () => {
    const work = { left: 1_000 };
    const matcher = compile("(?:a|b)*c");
    if (typeof matcher !== "function") throw new Error("the pattern compiles");
    expect(matcher("ab".repeat(400), work)).toBeUndefined();
    expect(work.left).toBe(-1);
  });

  it("agrees with the platform's own engine on small patterns and texts", () => {
    const atom = fc.constantFrom(
      "a",
      "b",
      "[ab]",
      "[^a]",
      ".",
      "\\d",
      "\\w",
      "é",
      "😀",
      "\\b",
      "\\B",
      "^",
      "$",
      "[\\s\\S]",
      "\\u{61}",
    );
    const pattern = fc.letrec<{ pattern: string }>((tie) => {
      const inner = tie("pattern");
      return {
        pattern: fc.oneof(
          { depthSize: "small", withCrossShrink: true },
          atom,
          fc.tuple(inner, inner).map((parts) => parts.join("")),
          fc.tuple(inner, inner).map((parts) => `(?:${parts.join("|")})`),
          fc
            .tuple(inner, fc.constantFrom("*", "+", "?", "*?", "{2}", "{0,2}", "{1,}"))
            .map(([part, sign]) => `(${part})${sign}`),
          inner.map((part) => `(?=${part})`),
          inner.map((part) => `(?!${part})`),
        ),
      };
    }).pattern;
    const text = fc.string({
      unit: fc.constantFrom("a", "b", "1", "é", "😀", " ", "\n"),
      maxLength: 7,
    });
    fc.assert(
      fc.property(pattern, fc.array(text, { minLength: 1, maxLength: 4 }), (pattern, texts) => {
        for (const text of texts) {
          expect([pattern, text, match(pattern, text)]).toEqual([
            pattern,
            text,
            platformMatches(pattern, text),
          ]);
        }
      }),
      { numRuns: 3_000 },
    );
  }, 120_000);

  it("survives anything at all as a pattern", () => {
    const piece = fc.constantFrom(
      ..."()[]{}?*+|\\^$.-,:=!<>1ab",
      "\\p{L}",
      "(?:",
      "(?=",
      "\\u{",
      "[^",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((pieces) => pieces.join("")),
        ),
        (pattern) => {
          const result = match(pattern, "ab1");
          if (typeof result !== "boolean" || !isPattern(pattern)) return;
          expect([pattern, result]).toEqual([pattern, platformMatches(pattern, "ab1")]);
        },
      ),
      { numRuns: 3_000 },
    );
  }, 120_000);
});

/** Sets of characters that the platform has to compile one by one. */
function distinctSets(count: number): readonly string[] {
  return Array.from(
    { length: count },
    (_, index) => `[\\p{L}${String.fromCodePoint(0x4e00 + index)}]`,
  );
}

/** Asks at each code point: left to itself, V8 also tries in the middle of one, where no pattern may begin. */
function platformMatches(pattern: string, text: string): boolean {
  const expression = new RegExp(pattern, "uy");
  const starts = [...text, ""].map((_, index, points) => points.slice(0, index).join("").length);
  return starts.some((start) => {
    expression.lastIndex = start;
    return expression.test(text);
  });
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u") instanceof RegExp;
  } catch {
    return false;
  }
}
