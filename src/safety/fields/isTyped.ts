import type { Field, FieldKind, FieldOption } from "../../schema/field.js";

const typedKinds: readonly FieldKind[] = ["text", "number", "list", "json"];
/** The fewest options that spell something out, a character or a word each. */
const fewest = { characters: 8, words: 100 };

/** Whether the user can enter a value of their own: by typing, or by choosing one character or word after another. */
export function isTyped(field: Field): boolean {
  return typedKinds.includes(field.kind) || isSpelled(field);
}

/** Whether the options of a field are characters, or the words of a list. */
export function isSpelled(field: Field): boolean {
  if (field.kind !== "choice" && field.kind !== "choices") return false;
  const { options } = field;
  return (
    (options.length >= fewest.characters && options.every(isCharacter)) ||
    (options.length >= fewest.words && options.every(isWord))
  );
}

function isCharacter(option: FieldOption): boolean {
  const text = shownOf(option);
  return text.length < 8 && /^[\p{L}\p{N}]$/u.test(text.normalize("NFKC").trim());
}

function isWord(option: FieldOption): boolean {
  return /^[\p{Ll}\p{Lo}]{1,8}$/u.test(shownOf(option));
}

function shownOf({ title, value }: FieldOption): string {
  return title ?? String(value);
}
