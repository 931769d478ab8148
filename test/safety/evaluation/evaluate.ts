import { readFileSync } from "node:fs";

/** How often a detector was right and wrong about a labelled set. */
export interface Score {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly falseNegatives: number;
  readonly trueNegatives: number;
  readonly precision: number;
  readonly recall: number;
}

/** One entry of a labelled set: a form and one of its fields, or a text. */
export interface LabelledEntry {
  readonly id: string;
  readonly label: string;
  readonly message?: string;
  readonly requestedSchema?: unknown;
  readonly field?: string;
  readonly text?: string;
}

/** A labelled half: its entries, and the ids of those that a detector gets wrong. */
export interface Evaluation {
  readonly score: Score;
  /** Ids only, and for the tuning half alone: see labelled/README.md. */
  readonly wrong: readonly string[];
}

/** Judges every entry of one half. */
export function evaluate(file: string, isFound: (entry: LabelledEntry) => boolean): Evaluation {
  const text = readFileSync(new URL(`../labelled/${file}`, import.meta.url), "utf8");
  const entries: readonly LabelledEntry[] = file.endsWith(".tsv")
    ? readTold(text)
    : JSON.parse(text);
  const judged = entries.map((entry) => ({
    id: entry.id,
    isWanted: entry.label !== "innocent",
    isFound: isFound(entry),
  }));
  const count = (isWanted: boolean, isFound: boolean) =>
    judged.filter((entry) => entry.isWanted === isWanted && entry.isFound === isFound).length;
  const truePositives = count(true, true);
  const falsePositives = count(false, true);
  const falseNegatives = count(true, false);
  return {
    score: {
      truePositives,
      falsePositives,
      falseNegatives,
      trueNegatives: count(false, false),
      precision: truePositives / (truePositives + falsePositives),
      recall: truePositives / (truePositives + falseNegatives),
    },
    wrong: judged.flatMap(({ id, isWanted, isFound }) => (isWanted === isFound ? [] : id)),
  };
}

/** Reads forms of one field, a line each: the language, the kind or `-`, the message, the title, and the description. */
function readTold(text: string): readonly LabelledEntry[] {
  return text
    .trim()
    .split("\n")
    .map((line, index) => {
      const [, kind = "-", message = "", title = "", description] = line.split("\t");
      const property = { type: "string", title, ...(description && { description }) };
      return {
        id: String(index + 1),
        label: kind === "-" ? "innocent" : "secret",
        message,
        requestedSchema: { type: "object", properties: { field: property } },
        field: "field",
      };
    });
}
