import type { RulesMessages } from "../../locales/en/rules.js";
import { leastSize } from "../../rules/ruleSize.js";
import type { SentenceTerms } from "./sentenceOf.js";

/**
 * Returns the bounds of a rule that its clause leaves out. An `allow` about sampling also names the tools, media, system
 * prompt, and size that it covers by default.
 */
export function boundsOf(
  { bounds: words }: RulesMessages,
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
    ...(tool === undefined ? [] : [words.call({ call: visible(tool) })]),
    ...(model === undefined || isSampling ? [] : [words.model({ model: visible(model) })]),
    ...(maxTokens === undefined || isInClause ? [] : [words.tokens({ count: maxTokens })]),
    ...(isTold(tools) ? [toolsOf(words, tools, visible)] : []),
    ...(isTold(media) ? [mediaOf(words, media)] : []),
    ...(isTold(systemPrompt) ? [promptOf(words, systemPrompt)] : []),
    ...(context === usualContext ? [] : [words.context[context]]),
    ...(extras === usual ? [] : [extrasOf(words, extras)]),
    ...(maxMessages === undefined ? [] : [words.messages({ count: maxMessages })]),
    ...(maxCharacters === undefined ? [] : [words.characters({ count: maxCharacters })]),
    ...(perHour === undefined ? [] : [words.perHour({ count: perHour })]),
    ...(uses === undefined ? [] : [words.uses({ count: uses })]),
  ];
}

type Words = RulesMessages["bounds"];

function toolsOf(
  { tools: words }: Words,
  term: NonNullable<SentenceTerms["tools"]>,
  visible: (text: string) => string,
): string {
  if (typeof term === "string") return words[term];
  return term.length === 0
    ? words.none
    : words.listed({ names: term.map(({ name }) => visible(name)) });
}

function mediaOf({ media: words }: Words, term: NonNullable<SentenceTerms["media"]>): string {
  if (typeof term === "string") return words[term];
  return term.length === 0 ? words.none : words.listed({ media: term });
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
