import type { Entry } from "../model/entry.js";
import { textOf } from "./writeText.js";

/** A browser takes about 25 ms to lay out this many lines of one text area. */
const mostLines = 2_000;

/** Whether an entry has more lines than one text area should hold. */
export function hasManyLines(entry: Entry): boolean {
  return textOf(entry).split("\n", mostLines + 1).length > mostLines;
}
