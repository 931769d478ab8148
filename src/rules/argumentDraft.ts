import type { RuleArgument } from "../host/rule.js";
import type { ArgumentMark, RuleFacts } from "../host/ruling.js";
import { sha256 } from "../wire/protocol/sha256.js";
import { coversArgument } from "./covers.js";

/** The values of one argument that a rule covers. */
export type ArgumentChoice = "any" | "same" | "within" | "origin" | "list";

/** The choice for one argument while the user makes it. */
export interface ArgumentDraft {
  readonly name: string;
  readonly choice: ArgumentChoice;
  /** The choices to offer, in order. */
  readonly offers: readonly ArgumentChoice[];
  /** The SHA-256 of each value that "same" covers. */
  readonly same: readonly string[];
  /** The text for each choice that needs one: a folder, an address, or one value a line. */
  readonly texts: Readonly<Record<"within" | "origin" | "list", string>>;
}

/** Starts with the values of a question: each argument may only be the same. `values` fill the texts in advance. */
export function draftsOfQuestion(
  { arguments: marks = [] }: Pick<RuleFacts, "arguments">,
  values: Readonly<Record<string, unknown>>,
): readonly ArgumentDraft[] {
  return marks.map((mark) => {
    const { name } = mark;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    const folder = text.replace(/[\\/][^\\/]*[\\/]*$/u, "") || "/";
    return {
      name,
      choice: "same",
      offers: [
        "any",
        "same",
        ...(mark.within ? (["within"] as const) : []),
        ...(mark.origin ? (["origin"] as const) : []),
        ...(typeof value === "object" ? [] : (["list"] as const)),
      ],
      same: [mark.sha256],
      texts: {
        within: mark.within ? folder : "",
        origin: mark.origin ? originOf(text) : "",
        list: text.includes("\n") ? "" : text,
      },
    };
  });
}

/** Starts with the terms of a rule. */
export function draftsOfTerms(terms: readonly RuleArgument[]): readonly ArgumentDraft[] {
  return terms.map((term) => {
    const same = "sha256" in term ? term.sha256 : [];
    const choice =
      "any" in term ? "any" : "within" in term ? "within" : "origin" in term ? "origin" : "same";
    return {
      name: term.name,
      choice,
      offers: ["any", ...(same.length > 0 ? (["same"] as const) : []), "within", "origin", "list"],
      same,
      texts: {
        within: "within" in term ? term.within : "",
        origin: "origin" in term ? term.origin : "",
        list: "",
      },
    };
  });
}

/** Returns the term that a draft stands for; `undefined` while its text is missing or no address. */
export function termOf({ name, choice, same, texts }: ArgumentDraft): RuleArgument | undefined {
  switch (choice) {
    case "any":
      return { name, any: true };
    case "same":
      return { name, sha256: same };
    case "within": {
      const within = texts.within.trim();
      return within === "" ? undefined : { name, within };
    }
    case "origin": {
      const origin = originOf(texts.origin.trim());
      return origin === "" ? undefined : { name, origin };
    }
    case "list": {
      const lines = texts.list.split("\n").filter((line) => line.trim() !== "");
      return lines.length === 0
        ? undefined
        : { name, sha256: [...new Set(lines.flatMap(hashesOf))] };
    }
  }
}

/** Whether a term covers the argument of the question that the rule is made from. */
export function coversMark(term: RuleArgument, marks: readonly ArgumentMark[] = []): boolean {
  const mark = marks.find(({ name }) => name === term.name);
  return !mark || coversArgument(term, mark);
}

function originOf(text: string): string {
  const origin = URL.canParse(text) ? new URL(text).origin : "null";
  return origin === "null" ? "" : origin;
}

/** A line stands for the text, and for the number or the yes or no that it reads as. */
function hashesOf(line: string): readonly string[] {
  const isPlain = /^(?:-?\d+(?:\.\d+)?|true|false)$/u.test(line.trim());
  return [JSON.stringify(line), ...(isPlain ? [JSON.stringify(JSON.parse(line))] : [])].map(sha256);
}
