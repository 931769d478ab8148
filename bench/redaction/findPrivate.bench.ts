import { bench, describe } from "vitest";
import { findPrivate } from "../../src/safety/redaction/findPrivate.js";
import { texts } from "./texts.js";

const options = { time: 1_000, iterations: 3, warmupIterations: 1 };

/** E-mail addresses and no more, bounded so that no text makes it slow. */
const addresses = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;

describe("findPrivate, a megabyte, × the floor", () => {
  for (const [name, text] of Object.entries(texts))
    describe(`of ${name}`, () => {
      bench("floor", () => void text.match(addresses), options);
      bench("findPrivate", () => void findPrivate(text), options);
    });
});
