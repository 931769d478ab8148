import { bench, describe } from "vitest";
import { redactCredentials } from "../src/safety/secrets/redactCredentials.js";
import { isFormat } from "../src/schema/formats/isFormat.js";

const options = { time: 300, warmupIterations: 1 };
const sizes = [100_000, 400_000];
const repeat = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

/** Beginnings of keys, cards, phrases and passwords: four times the text should take four times as long. */
describe("redactCredentials", () => {
  for (const piece of [
    "sk-",
    "://a:b",
    "-----BEGIN PRIVATE KEY",
    "a/",
    "4 1",
    "abandon ",
    "=",
    "eyJa.",
  ])
    for (const size of sizes) {
      const text = repeat(piece, size);
      bench(`${size} characters of ${piece}`, () => void redactCredentials(text), options);
    }
});

describe("isFormat", () => {
  for (const format of ["date-time", "email", "uri"])
    for (const size of sizes) {
      const texts = ["a@", "a.", "%41", "1", "["].map((piece) => repeat(piece, size));
      const judge = () => {
        for (const text of texts) isFormat(format, `http://${text}`);
        for (const text of texts) isFormat(format, `2024-01-01T00:00:00.${text}`);
      };
      bench(`${format}, ${size} characters`, judge, options);
    }
});
