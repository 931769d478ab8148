import { inspectFields, inspectText, inspectUrl, revealHidden } from "mcp-host-ui/safety";
import { bench, describe } from "vitest";

const megabyte = 1 << 20;
const repeat = (piece: string) => piece.repeat(Math.ceil(megabyte / piece.length));
const options = { time: 1_000, warmupIterations: 1 };

/** A megabyte of text each, written to cost as much as it can. */
const hostile = {
  "plain words": repeat("hello world "),
  "zero-width spaces": repeat("\u200b"),
  "hidden between letters": repeat("a\u200b"),
  "nested isolates": "\u2066".repeat(megabyte / 2) + "\u2069".repeat(megabyte / 2),
  "combining marks": repeat("\u0301"),
  "ideographic variants": repeat("漢\u{e0100}"),
};
const field = { type: "string", title: "Shipping city", description: "Where the parcel goes" };
const formOf = (count: number) => ({
  type: "object",
  properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, field])),
});

/** Goes through a text once: the least that looking at each of its characters takes. */
function passOver(text: string): number {
  let sum = 0;
  for (const character of text) sum += character.codePointAt(0) ?? 0;
  return sum;
}

const readers = { inspectText, revealHidden };
for (const [reader, read] of Object.entries(readers))
  describe(`${reader}, a megabyte, × the floor`, () => {
    for (const [name, text] of Object.entries(hostile))
      describe(`of ${name}`, () => {
        bench("floor", () => void passOver(text), options);
        bench(reader, () => void read(text), options);
      });
  });

describe("inspectFields, × the floor", () => {
  const cases: Readonly<Record<string, readonly [schema: object, message?: string]>> = {
    "6 fields": [formOf(6), "Where shall we send it?"],
    "1,000 fields": [formOf(1_000), "Where shall we send it?"],
    "a title of a megabyte": [{ properties: { f: { title: hostile["hidden between letters"] } } }],
    "a message of a megabyte": [{}, hostile["plain words"]],
  };
  for (const [name, [schema, message]] of Object.entries(cases))
    describe(`with ${name}`, () => {
      bench("floor", () => void JSON.stringify([schema, message]), options);
      bench("inspectFields", () => void inspectFields(schema, message), options);
    });
});

describe("inspectUrl, × the floor", () => {
  const address = "https://login.shop.example/a?b=c";
  describe("an ordinary address", () => {
    bench("floor", () => void new URL(address), options);
    bench("inspectUrl", async () => void (await inspectUrl(address)), options);
  });
});
