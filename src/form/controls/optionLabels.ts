import type { Messages } from "../../messages/messages.js";
import type { FieldOption } from "../../schema/field.js";
import { hasVisibleText } from "../../schema/reading/keywordValues.js";
import { beginningOf } from "../../ui/beginningOf.js";

/** The words for options without a visible label of their own. */
export type OptionWords = Pick<
  Messages["form"],
  "emptyOption" | "spacesOption" | "textOption" | "optionNote"
>;

/** A label shows this many characters at most. */
const longest = 500;

const known = new WeakMap<
  readonly FieldOption[],
  { words: OptionWords; labels: readonly string[] }
>();

/**
 * Returns the label of each option: the server's title, or the value that is sent, in words where that is blank. Labels that
 * would look the same get a note: that the value is a text, the value itself, or the option's position.
 */
export function optionLabels(
  options: readonly FieldOption[],
  words: OptionWords,
): readonly string[] {
  const found = known.get(options);
  if (found?.words === words) return found.labels;
  let labels = options.map((option) => labelOf(option, words));
  labels = tellApart(labels, (label, index) => valueNote(options[index], label, words));
  for (let isSame = true; isSame; ) {
    const numbered = tellApart(labels, (label, index) =>
      words.optionNote({ label, note: String(index + 1) }),
    );
    isSame = numbered.some((label, index) => label !== labels[index]);
    labels = numbered;
  }
  known.set(options, { words, labels });
  return labels;
}

function labelOf({ title, value }: FieldOption, words: OptionWords): string {
  const label = title ?? String(value);
  if (label === "") return words.emptyOption;
  if (!hasVisibleText(label)) return words.spacesOption({ count: label.length });
  return label.length > longest ? `${beginningOf(label, longest)}…` : label;
}

function valueNote(option: FieldOption | undefined, label: string, words: OptionWords): string {
  const { title, value } = option ?? {};
  if (title === undefined) return typeof value === "string" ? words.textOption({ label }) : label;
  const note = String(value);
  return hasVisibleText(note) && note.length < longest ? words.optionNote({ label, note }) : label;
}

/** Changes those labels that look the same as others: browsers collapse white space, and compose accents. */
function tellApart(
  labels: readonly string[],
  change: (label: string, index: number) => string,
): string[] {
  const looks = labels.map((label) => label.normalize().replace(/\s+/g, " ").trim());
  const counts = new Map<string, number>();
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
  return labels.map((label, index) =>
    (counts.get(looks[index] ?? "") ?? 0) > 1 ? change(label, index) : label,
  );
}
