import { readFileSync } from "node:fs";
import { inspectFields, inspectText } from "mcp-host-ui/safety";
import { describe, expect, it } from "vitest";
import { evaluate, type LabelledEntry } from "./evaluate.js";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const guide = read("../../../stories/pages/WhatAServerSends.mdx").replaceAll(/\s+/gu, " ");

const asksForSecret = ({ message = "", requestedSchema, field }: LabelledEntry) =>
  inspectFields(requestedSchema, message).some(
    ({ code, path }) => code.startsWith("secret-") && path[2] === field,
  );
const hides = ({ text = "" }: LabelledEntry) => inspectText(text).length > 0;

const halves = [
  ["secrets.wide.test.json", "on # labelled fields", " warnings right", " found"],
] as const;

describe("what the guide says of the detector", () => {
  it.each(halves)("is what it does on %s", (file, size, right, found) => {
    const { score } = evaluate(file, asksForSecret);
    const { truePositives, falsePositives, falseNegatives, trueNegatives } = score;
    const warned = truePositives + falsePositives;
    const secrets = truePositives + falseNegatives;
    const count = (of: number, word: string) => `(${truePositives} of ${of}${word})`;
    expect(guide).toContain(size.replace("#", `${secrets + falsePositives + trueNegatives}`));
    expect(guide).toContain(`precision ${score.precision.toFixed(2)} ${count(warned, right)}`);
    expect(guide).toContain(`recall ${score.recall.toFixed(2)} ${count(secrets, found)}`);
  });

  it("is what it finds of hidden text", () => {
    const { score } = evaluate("hidden-text.test.json", hides);
    const { truePositives, falseNegatives, falsePositives, trueNegatives } = score;
    expect(falsePositives).toBe(0);
    expect(guide).toContain(
      `Hidden text: ${truePositives} of ${truePositives + falseNegatives} found, no false alarm in ${trueNegatives}.`,
    );
  });

  it("counts the kinds and the languages that it was measured on", () => {
    const read = (half: string): readonly { kind?: string; lang: string; label: string }[] =>
      JSON.parse(
        readFileSync(new URL(`../labelled/secrets.${half}.json`, import.meta.url), "utf8"),
      );
    const kinds = read("fresh").flatMap(({ label, kind }) => (label === "secret" ? kind : []));
    // Four of the kinds are named: password, API key, card number and one-time code.
    expect(new Set(kinds).size).toBe(4 + 8);
    expect(new Set(read("wide.test").map(({ lang }) => lang)).size).toBe(17);
    expect(guide).toContain("one-time code and eight kinds more, in seventeen languages)");
  });
});
