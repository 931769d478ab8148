/** Writes texts one a line; what would break or hide in a line is written as in JSON. */
export function writeLines(texts: readonly string[]): string {
  return texts
    .map((text) =>
      text
        .replaceAll("\\", "\\\\")
        .replaceAll("\n", "\\n")
        .replaceAll("\r", "\\r")
        .replaceAll("\t", "\\t"),
    )
    .join("\n");
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", "\\": "\\" };

/** Reads what {@link writeLines} wrote; empty lines are none. */
export function readLines(written: string): readonly string[] {
  return written
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.replace(/\\([nrt\\])/g, (all, letter: string) => escapes[letter] ?? all));
}
