import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { packages } from "../../scripts/packages.mjs";

const files = packages.flatMap(({ folder }) =>
  readdirSync(`${folder}/src`, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/src/${file}`),
);

/** Every docstring in a file, exported or not, without its stars. */
const docstringsIn = (file: string): readonly { file: string; text: string }[] =>
  [...readFileSync(file, "utf8").matchAll(/\/\*\*(.*?)\*\//gs)].map(([, text = ""]) => ({
    file,
    text: text
      .replace(/^\s*\*/gm, " ")
      .replace(/\s+/g, " ")
      .trim(),
  }));

const docstrings = files.flatMap(docstringsIn);

describe("a docstring", () => {
  it.each(["Says", "What", "How"])("opens with a plainer word than “%s”", (word) => {
    expect(docstrings.length).toBeGreaterThan(1_000);
    expect(docstrings.filter(({ text }) => new RegExp(`^${word}\\b`).test(text))).toEqual([]);
  });

  it("names the value for an absent result instead of “nothing where …”", () => {
    expect(docstrings.length).toBeGreaterThan(1_000);
    expect(docstrings.filter(({ text }) => /\bnothing (?:where|when)\b/i.test(text))).toEqual([]);
  });
});
