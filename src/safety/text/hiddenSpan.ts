/** The code of something that can be hidden in a text. */
export type HiddenCode =
  /** Characters without width: joiners, zero-width spaces, byte order marks. */
  | "zero-width"
  /** Controls that change the order in which a text is shown. */
  | "bidi-control"
  /** Unicode tags: ASCII that no font shows. */
  | "tag-characters"
  /** Variation selectors with nothing to select, which can carry bytes. */
  | "variation-selectors"
  /** C0 and C1 controls, among them terminal escapes, and noncharacters. */
  | "control-characters"
  /** Blank letters, such as the Hangul fillers. */
  | "filler-characters"
  /** More combining marks on one letter than any language stacks. */
  | "combining-flood"
  /** Invisible operators, soft hyphens in short words and other format characters. */
  | "invisible-format"
  /** Characters that look as some font decides. */
  | "private-use"
  /** Halves of surrogate pairs: not text. */
  | "malformed-text"
  /** So much blank space that what follows may not be seen. */
  | "long-blank";

/** A stretch of a text that a reader cannot see, or that changes what is seen. */
export interface HiddenSpan {
  readonly start: number;
  readonly end: number;
  readonly code: HiddenCode;
}
