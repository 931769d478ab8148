import type { SecretKind } from "./secretKind.js";
import { createVocabulary, mayBeLatin, type Term, type Vocabulary } from "./vocabulary.js";
import { wantWords, worded } from "./words/moreWords.js";

const mostWords = 7;
const longestEnding = 5;
const scriptBorder = /(?<=[a-z0-9])(?=[\u0590-\uffff])|(?<=[\u0590-\uffff])(?=[a-z0-9])/u;
/** The words that may follow a name of a secret which has to end its label. */
export const isContinuation: RegExp =
  /^(?:\d.*|for|from|in|on|with|fur|pour|para|per|pin|again|here|value|string|card|account|karte|konto|tarjeta|cuenta|carte|compte|cartao|conta|carta|conto|sim|bank|debit|credit|phone|mobile|van|voor|do|dla|cho|icin|hesabi|hesabiniz|konta|tai|khoan|ban|cua|api|rest|iniz|inizi|niz|num|nr|val|input|txt|certificado|certificat|certificato|movil|handy|telefono|telefone|device)$/u;

const vocabularyNow = worded(createVocabulary);

/** A folded text with `§` where it names a secret, and the kind of the first. */
export interface SecretMarks {
  readonly kind: SecretKind | undefined;
  readonly marked: string;
}

/** Finds what secrets are called in a folded text; `isLabel` wants bare words such as "token" at its end. */
export function markSecrets(folded: string, isLabel: boolean): SecretMarks {
  const vocabulary = vocabularyNow();
  const byWords = markWords(folded.split(" "), isLabel, vocabulary);
  const marks = byWords.kind ? byWords : markUnparted(folded.replaceAll(" ", ""), vocabulary);
  // A sentence in another language may deny that the form asks for it.
  if (marks.kind) wantWords("latin");
  return marks;
}

function markWords(all: readonly string[], isLabel: boolean, vocabulary: Vocabulary): SecretMarks {
  const words = all.flatMap((word) => word.split(scriptBorder));
  const marked: string[] = [];
  let kind: SecretKind | undefined;
  for (let at = 0; at < words.length; ) {
    const found = termAt(words, at, isLabel, vocabulary);
    kind ??= found?.term.kind;
    marked.push(found ? "§" : (words[at] ?? ""));
    at = found?.end ?? at + 1;
  }
  return { kind, marked: marked.join(" ") };
}

/** The longest term that begins with a word. */
function termAt(
  words: readonly string[],
  start: number,
  isLabel: boolean,
  { words: whole, stems, compounds }: Vocabulary,
): { term: Term; end: number } | undefined {
  let longest: { term: Term; end: number } | undefined;
  let letters = "";
  for (let end = start + 1; end <= Math.min(words.length, start + mostWords); end += 1) {
    const word = words[end - 1] ?? "";
    letters += word;
    const term =
      whole.get(letters) ??
      whole.get(letters.replace(/(?<!\d)\d+$/u, "")) ??
      stemOf(letters, stems) ??
      (end === start + 1 ? compounds.find((term) => word.endsWith(term.letters)) : undefined);
    const next = words[end];
    const isEnd = next === undefined || isContinuation.test(next);
    if (term && (isEnd || !isLabel || !term.isBare)) longest = { term, end };
  }
  if (mayBeLatin(letters)) wantWords("latin");
  return longest;
}

function stemOf(letters: string, stems: ReadonlyMap<string, Term>): Term | undefined {
  for (let ending = 0; ending <= longestEnding; ending += 1) {
    const term = stems.get(letters.slice(0, letters.length - ending));
    if (term) return term;
  }
  return undefined;
}

function markUnparted(text: string, { unparted }: Vocabulary): SecretMarks {
  let marked = "";
  let kind: SecretKind | undefined;
  for (let at = 0; at < text.length; ) {
    const term = unparted
      .get(text.charAt(at))
      ?.find(
        ({ letters, isBare }) =>
          text.startsWith(letters, at) && (!isBare || at + letters.length === text.length),
      );
    kind ??= term?.kind;
    marked += term ? "§" : text.charAt(at);
    at += term?.letters.length ?? 1;
  }
  return { kind, marked };
}
