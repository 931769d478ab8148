import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { type Labelled, scoreSpans } from "../../../scripts/evaluate/scoreSpans.mjs";
import { findPrivate } from "../../../src/safety/redaction/findPrivate.js";

const packed = readFileSync(new URL("../labelled/redaction.test.jsonl.gz", import.meta.url));
const set: readonly Labelled[] = gunzipSync(packed)
  .toString()
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line));
const { rows } = scoreSpans([...set], (text) =>
  findPrivate(text).map(({ start, end, kind }) => ({ start, end, class: kind })),
);
const guide = readFileSync(
  new URL("../../../stories/pages/WhatAServerSends.mdx", import.meta.url),
  "utf8",
).replaceAll(/\s+/gu, " ");

describe("redaction, on the labelled set", () => {
  it("keeps its precision and recall, which the guide quotes", () => {
    const { labelled = 0, found = 0, right = 0 } = rows.overall ?? {};
    expect(guide).toContain(
      `on ${set.length} texts with ${labelled} spans: precision ${(right / found).toFixed(2)} (${right} of ${found}), recall ${(right / labelled).toFixed(2)} (${right} of ${labelled})`,
    );
    expect(right / found).toBeGreaterThanOrEqual(0.95);
    expect(right / labelled).toBeGreaterThanOrEqual(0.9);
  });

  it.each(Object.entries(rows).filter(([row]) => row.startsWith("class ")))(
    "finds nine tenths of %s",
    (_, { labelled, found, right }) => {
      expect(right / labelled).toBeGreaterThanOrEqual(0.9);
      expect(right / found).toBeGreaterThanOrEqual(0.9);
    },
  );
});
