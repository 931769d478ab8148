import { listNames } from "../../messages/listNames.js";
import type { Messages } from "../../messages/messages.js";
import { leastSize } from "../../rules/ruleSize.js";
import { type SentenceTerms, toolOf } from "./sentenceOf.js";

/**
 * Returns the bounds of a rule that its clause leaves out. An `allow` about sampling also names the tools, media, system
 * prompt, and size that it covers by default.
 */
export function boundsOf(
  { bounds: words }: Messages["rules"],
  locale: string,
  terms: SentenceTerms,
  visible: (text: string) => string,
): readonly string[] {
  const { effect, subject, tool, model, maxTokens, perHour, uses } = terms;
  const isAllowed = effect === "allow";
  const isSampling = isAllowed && subject.startsWith("sampling/");
  const usual = isAllowed ? "none" : "any";
  const { tools = usual, media = usual, systemPrompt = usual, extras = usual } = terms;
  const usualContext = isAllowed ? "none" : "allServers";
  const { context = usualContext } = terms;
  const size = isSampling ? leastSize : undefined;
  const { maxMessages = size?.maxMessages, maxCharacters = size?.maxCharacters } = terms;
  const isTold = (term: unknown) => isSampling || term !== usual;
  const isInClause = isAllowed && subject === "sampling/request";
  return [
    ...argumentsOf(words, terms, visible),
    ...(tool === undefined || toolOf(terms) ? [] : [words.call({ call: visible(tool) })]),
    ...(model === undefined || isSampling ? [] : [words.model({ model: visible(model) })]),
    ...(maxTokens === undefined || isInClause ? [] : [words.tokens({ count: maxTokens })]),
    ...(isTold(tools) && !toolOf(terms) ? [toolsOf(words, locale, tools, visible)] : []),
    ...(isTold(media) ? [mediaOf(words, locale, media)] : []),
    ...(isTold(systemPrompt) ? [promptOf(words, systemPrompt)] : []),
    ...(context === usualContext ? [] : [words.context[context]]),
    ...(extras === usual ? [] : [extrasOf(words, extras)]),
    ...(maxMessages === undefined ? [] : [words.messages({ count: maxMessages })]),
    ...(maxCharacters === undefined ? [] : [words.characters({ count: maxCharacters })]),
    ...(perHour === undefined ? [] : [words.perHour({ count: perHour })]),
    ...(uses === undefined ? [] : [words.uses({ count: uses })]),
  ];
}

type Words = Messages["rules"]["bounds"];

function argumentsOf(
  { arguments: words }: Words,
  { effect, arguments: terms }: SentenceTerms,
  visible: (text: string) => string,
): readonly string[] {
  if (terms === undefined || (terms === "any" && effect !== "allow")) return [];
  if (terms === "any") return [words.any];
  if (terms.length === 0) return [words.none];
  return terms.flatMap((term) => {
    const name = visible(term.name);
    if ("within" in term) return [words.within({ name, place: visible(term.within) })];
    if ("origin" in term) return [words.origin({ name, place: visible(term.origin) })];
    if ("any" in term) return [words.anyValue({ name })];
    return term.sha256.length > 1
      ? [words.listed({ name, count: term.sha256.length })]
      : [words.same({ name })];
  });
}

function toolsOf(
  { tools: words }: Words,
  locale: string,
  term: NonNullable<SentenceTerms["tools"]>,
  visible: (text: string) => string,
): string {
  if (typeof term === "string") return words[term];
  return term.length === 0
    ? words.none
    : words.listed({
        names: listNames(
          locale,
          term.map(({ name }) => visible(name)),
        ),
      });
}

function mediaOf(
  { media: words }: Words,
  locale: string,
  term: NonNullable<SentenceTerms["media"]>,
): string {
  if (typeof term === "string") return words[term];
  if (term.length === 0) return words.none;
  const media = new Intl.ListFormat(locale).format(term.map((kind) => words[kind]));
  return words.listed({ media });
}

function extrasOf({ extras: words }: Words, term: NonNullable<SentenceTerms["extras"]>): string {
  if (typeof term === "string") return words[term];
  return term.length === 0 ? words.none : words.same;
}

function promptOf(
  { systemPrompt: words }: Words,
  term: NonNullable<SentenceTerms["systemPrompt"]>,
): string {
  return typeof term === "string" ? words[term] : words.same;
}
