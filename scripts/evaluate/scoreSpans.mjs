// @ts-check

/** @typedef {{ start: number, end: number, class: string }} LabelledSpan */
/** @typedef {{ text: string, language?: string, spans: LabelledSpan[] }} Labelled */
/** @typedef {{ labelled: number, found: number, right: number }} Count */

const enough = 0.8;

/**
 * Counts what is found of a labelled set, overall and per class and language.
 * @param {readonly Labelled[]} set
 * @param {(text: string) => readonly LabelledSpan[]} find
 */
export function scoreSpans(set, find) {
  /** @type {Map<string, Count>} */
  const counts = new Map([["overall", { labelled: 0, found: 0, right: 0 }]]);
  /** @type {string[]} */
  const misses = [];
  for (const { text, language = "?", spans } of set) {
    const found = find(text);
    const taken = new Set();
    /** @type {(of: string, what: keyof Count) => void} */
    const add = (of, what) => {
      for (const key of ["overall", `class ${of}`, `language ${language}`]) {
        const count = counts.get(key) ?? { labelled: 0, found: 0, right: 0 };
        count[what] += 1;
        counts.set(key, count);
      }
    };
    for (const span of spans) {
      const match = found.find((other) => !taken.has(other) && isSame(span, other));
      add(span.class, "labelled");
      if (!match) {
        misses.push(`missed ${span.class}: ${text.slice(span.start, span.end)} | ${text}`);
        continue;
      }
      taken.add(match);
      add(span.class, "right");
    }
    for (const span of found) {
      add(span.class, "found");
      if (!taken.has(span))
        misses.push(`wrong ${span.class}: ${text.slice(span.start, span.end)} | ${text}`);
    }
  }
  const rows = Object.fromEntries(
    [...counts].map(([key, { labelled, found, right }]) => [
      key,
      { labelled, found, right, precision: share(right, found), recall: share(right, labelled) },
    ]),
  );
  return { rows, misses };
}

/** @param {LabelledSpan} one @param {LabelledSpan} other */
function isSame(one, other) {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  const covered = Math.max(one.end, other.end) - Math.min(one.start, other.start);
  return one.class === other.class && shared >= enough * covered;
}

/** @param {number} part @param {number} whole */
function share(part, whole) {
  return whole === 0 ? "-" : (part / whole).toFixed(3);
}
