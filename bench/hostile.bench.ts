import { inspectText } from "mcp-host-ui/safety";
import { createValidator, readFields } from "mcp-host-ui/schema";
import { bench, describe } from "vitest";

const options = { time: 300, warmupIterations: 1 };
const list = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** A root that consists of so many members with one key each. */
const rootOf = (count: number) => ({ allOf: list(count, (at) => ({ [`k${at}`]: 1 })) });
const merged = { allOf: list(999, (at) => ({ properties: { [`p${at}`]: {} } })) };
const picks = list(10_000, (at) => `o${at}`);

describe("readFields of hostile schemas", () => {
  for (const count of [1_700, 3_400, 6_800]) {
    const schema = rootOf(count);
    const size = Math.round(JSON.stringify(schema).length / 1_000);
    bench(`a root of ${count} members, ${size} kB`, () => void readFields(schema), options);
  }
  bench("999 properties merged at the root", () => void readFields(merged), options);
});

describe("Validating hostile content", async () => {
  const counted = await createValidator({ allOf: list(900, () => ({ minProperties: 1 })) });
  const choices = await createValidator({
    properties: { picks: { type: "array", items: { enum: picks } } },
  });
  const answer = Object.fromEntries(list(20_000, (at) => [`k${at}`, 1]));
  bench("20,000 keys by 18 kB of schema", () => void counted.check(answer), options);
  bench("10,000 picks of 10,000 options", () => void choices.check({ picks }), options);
});

describe("inspectText of hidden text", () => {
  const marks = `a${"\u0301".repeat(4_200_000)}`;
  bench("4.2 million combining marks", () => void inspectText(marks), options);
});
