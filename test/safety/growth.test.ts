import { inspectFields, inspectText, inspectUrl, revealHidden } from "mcp-host-ui/safety";
import { describe, expect, it } from "vitest";
import { countCharacters } from "../support/countCharacters.js";
import { countSteps } from "../support/countSteps.js";
import { hostilePieces } from "./hostilePieces.js";

const unit = 1 << 12;
const factor = 4;

/** The characters and rows that some work passes over. */
const passedBy = async (work: () => unknown): Promise<number> => {
  const characters = countCharacters();
  const steps = countSteps();
  await work();
  return steps() + characters();
};

describe("inspection of hostile text", () => {
  it.each(hostilePieces)(
    "passes over its characters in proportion to its length: %s",
    async (_, piece) => {
      const text = (length: number) => piece.repeat(Math.ceil(length / piece.length));
      const inspect = async (length: number) => {
        const long = text(length);
        inspectText(long);
        revealHidden(long);
        inspectFields(
          { properties: { [long]: { type: "string", title: long, description: long } } },
          long,
        );
        await inspectUrl(`https://shop.example/${long}`);
        await inspectUrl(long);
      };
      await inspect(unit / 16);
      const once = await passedBy(() => inspect(unit));
      const more = await passedBy(() => inspect(unit * factor));

      expect(once).toBeGreaterThan(unit);
      // Quadratic work would pass over 16 times as many.
      expect(more).toBeLessThan(once * factor * 1.5);
    },
  );
});
