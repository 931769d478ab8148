import type { PrivateKind, PrivateSpan } from "./privateSpan.js";

/** An app's own way to find something private. */
export interface PrivateDetector {
  /** Names what it finds; the placeholders have this name: `[ticket 1]`. */
  readonly kind: string;
  /** Finds it in a text, by its places in UTF-16 code units. Where it throws, nothing leaves. */
  readonly find: (text: string) => readonly Pick<PrivateSpan, "start" | "end">[];
}

/** The kinds of values to find in texts that leave. */
export interface RedactionOptions {
  /** The kinds of private text to look for. @default all that are known */
  readonly kinds?: readonly PrivateKind[];
  /** Words and names of the app's own, in any case of letters. */
  readonly words?: readonly string[];
  /** Detectors of the app's own. */
  readonly detectors?: readonly PrivateDetector[];
}
