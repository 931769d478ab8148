import { type RefusalRules, type RefusedRoot, refuse, refuseBy } from "./refusal.js";

const characters: RefusalRules = [
  [/\p{Cs}/u, "lone-surrogate"],
  [/\p{Cc}/u, "control-character"],
];
const parentSegment = /(?:^|[\\/])[\s\p{Cc}]*\.\.[\s\p{Cc}]*(?:[\\/]|$)/u;
const asciiEscape = /%[0-7][\da-f]/gi;
const layers = 9;

/** Refuses a text that is unsafe as a path on any system, counting a `..` that only a second or later decoding would show. */
export function refuseHazard(text: string): RefusedRoot | undefined {
  const refused = refuseBy(characters, text);
  if (refused) return refused;
  let plain = text;
  for (let layer = 0; layer < layers; layer++) {
    if (parentSegment.test(plain.normalize("NFKC"))) return refuse("traversal");
    const decoded = plain.replace(asciiEscape, decodeURIComponent);
    if (decoded === plain) return undefined;
    plain = decoded;
  }
  return refuse("malformed-encoding");
}
