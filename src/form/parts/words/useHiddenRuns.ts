"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { mayHide } from "../../../safety/text/mayHide.js";
import type { TextRun } from "../../../safety/text/revealHidden.js";
import type { Field } from "../../../schema/field.js";
import { textRevealer } from "../../../ui/hidden-text/textRevealer.js";
import type { ElicitationFormStore } from "../../react/elicitationFormStore.js";
import { useFieldState } from "../../react/useFieldState.js";
import { shownText } from "./shownText.js";

/** Returns the parts of a field's value around its hidden characters; `•` replaces the visible characters of a secret. */
export function useHiddenRuns(
  control: ElicitationFormStore,
  field: Field,
  secret: boolean,
): readonly TextRun[] {
  const reveal = useSyncExternalStore(
    textRevealer.subscribe,
    textRevealer.getState,
    textRevealer.getState,
  );
  const suspect = useFieldState(control, field, () => {
    const text = shownText(control.entryOf(field));
    return mayHide(text) || mayHideInValue(text) ? text : "";
  });
  useEffect(() => {
    if (suspect !== "") void textRevealer.load();
  }, [suspect]);
  return useMemo(() => {
    const runs = suspect !== "" && reveal ? hiddenRuns(reveal(suspect)) : [];
    return secret ? maskedRuns(runs) : runs;
  }, [suspect, reveal, secret]);
}

/** Characters that a text may have, and that change a value without being visible in it: a first byte order mark, and separators. */
const hiddenInValues = /^\ufeff|[\u2028\u2029]/gu;

/** So many characters on either side of a mark show where it is. */
const around = 40;
const mostMarks = 20;

/** Whether a value may hold characters that only values hide. */
function mayHideInValue(text: string): boolean {
  return text.search(hiddenInValues) >= 0;
}

/** Returns the runs of a value around everything that it hides, at most 20 marks; none where it hides nothing. */
function hiddenRuns(runs: readonly TextRun[]): readonly TextRun[] {
  const all = runs.flatMap((run, index) => (run.hidden ? run : splitRun(run, index === 0)));
  const marks = all.filter(({ hidden }) => hidden).length;
  if (marks === 0) return [];
  let left = mostMarks;
  const end = all.findIndex(({ hidden }) => hidden && left-- === 0);
  const shown = end < 0 ? all : all.slice(0, end);
  return shown.map((run, index) =>
    run.hidden
      ? run
      : {
          text: excerpt(run.text, {
            follows: index > 0,
            leads: index + 1 < all.length,
          }),
        },
  );
}

/** The same without what else the value says: a secret stays one. */
function maskedRuns(runs: readonly TextRun[]): readonly TextRun[] {
  return runs.map(({ text, hidden }) => {
    if (!hidden) return { text: text.replace(/[^…\n]/gu, "•") };
    const { spells: _, ...mark } = hidden;
    return { text, hidden: mark };
  });
}

function splitRun({ text }: TextRun, isFirst: boolean): readonly TextRun[] {
  const runs: TextRun[] = [];
  let rest = 0;
  for (const { 0: character, index } of text.matchAll(hiddenInValues)) {
    if (character === "\ufeff" && !isFirst) continue;
    if (index > rest) runs.push({ text: text.slice(rest, index) });
    const isMark = character === "\ufeff";
    runs.push({
      text: character,
      hidden: {
        code: isMark ? "zero-width" : "control-characters",
        label: isMark ? "BOM" : `U+${character.charCodeAt(0).toString(16)}`,
        count: 1,
      },
    });
    rest = index + 1;
  }
  return rest < text.length ? [...runs, { text: text.slice(rest) }] : runs;
}

/** The characters of a visible run that stand beside a mark. */
function excerpt(text: string, { follows, leads }: { follows: boolean; leads: boolean }): string {
  const head = follows ? around : 0;
  const tail = leads ? around : 0;
  if (text.length <= head + tail) return text;
  // Half a character would be taken for another hidden one.
  const start = text.slice(0, head).replace(/[\ud800-\udbff]$/u, "");
  const end = text.slice(text.length - tail).replace(/^[\udc00-\udfff]/u, "");
  return `${start}…${end}`;
}
