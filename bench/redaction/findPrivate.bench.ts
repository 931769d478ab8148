import { bench, describe } from "vitest";
import { findPrivate } from "../../src/safety/redaction/findPrivate.js";
import { texts } from "./texts.js";

const options = { time: 1_000, warmupIterations: 1 };

describe("findPrivate, a megabyte", () => {
  for (const [name, text] of Object.entries(texts))
    bench(name, () => void findPrivate(text), options);
});
