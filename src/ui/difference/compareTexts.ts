import { type Change, diffLines, diffWordsWithSpace } from "diff";

/** One stretch of a comparison. */
export interface Stretch {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

/** So many characters are compared word by word, and so many line by line; more are not compared. */
const mostByWord = 40_000;
const mostByLine = 4_000_000;
/** The time that one comparison may take, in milliseconds. */
const longest = 150;

/**
 * Compares two texts within a bounded time: by words, or by lines where that takes too long; `undefined` if that does,
 * too. What both begin and end with costs next to nothing, however long it is.
 */
export function compareTexts(before: string, after: string): readonly Stretch[] | undefined {
  if (before === after) return before === "" ? [] : [{ kind: "same", text: before }];
  const start = countSame(before, after);
  const end = countSameEnd(before, after, start);
  const cutBefore = before.slice(start, before.length - end);
  const cutAfter = after.slice(start, after.length - end);
  const middle = compareParts(cutBefore, cutAfter);
  return (
    middle &&
    join([
      { kind: "same", text: before.slice(0, start) },
      ...wholeWords(middle),
      { kind: "same", text: before.slice(before.length - end) },
    ])
  );
}

function compareParts(before: string, after: string): readonly Stretch[] | undefined {
  if (before === "") return [{ kind: "added", text: after }];
  if (after === "") return [{ kind: "removed", text: before }];
  const length = before.length + after.length;
  const options = { timeout: longest };
  const changes =
    (length <= mostByWord ? diffWordsWithSpace(before, after, options) : undefined) ??
    (length <= mostByLine ? diffLines(before, after, options) : undefined);
  return changes?.map(asStretch);
}

function asStretch({ value, added, removed }: Change): Stretch {
  return { kind: added ? "added" : removed ? "removed" : "same", text: value };
}

/** Makes one change of two within one word, such as the hour and the minutes of a time. */
function wholeWords(stretches: readonly Stretch[]): readonly Stretch[] {
  const whole: Stretch[] = [];
  let removed = "";
  let added = "";
  const flush = () => {
    whole.push({ kind: "removed", text: removed }, { kind: "added", text: added });
    removed = "";
    added = "";
  };
  for (const [index, { kind, text }] of stretches.entries()) {
    const isWithin =
      kind === "same" && removed + added !== "" && !/\s/.test(text) && index < stretches.length - 1;
    if (kind === "same" && !isWithin) {
      flush();
      whole.push({ kind, text });
    }
    if (kind === "removed" || isWithin) removed += text;
    if (kind === "added" || isWithin) added += text;
  }
  flush();
  return whole;
}

/** Leaves out what is empty, and makes one stretch of neighbours of one kind. */
function join(stretches: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  for (const stretch of stretches) {
    const last = joined.at(-1);
    if (stretch.text === "") continue;
    if (last?.kind === stretch.kind)
      joined[joined.length - 1] = { ...last, text: last.text + stretch.text };
    else joined.push(stretch);
  }
  return joined;
}

/** Counts the characters that two texts begin with alike, up to the end of a word. */
function countSame(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let count = 0;
  while (count < most && one.charCodeAt(count) === other.charCodeAt(count)) count += 1;
  while (count > 0 && !/\s/.test(one[count - 1] ?? "")) count -= 1;
  return count;
}

/** Counts the characters that two texts end with alike, from the beginning of a word, beside those they begin with. */
function countSameEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start;
  let count = 0;
  while (
    count < most &&
    one.charCodeAt(one.length - 1 - count) === other.charCodeAt(other.length - 1 - count)
  )
    count += 1;
  while (count > 0 && !/\s/.test(one[one.length - count] ?? "")) count -= 1;
  return count;
}
