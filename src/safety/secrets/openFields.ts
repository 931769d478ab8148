import { foldedPattern } from "./foldText.js";
import { isEveryday, isOfName } from "./genericLabels.js";
import { wordedPattern } from "./words/moreWords.js";

/** Words of fields that take any text. */
const anyText = foldedPattern(
  "(?<!\\p{L})(?:messages?|comments?|notes?|reason|feedback|description|summary|subject|reply|query|question|topics?|action|choice)(?!\\p{L})",
);

/** Everyday questions of forms, in languages other than English. */
const everyday = wordedPattern(
  (more) => `(?<!\\p{L})(?:(?!)${more("everyday")})(?!\\p{L})${more("everydayUnspaced")}`,
);

const aside = [
  "(?:what|which|choose) (?:names?|title|label)|why|reason|problems?|trouble|issues?|describe|explain",
  "what happened|think|feedback|comment|suggest\\p{L}*|improve|message about|hint|problem\\p{L}*",
].join("|");
/** Things about a secret that a sentence asks for: they come before the secret's name, in some languages after it. */
const aboutSecret = wordedPattern((more) =>
  [
    `(?<!\\p{L})(?:${aside}${more("aside")})(?!\\p{L}).*§|§.*(?:(?!)${more("asideAfter")})`,
    // The secret goes into another place.
    "§.*(?<!\\p{L})(?:(?:in|at|on) (?:browser|terminal|prompt|next|website|page|reader|keypad|window)|there$)",
  ].join("|"),
);

/** Whether a folded label names nothing else, so that the field can take the secret of the message. */
export function isOpen(label: string): boolean {
  return !isEveryday(label.replace(anyText, " ")) && !everyday().test(label) && !isOfName(label);
}

/** Whether a folded sentence, with `§` for a secret, asks for a fact about the secret, or for its entry in another place. */
export function isSecretAside(marked: string): boolean {
  return aboutSecret().test(marked);
}
