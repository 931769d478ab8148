import { foldedPattern } from "../foldText.js";
import { type MoreWords, worded } from "../words/moreWords.js";

/** The unit of a piece: one character of a secret, a digit, a word, or any part. */
export type PieceUnit = "digit" | "character" | "word" | "part";

const units: Readonly<Record<PieceUnit, string>> = {
  digit: [
    "digits?|numerals?|ziffern?|stellen?|digitos?|cifras?|chiffres?|algarismos?|cifre|cijfers?",
    "cyfr(?:a|y|e)|rakam(?:i|lar)?|hane(?:si)?|chu so",
  ].join("|"),
  character: [
    "characters?|char|chars|letters?|symbols?|zeichen|buchstaben?|caracter(?:es)?|letras?",
    "caracteres?|lettres?|caratter(?:e|i)|letter(?:a|e)|tekens?|znaki?|liter(?:a|y)",
    "karakter(?:i|ler)?|harf(?:i|ler)?|ky tu|chu cai",
  ].join("|"),
  word: [
    "words?|wort|worter|palabras?|mots?|palavras?|parol(?:a|e)|woord(?:en)?|slow(?:o|a)",
    "kelime(?:si|ler)?",
  ].join("|"),
  part: [
    "parts?|half|halves|blocks?|groups?|segments?|chunks?|pieces?|sections?|quarters?|teile?",
    "halfte|block|gruppe|partes?|mitad|bloques?|grupos?|part(?:ie|ies)|moitie|blocs?|groupes?",
    "metade|blocos?|meta|blocc(?:o|hi)|deel|helft|czesc|polowa|bolum|parca|yari(?:si)?|phan|nua",
  ].join("|"),
};

/** Words for a place or an amount, which say nothing of their own. */
const places = [
  "\\d+(?:st|nd|rd|th|er|ere|eme|e|de|ste|o|a|os|as)?|and|to|of|in|at|place|position|number|no",
  "nr|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last",
  "next|final|remaining|middle|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve",
  "und|erst(?:e|en|er|es)|zweit(?:e|en|er|es)|dritt(?:e|en|er|es)|viert(?:e|en|er|es)",
  "letzt(?:e|en|er|es)|nachst(?:e|en|er|es)|zwei|drei|vier|funf|sechs|acht|y",
  "primer(?:a|o|os|as)?|segund(?:a|o|os|as)|tercer(?:a|o|os|as)?|cuart(?:a|o|os|as)",
  "ultim(?:a|o|os|as|i|e)|siguientes?|dos|tres|cuatro|seis|ocho|et|premi(?:er|ere|ers|eres)",
  "deuxieme|seconde?|troisieme|quatrieme|derni(?:er|ere|ers|eres)|suivante?s?|deux|trois|quatre",
  "huit|e|primeir(?:a|o|os|as)|terceir(?:a|o|os|as)|quart(?:a|o|os|as)|proxim(?:a|o|os|as)|dois",
  "duas|quatro|oito|prim(?:a|o|i|e)|second(?:a|o|i|e)|terz(?:a|o|i|e)|prossim(?:a|o|i|e)|due",
  "tre|quattro|otto|en|eerste|tweede|derde|vierde|laatste|volgende|twee|drie|i|pierwsz(?:a|y|e)",
  "drug(?:a|i|ie)|trzeci(?:a|e)?|czwart(?:a|y|e)|ostatni(?:a|e)?|nastepn(?:a|y|e)|cztery|ve|ilk",
  "birinci|ikinci|ucuncu|dorduncu|son|sonraki|iki|uc|dort|va|dau|dau tien|thu|hai|ba|bon",
  "tiep theo|cuoi|第?[一二三四五六七八九十0-9]+(?:番目|个|個|つ目)?",
].join("|");

const patterns = Object.entries(units).map(
  ([unit, words]) =>
    // The keys of the record above.
    [unit as PieceUnit, wholeWord((more) => `${words}${more(unit as PieceUnit)}`)] as const,
);
const anyPlace = wholeWord((more) => `${places}${more("places")}`);

/** A label without the words for a piece and its place. */
export interface LabelOfPiece {
  /** The unit; absent where the label has only words for a place. */
  readonly unit: PieceUnit | undefined;
  /** Whether it says which piece. */
  readonly isPlaced: boolean;
  /** The words that are left, which name the whole: empty where the label leaves that to the form. */
  readonly whole: string;
}

/** Takes the words for a piece of something out of a folded label; `undefined` if it has none. */
export function readPiece(label: string): LabelOfPiece | undefined {
  const unit = patterns.find(([, pattern]) => pattern().test(label))?.[0];
  const rest = patterns.reduce((text, [, pattern]) => text.replaceAll(pattern(), " "), label);
  const whole = rest.replaceAll(anyPlace(), " ").replaceAll(/ +/gu, " ").trim();
  const isPlaced = whole !== rest.replaceAll(/ +/gu, " ").trim();
  return unit === undefined && !isPlaced ? undefined : { unit, isPlaced, whole };
}

/** Words apart from others; scripts that do not part words may have them anywhere. */
function wholeWord(words: (more: MoreWords) => string): () => RegExp {
  return worded((more) => {
    const { source } = foldedPattern(words(more));
    return new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])|(?<![a-z])(?:${source})(?<=[\\u0590-\\uffff])`,
      "gu",
    );
  });
}
