import { describe, expect, it } from "vitest";
import { scoreSpans } from "../../../scripts/evaluate/scoreSpans.mjs";
import { findPrivate, findPrivateSlices } from "../../../src/safety/redaction/findPrivate.js";
import { createAllowance } from "../../../src/wire/protocol/allowance.js";
import { begin } from "../../../src/wire/protocol/sliced.js";
import { labelled } from "./labelled.js";

/** Long enough for many slices. */
const long = 1 << 18;
const find = (text: string) =>
  findPrivate(text).map(({ start, end, kind }) => ({ start, end, class: kind }));

describe("findPrivate", () => {
  it.each(labelled.map((line) => [line.language, line.text, line] as const))(
    "finds what is private, and nothing else: %s, %s",
    (_, text, { spans }) => {
      expect(find(text).map((span) => [span.class, text.slice(span.start, span.end)])).toEqual(
        spans.map((span) => [span.class, text.slice(span.start, span.end)]),
      );
    },
  );

  it("finds the same wherever in a long text it stands", () => {
    const text = labelled.map((line) => line.text).join("\n\n");
    const far = `${"Nothing to see here. ".repeat(781)}\n${text}`;
    const offset = far.length - text.length;

    const near = find(text);

    expect(near.length).toBeGreaterThan(60);
    expect(find(far).map(({ start, end }) => [start - offset, end - offset])).toEqual(
      near.map(({ start, end }) => [start, end]),
    );
  });

  it.each([
    ["labelled lines", labelled.map((line) => line.text).join("\n")],
    ["digits", "1 "],
    ["letters", "a"],
    ["addresses", "https://a.b/?k="],
  ])("looks through a long text in slices of 7 KB at most: %s", async (_, piece) => {
    const text = piece.repeat(Math.ceil(long / piece.length)).slice(0, long);
    let looked = 0;
    const slices: number[] = [];
    const spy = (part: string) => {
      looked += part.length;
      return [];
    };
    const allowance = createAllowance({ steps: Number.POSITIVE_INFINITY });
    const begun = begin(findPrivateSlices(text, allowance, [spy]), allowance, async () => {
      slices.push(looked);
      looked = 0;
    });
    if (!begun.done) await begun.rest();

    expect(slices.length).toBeGreaterThanOrEqual(63);
    expect(Math.max(...slices)).toBeLessThan(7_000);
  });

  it("rests between two finders where one took long, and finds the same", async () => {
    const text = labelled.map((line) => line.text).join("\n");
    let time = 0;
    let turns = 0;
    const slow = () => {
      time += 10;
      return [];
    };
    const allowance = createAllowance({ steps: Number.POSITIVE_INFINITY }, () => time);
    const work = findPrivateSlices(text, allowance, [slow, slow, slow]);
    const begun = begin(work, allowance, async () => {
      turns += 1;
    });
    const found = begun.done ? begun.result : await begun.rest();

    expect(text.length).toBeGreaterThan(4_096);
    expect(turns).toBeGreaterThanOrEqual(3 * Math.ceil(text.length / 4_096));
    expect(found).toEqual(findPrivate(text));
  });

  it("finds a private key that is longer than what is looked at together", () => {
    const key = `-----BEGIN PRIVATE KEY-----\n${`${"aB3dE5gH".repeat(8)}\n`.repeat(600)}-----END PRIVATE KEY-----`;

    expect(find(`Here: ${key} Bye`)).toEqual([
      { start: 6, end: 6 + key.length, class: "privateKey" },
    ]);
  });
});

describe("scoreSpans", () => {
  it("counts a span by its class and by 80 % of what both cover", () => {
    const text = "0123456789";
    const set = [{ text, language: "en", spans: [{ start: 0, end: 10, class: "card" }] }];
    const score = (end: number, kind: string) =>
      scoreSpans(set, () => [{ start: 0, end, class: kind }]).rows.overall;

    expect(score(8, "card")).toMatchObject({ precision: "1.000", recall: "1.000" });
    expect(score(7, "card")).toMatchObject({ precision: "0.000", recall: "0.000" });
    expect(score(10, "iban")).toMatchObject({ precision: "0.000", recall: "0.000" });
  });
});
