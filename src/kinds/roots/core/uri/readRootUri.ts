import { pathOfFileUri } from "./pathOfFileUri.js";
import { type RefusedRoot, type RootPlatform, refuse } from "./refusal.js";
import { refuseHazard } from "./refuseHazard.js";
import { tidyPosixPath } from "./tidyPosixPath.js";
import { tidyWindowsPath } from "./tidyWindowsPath.js";

/** The code for something that the person should know of a root that is accepted all the same. */
export type RootNote = "hidden-characters" | "normalized";

/** The result of reading a path or URI: a `file:` URI that may leave, or the reason why none may. */
export type RootReading =
  | {
      /** Whether the text names a root. */
      readonly ok: true;
      /** The canonical `file:` URI: NFC, upper-case drive, no trailing slash, a fixed point of the URL standard. */
      readonly uri: string;
      /** "hidden-characters": the path has characters that do not show or that reorder others; "normalized": its Unicode was changed to NFC, which on some systems names another folder. */
      readonly notes: readonly RootNote[];
    }
  | RefusedRoot;

const longestPath = 4096;
// Each of a path's 4,096 units may take nine characters once encoded, beside the scheme and a server.
const longestInput = 40_000;
const quotes = /^(?:"([^"]*)"|'([^']*)'|“([^“”]*)”)\s*$/;
const hidden = /[\p{Cf}\p{DI}\p{Zl}\p{Zp}]/u;

/** Makes the canonical `file:` URI of an absolute path or a `file:` URI as people and programs write them, or says why it cannot be a root (spec: client/roots, Security). */
export function readRootUri(input: string, platform: RootPlatform): RootReading {
  if (input.length > longestInput) return refuse("too-long", { max: longestPath });
  const refused = refuseHazard(input);
  if (refused) return refused;
  const text = readCopied(input);
  const [, scheme, rest = ""] = /^([a-z][a-z\d+.-]{1,39}):(.*)$/is.exec(text) ?? [];
  if (!scheme) return readPath(text, platform);
  if (scheme.toLowerCase() !== "file") return refuse("scheme", { scheme });
  const path = pathOfFileUri(rest.trimEnd(), platform);
  return typeof path === "string" ? readPath(path, platform) : path;
}

/**
 * Removes what file managers and terminals add to a copied path: quotes, and marks of direction such as the U+202A of Windows.
 * No absolute path begins with one, so this changes no folder's name.
 */
function readCopied(input: string): string {
  const text = input.trimStart();
  const bare = text.replace(/^[\s\p{Bidi_C}]+/u, "");
  const marked = bare === text ? text : withoutMarksAtEnd(bare);
  const [, quoted] = quotes.exec(marked)?.filter((part) => part !== undefined) ?? [];
  // oxlint-disable-next-line bounds/recursion -- each turn takes a pair of quotes away, and stops at a second one within.
  return quoted === undefined ? marked : readCopied(quoted);
}

function withoutMarksAtEnd(text: string): string {
  let end = text.length;
  while (/[\s\p{Bidi_C}]/u.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function readPath(written: string, platform: RootPlatform): RootReading {
  const path = written.normalize();
  if (!path.trim()) return refuse("empty");
  if (path.length > longestPath) return refuse("too-long", { max: longestPath });
  const tidy =
    refuseHazard(path) ?? (platform === "windows" ? tidyWindowsPath : tidyPosixPath)(path);
  if (typeof tidy !== "string") return tidy;
  const notes: RootNote[] = [];
  if (hidden.test(path)) notes.push("hidden-characters");
  if (path !== written) notes.push("normalized");
  const encoded = encodeURI(tidy).replace(/[?#]/g, encodeURIComponent);
  return { ok: true, uri: `file:${tidy.startsWith("//") ? "" : "//"}${encoded}`, notes };
}
