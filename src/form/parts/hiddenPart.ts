import type { TextRun } from "../../safety/text/revealHidden.js";

const before = 80;
const longest = 280;

/** The part of a text around the first that is hidden in it; empty where nothing is. */
export function hiddenPart(text: string, runs: readonly TextRun[]): string {
  const first = runs.findIndex(({ hidden }) => hidden !== undefined);
  if (first < 0) return "";
  const place = runs.slice(0, first).reduce((sum, run) => sum + run.text.length, 0);
  const start = Math.max(0, place - before);
  // Half a character would be taken for another hidden one.
  const part = text.slice(start, start + longest).replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
  return `${start > 0 ? "…" : ""}${part}${start + longest < text.length ? "…" : ""}`;
}
