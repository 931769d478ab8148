import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";

/** The least and the most of something; at least one of the two is there. */
export interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Texts of a form: its controls, hints and buttons. */
export interface FormMessages {
  /** Sends the answers. */
  readonly send: string;
  /** The button that asks a second time before it sends the answers to a dangerous request. */
  readonly sendDangerous: string;
  /** Stands in place of the control of a field that asks for what nobody should enter. */
  readonly locked: string;
  /** Shows that control. */
  readonly unlock: string;
  /** Agrees to a question that asks for nothing else. */
  readonly confirm: string;
  readonly yes: string;
  readonly no: string;
  /** Stands where an optional field is left out. */
  readonly noValue: string;
  /** The button that sends one option of a form's only choice; the option is the server's text. */
  readonly sendOption: (params: { option: string }) => string;
  /** The button that leaves a form's only field out, and sends the form. */
  readonly sendNoValue: string;
  /** Names a field whose property has the empty name. */
  readonly unnamed: string;
  /** Marks a field that may be left out. */
  readonly optional: string;
  /** Explains what the server suggests, where the form shows buttons instead of a control. */
  readonly suggested: (params: { value: string }) => string;
  /** Takes a field's value back: what its button shows. */
  readonly clearValue: string;
  /** Names that button; the words that it shows are in it. */
  readonly clear: (params: { label: string }) => string;
  /** Names the button beside a date that opens a calendar, and the calendar. */
  readonly pickDay: (params: { label: string }) => string;
  /** Names the button of a calendar that shows the month before. */
  readonly previousMonth: string;
  /** Names the button of a calendar that shows the month after. */
  readonly nextMonth: string;
  /** Shows the rest of a long text. */
  readonly more: string;
  /** Folds a long text again. */
  readonly less: string;
  /** Shows some fields of a very long form, which are far out of sight: the names of the first and the last. */
  readonly showFields: (params: { first: string; last: string }) => string;
  /** Tells how many fields are below those in sight. */
  readonly fieldsBelow: (params: { count: number }) => string;
  /** The length that a text may have. */
  readonly length: (range: Range) => string;
  /** Tells, near the limit, how much more can be typed. */
  readonly charactersLeft: (params: { count: number }) => string;
  /** Introduces the text that a field holds, with what is hidden in it marked. */
  readonly holdsHidden: string;
  /** Which numbers are valid; the bounds are written out already. */
  readonly number: (params: {
    integer: boolean;
    min?: string | undefined;
    max?: string | undefined;
    above?: string | undefined;
    below?: string | undefined;
    step?: string | undefined;
  }) => string;
  /** The number of options to choose. */
  readonly choices: (range: Range) => string;
  /** The number of items to enter. */
  readonly items: (range: Range) => string;
  /** States that no item may come twice. */
  readonly unique: string;
  /** States that the server has the last word on a field. */
  readonly serverChecks: string;
  /** Stands in a list of options while none is chosen. */
  readonly choose: string;
  /** Stands in a filter while nothing is typed. */
  readonly filter: string;
  /** Tells how many options fit what was typed. */
  readonly matches: (params: { count: number }) => string;
  /** Takes one chosen option back. */
  readonly remove: (params: { label: string }) => string;
  /** Stands where a control is still being loaded. */
  readonly loading: string;
  /** Names one item of a list. */
  readonly item: (params: { position: number }) => string;
  /** Adds an item to a list. */
  readonly addItem: string;
  /** Removes an item from a list. */
  readonly removeItem: (params: { position: number }) => string;
  /** Which time zone a time is meant in. */
  readonly zone: (params: { zone: string; offset: string }) => string;
  /** Shows exactly what a control sends, where that differs from what it shows. */
  readonly sentAs: (params: { value: string }) => string;
  /** Explains what a field for nested data wants. */
  readonly json: (params: { shape: "object" | "array" | "any" }) => string;
  /** Explains where JSON goes wrong. */
  readonly jsonError: (params: { line: number; column: number }) => string;
  /** Tells, after a failed attempt to send, how many fields have to be looked at. */
  readonly summary: (params: { count: number }) => string;
  /** Introduces what is wrong with the content as a whole. */
  readonly summaryWhole: string;
  /** Tells how many more fields there are than are listed. */
  readonly summaryMore: (params: { count: number }) => string;
  /** Puts a field and what is wrong with it into one line. */
  readonly summaryLine: (params: { label: string; issue: string }) => string;
  /** The host could not send the answers. */
  readonly notSent: string;
  /** Somebody or something else answered first. */
  readonly settled: string;
  /** No answer to this form can be valid. */
  readonly unanswerable: string;
  /** Shows, before it is sent, what would leave. */
  readonly review: string;
  /** States that what would leave cannot be listed. */
  readonly reviewUnavailable: string;
  /** Stands for a secret that is not shown. */
  readonly hidden: string;
  /** Shows a secret. */
  readonly show: string;
  /** Hides it again. */
  readonly hide: string;
  /** Comes, for people who do not see the page, before the name of characters that are hidden in a text. */
  readonly hiddenText: string;
  /** States that something was found, where the words for it cannot be loaded. */
  readonly suspicious: string;
  /** Names the notes on what the server's request has wrong. */
  readonly problems: string;
}

const { number, plural } = createNumbers("en");

/** Writes `2 to 5 items`, `at least 2 items`, `at most 5 items` or `exactly 3 items`. */
function amount({ min, max }: Range, words: { one: string; other: string }): string {
  const last = max ?? min ?? 0;
  const word = plural(last, words);
  if (min === max) return `exactly ${number(last)} ${word}`;
  if (min === undefined) return `at most ${number(last)} ${word}`;
  return max === undefined
    ? `at least ${number(last)} ${word}`
    : `${number(min)} to ${number(last)} ${word}`;
}

/** @see FormMessages */
export const form: FormMessages = {
  send: "Send",
  sendDangerous: "Send anyway…",
  locked: "Locked for your safety",
  unlock: "Unlock…",
  confirm: "Confirm",
  yes: "Yes",
  no: "No",
  noValue: "No answer",
  sendOption: ({ option }) => `Send “${isolate(option)}”`,
  sendNoValue: "Send no answer",
  unnamed: "Unnamed field",
  optional: "optional",
  suggested: ({ value }) => `The server suggests: ${value}.`,
  clearValue: "Clear the answer",
  clear: ({ label }) => `Clear the answer to ${isolate(label)}`,
  pickDay: ({ label }) => `Choose a day: ${isolate(label)}`,
  previousMonth: "Previous month",
  nextMonth: "Next month",
  more: "Show all",
  less: "Show less",
  showFields: ({ first, last }) => `Show the fields from ${isolate(first)} to ${isolate(last)}`,
  fieldsBelow: ({ count }) =>
    plural(count, { one: "1 more field", other: `${number(count)} more fields` }),
  length: (range) => `Enter ${amount(range, { one: "character", other: "characters" })}.`,
  charactersLeft: ({ count }) =>
    plural(count, {
      one: `${number(count)} character left`,
      other: `${number(count)} characters left`,
    }),
  holdsHidden: "This text holds hidden characters:",
  number: ({ integer, min, max, above, below, step }) => {
    const bounds = [
      min !== undefined && max === undefined ? `${min} or more` : "",
      max !== undefined && min === undefined ? `${max} or less` : "",
      above === undefined ? "" : `more than ${above}`,
      below === undefined ? "" : `less than ${below}`,
      step === undefined ? "" : `in steps of ${step}`,
    ].filter(Boolean);
    const kind = integer ? "a whole number" : "a number";
    const range = min !== undefined && max !== undefined ? ` from ${min} to ${max}` : "";
    return `Enter ${[`${kind}${range}`, ...bounds].join(", ")}.`;
  },
  choices: (range) => `Choose ${amount(range, { one: "option", other: "options" })}.`,
  items: (range) => `Enter ${amount(range, { one: "item", other: "items" })}.`,
  unique: "Enter each only once.",
  serverChecks: "The server checks this when you send it.",
  choose: "Choose…",
  filter: "Type to filter",
  matches: ({ count }) =>
    plural(count, { one: `${number(count)} match`, other: `${number(count)} matches` }),
  remove: ({ label }) => `Remove ${isolate(label)}`,
  loading: "Loading…",
  item: ({ position }) => `Item ${number(position)}`,
  addItem: "Add an item",
  removeItem: ({ position }) => `Remove item ${number(position)}`,
  zone: ({ zone, offset }) => `Time zone: ${zone} (UTC${offset}).`,
  sentAs: ({ value }) => `Sent as ${value}.`,
  json: ({ shape }) =>
    shape === "any"
      ? "Enter JSON."
      : `Enter JSON: ${shape === "object" ? "an object, such as {}" : "a list, such as []"}.`,
  jsonError: ({ line, column }) =>
    `The JSON goes wrong at line ${number(line)}, column ${number(column)}.`,
  summary: ({ count }) =>
    plural(count, {
      one: "Nothing was sent. One field needs your attention.",
      other: `Nothing was sent. ${number(count)} fields need your attention.`,
    }),
  summaryWhole: "Nothing was sent. The answers do not fit together:",
  summaryMore: ({ count }) => `and ${number(count)} more`,
  summaryLine: ({ label, issue }) => `${isolate(label)}: ${issue}`,
  notSent: "It could not be sent. What you entered is still here; try again.",
  settled: "It was not sent: the question has already been settled.",
  unanswerable: "This request cannot be answered. You can only decline or cancel.",
  review: "Review before sending",
  reviewUnavailable: "Your answers cannot be listed here. Go back to look over them in the form.",
  hidden: "Hidden",
  show: "Show",
  hide: "Hide",
  hiddenText: "hidden characters",
  suspicious: "Something here is suspicious. Do not enter passwords or other secrets.",
  problems: "About this request",
};
