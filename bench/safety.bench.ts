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

describe("inspectText, a megabyte", () => {
  for (const [name, text] of Object.entries(hostile))
    bench(name, () => void inspectText(text), options);
});

describe("revealHidden, a megabyte", () => {
  for (const [name, text] of Object.entries(hostile))
    bench(name, () => void revealHidden(text), options);
});

describe("inspectFields", () => {
  const ordinary = formOf(6);
  const largest = formOf(1_000);
  const wide = { properties: { f: { title: hostile["hidden between letters"] } } };
  bench("6 fields", () => void inspectFields(ordinary, "Where shall we send it?"), options);
  bench("1,000 fields", () => void inspectFields(largest, "Where shall we send it?"), options);
  bench("a title of a megabyte", () => void inspectFields(wide), options);
  bench("a message of a megabyte", () => void inspectFields({}, hostile["plain words"]), options);
});

describe("inspectUrl", () => {
  const inspect = async () => {
    await inspectUrl("https://login.shop.example/a?b=c");
  };
  bench("an ordinary URL", inspect, options);
});
