const deepest = 100;

/** Writes data as JSON, over several lines as long as it is not nested deeply; `undefined` if it nests too deeply to be written. */
export function writeJson(value: unknown): string | undefined {
  try {
    const short = JSON.stringify(value) ?? "";
    return depthOf(short) > deepest ? short : JSON.stringify(value, undefined, 2);
  } catch {
    return undefined;
  }
}

/** Counts how deep a text of JSON nests; marks within its strings are counted, too, which can only make it shorter to read. */
function depthOf(text: string): number {
  let depth = 0;
  let most = 0;
  for (const [mark] of text.matchAll(/[[{\]}]/g)) {
    depth += mark === "[" || mark === "{" ? 1 : -1;
    most = Math.max(most, depth);
  }
  return most;
}
