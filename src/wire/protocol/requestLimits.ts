/**
 * Limits for the size and the cost of one request of a server. One that holds more is answered with -32602, in a sentence that
 * names the limit, before anything is read, stored or shown of it. What shows only while a form is read (`fields`,
 * `options`, `steps`) leaves a form that says so and that a person can decline. Each may be lowered and raised; what it
 * costs to show a request grows with them.
 */
export interface RequestLimits {
  /** Characters in all texts and names of a request, the bytes of pictures and sounds among them. @default 10_000_000 */
  readonly characters?: number;
  /** Texts, numbers, flags, lists and objects in a request. @default 50_000 */
  readonly values?: number;
  /** Items of one list, or members of one object: options of a field, messages of a conversation. @default 10_000 */
  readonly members?: number;
  /** Characters in all texts and names of a form, its message among them. @default 1_000_000 */
  readonly formCharacters?: number;
  /** Characters of a text that a form suggests as an answer (`default`): a person has to be able to read it. @default 25_000 */
  readonly defaultCharacters?: number;
  /** Items of a list that a form suggests as an answer (`default`). @default 500 */
  readonly defaultItems?: number;
  /** Characters of the address of a page to visit. @default 65_536 */
  readonly addressCharacters?: number;
  /** Blocks of content in one message of a conversation. @default 500 */
  readonly blocks?: number;
  /**
   * Messages of a conversation, or blocks of content in all of them, whichever are more: a person has to be able to look
   * them through before a model gets them. @default 2_000
   */
  readonly conversationBlocks?: number;
  /** Fields of a form; a browser watches, lays out and clears each. @default 1_000 */
  readonly fields?: number;
  /** Options of all choices of a form, those counted again that several fields share. @default 50_000 */
  readonly options?: number;
  /** Names and texts of a form that are searched for hidden characters. @default 20_000 */
  readonly inspectedTexts?: number;
  /** Characters of the names and texts of a form that are searched for what asks for a secret. @default 200_000 */
  readonly inspectedCharacters?: number;
  /** Marks of hidden characters in one text, and in all fields of a long form; one sign stands for each of the rest. @default 1_000 */
  readonly hiddenMarks?: number;
  /**
   * Characters of all patterns of a schema, with the steps and sets of characters that they are compiled to; one may have
   * a tenth. What is beyond is left to the server. @default 85_000
   */
  readonly patternSize?: number;
  /** Steps of all patterns in one check of an answer; one text may take three tenths. What is beyond is left to the server. @default 200_000 */
  readonly patternSteps?: number;
  /**
   * Steps that a request may take until it is on screen, and each check of an answer to it: copying, reading and
   * inspecting a form, its patterns and hidden characters, and validating. A step is about a microsecond at most. @default 1_000_000
   */
  readonly steps?: number;
}

/** The limits of a host that sets none. */
export const requestLimits: Required<RequestLimits> = {
  characters: 10_000_000,
  values: 50_000,
  members: 10_000,
  formCharacters: 1_000_000,
  defaultCharacters: 25_000,
  defaultItems: 500,
  addressCharacters: 65_536,
  blocks: 500,
  conversationBlocks: 2_000,
  fields: 1_000,
  options: 50_000,
  inspectedTexts: 20_000,
  inspectedCharacters: 200_000,
  hiddenMarks: 1_000,
  patternSize: 85_000,
  patternSteps: 200_000,
  steps: 1_000_000,
};

// Each request asks for them several times, and a host's limits never change.
const complete = new WeakMap<RequestLimits, Required<RequestLimits>>([
  [requestLimits, requestLimits],
]);

/** The limits of a host, those that it does not set among them. */
export function limitsOf(own: RequestLimits): Required<RequestLimits> {
  const known = complete.get(own);
  if (known) return known;
  const set = Object.entries(own).filter(([, limit]) => limit !== undefined);
  const limits = { ...requestLimits, ...Object.fromEntries(set) };
  complete.set(own, limits).set(limits, limits);
  return limits;
}

/** Explains in one sentence that something exceeds a limit. */
export function exceeds(
  place: string,
  what: string,
  limit: keyof RequestLimits,
  limits: RequestLimits,
): string {
  const most = limits[limit] ?? Number.POSITIVE_INFINITY;
  return `${place} ${what.replace("#", most.toLocaleString("en"))} (limits.${limit})`;
}
