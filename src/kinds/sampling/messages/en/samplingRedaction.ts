import { createNumbers } from "../../../../locales/writing/createNumbers.js";

/** Texts about what looks private in a request to a model or in its response. */
export interface SamplingRedactionMessages {
  /** Counts what looks private. */
  readonly found: (params: { count: number }) => string;
  /** States that placeholders stand in the place of all of it. */
  readonly allMasked: string;
  /** States that all of it goes out as it is. */
  readonly allKept: string;
  /** Counts what goes out as it is, where placeholders stand for the rest. */
  readonly someKept: (params: { count: number }) => string;
  /** Puts placeholders in the place of all of it. */
  readonly maskAll: string;
  /** Lets all of it go out as it is. */
  readonly keepAll: string;
  /** Opens the list of all of it. */
  readonly choose: string;
  /** Names the list, in which what is checked is masked. */
  readonly maskThese: string;
  /** States, after their number, that the app masks nothing. */
  readonly notMasked: string;
  /** States that pictures, sounds and files go out as they are. */
  readonly unread: string;
}

const { number, plural } = createNumbers("en");

/** @see SamplingRedactionMessages */
export const samplingRedaction: SamplingRedactionMessages = {
  found: ({ count }) =>
    plural(count, {
      one: "1 detail looks private",
      other: `${number(count)} details look private`,
    }),
  allMasked: "All masked",
  allKept: "All sent as they are",
  someKept: ({ count }) =>
    plural(count, { one: "1 sent as it is", other: `${number(count)} sent as they are` }),
  maskAll: "Mask all",
  keepAll: "Keep all",
  choose: "Choose",
  maskThese: "Mask these",
  notMasked: "This app masks nothing.",
  unread: "Pictures, sounds and files cannot be inspected and are sent as they are.",
};
