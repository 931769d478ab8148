import { bench, describe } from "vitest";
import { redactCredentials } from "../src/safety/secrets/redactCredentials.js";
import { isFormat } from "../src/schema/formats/isFormat.js";

const options = { time: 300, warmupIterations: 1 };
const sizes = [100_000, 400_000];
const repeat = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length));

const count = (size: number) => `${size.toLocaleString("en")} characters`;

/** Beginnings of keys, cards, phrases and passwords: four times the text should take four times as long. */
describe("redactCredentials, × 100,000 characters", () => {
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
    describe(`of ${piece.trim()}`, () => {
      for (const size of sizes) {
        const text = repeat(piece, size);
        bench(count(size), () => void redactCredentials(text), options);
      }
    });
});

describe("isFormat, × 100,000 characters", () => {
  for (const format of ["date-time", "email", "uri"])
    describe(`format ${format}`, () => {
      for (const size of sizes) {
        const texts = ["a@", "a.", "%41", "1", "["].flatMap((piece) =>
          ["http://", "2024-01-01T00:00:00."].map((start) => start + repeat(piece, size)),
        );
        const judge = () => {
          for (const text of texts) isFormat(format, text);
        };
        bench(count(size), judge, options);
      }
    });
});
