import { findHidden } from "../text/findHidden.js";

const runs = /(?:%[0-9a-f]{2})+/giu;

/** A stretch that is percent-encoded without need. */
export interface NeedlessEncoding {
  /** The first such stretch, at most 60 characters of it. */
  readonly sample: string;
  /** Whether it hides control or invisible characters, rather than letters that need no encoding. */
  readonly hides: boolean;
}

/** Finds characters in a path, query or fragment that nobody percent-encodes in good faith. */
export function findNeedlessEncoding(text: string): NeedlessEncoding | undefined {
  let found: NeedlessEncoding | undefined;
  for (const [run] of text.matchAll(runs)) {
    const decoded = decode(run);
    const hides = !findHidden(decoded).next().done;
    if (hides) return { sample: run.slice(0, 60), hides };
    if (/[a-z0-9.]/iu.test(decoded)) found ??= { sample: run.slice(0, 60), hides };
  }
  return found;
}

function decode(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return "";
  }
}
