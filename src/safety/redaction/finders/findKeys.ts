import { keySpans } from "../../secrets/shapes/keyShapes.js";
import { seedPhraseSpans } from "../../secrets/shapes/seedPhrases.js";
import type { FindPrivate } from "../privateSpan.js";

const ofAddress = /:\/\/$/u;

/** Finds credentials of known shapes: keys, tokens, recovery phrases. */
export const findKeys: FindPrivate = (text) =>
  [...keySpans(text), ...seedPhraseSpans(text)]
    .filter(
      ({ start, end }) =>
        !text.startsWith("-----BEGIN", start) &&
        !isTemplate(text.slice(start, end)) &&
        !ofAddress.test(text.slice(start - 3, start)),
    )
    .map((span) => ({ ...span, kind: "credential" }));

/** Whether a key stands for one, in a manual or an example. */
function isTemplate(key: string): boolean {
  return /(?:x{6}|\*{4}|\.{3}|0{12}|your[_-])/iu.test(key) || new Set(key.slice(4)).size < 5;
}
