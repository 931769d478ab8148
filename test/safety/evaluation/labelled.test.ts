import { inspectFields, inspectText } from "mcp-host-ui/safety";
import { describe, expect, it } from "vitest";
import { evaluate, type Score } from "./evaluate.js";

interface SecretEntry {
  readonly id: string;
  readonly label: string;
  readonly message: string;
  readonly requestedSchema: unknown;
  readonly field: string;
}

interface TextEntry {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

const asksForSecret = ({ message, requestedSchema, field }: SecretEntry) =>
  inspectFields(requestedSchema, message).some(
    ({ code, place }) => code.startsWith("secret-") && place[2] === field,
  );
const hides = ({ text }: TextEntry) => inspectText(text).length > 0;

// The tuning half is right throughout. The floors for the other half were set from that, before it was first judged,
// and leave room for wordings that nobody had seen; they only guard against falling back.
const floors = {
  secrets: { precision: 0.9, recall: 0.85 },
  hidden: { precision: 0.95, recall: 0.95 },
};

describe("inspectFields on the labelled secrets", () => {
  it("judges every entry of the tuning half as it is labelled", () => {
    expect(evaluate("secrets.tune.json", asksForSecret).wrong).toEqual([]);
  });

  it("keeps its precision and recall on the half that nobody tunes on", () => {
    expectAtLeast(evaluate("secrets.test.json", asksForSecret).score, floors.secrets, "secrets");
  });
});

describe("inspectText on the labelled hidden text", () => {
  it("judges every entry of the tuning half as it is labelled", () => {
    expect(evaluate("hidden-text.tune.json", hides).wrong).toEqual([]);
  });

  it("keeps its precision and recall on the half that nobody tunes on", () => {
    expectAtLeast(evaluate("hidden-text.test.json", hides).score, floors.hidden, "hidden text");
  });
});

function expectAtLeast(
  score: Score,
  floor: { readonly precision: number; readonly recall: number },
  name: string,
): void {
  process.stdout.write(`${name}, test half: ${JSON.stringify(score)}\n`);
  expect(score.precision).toBeGreaterThanOrEqual(floor.precision);
  expect(score.recall).toBeGreaterThanOrEqual(floor.recall);
}
