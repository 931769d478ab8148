/** The kinds of private text that are known; an app's own detectors add others. */
export type PrivateKind =
  | "credential"
  | "privateKey"
  | "email"
  | "phone"
  | "card"
  | "iban"
  | "nationalId"
  | "secretUrl"
  | "word";

/** A stretch of a text that looks private, in UTF-16 code units. */
export interface PrivateSpan {
  readonly start: number;
  readonly end: number;
  /** A `PrivateKind`, or the kind of an app's own detector. */
  readonly kind: string;
}

/** Finds private stretches of one kind or several in a text that has been folded (`foldInPlace`); its work is linear to the text. */
export type FindPrivate = (text: string) => readonly PrivateSpan[];
