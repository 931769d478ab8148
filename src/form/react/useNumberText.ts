"use client";

import { useState } from "react";
import type { EntryByKind } from "../model/entry.js";
import type { ObstacleCode } from "../model/formIssue.js";
import { formatNumber, parseNumber } from "../model/number.js";

export { formatNumber };

/** A number, and how it may be written. */
export interface UseNumberTextOptions {
  /** The entry of a number field. */
  readonly value: EntryByKind["number"];
  /** Replaces it. */
  readonly onValueChange: (value: EntryByKind["number"], obstacle?: ObstacleCode) => void;
  /** Whether only whole numbers will do. */
  readonly integer: boolean;
  /** The BCP 47 tag that decides between decimal comma and point. */
  readonly locale: string;
}

/** A number as text. */
export interface UseNumberTextResult {
  /** What to show: what was typed, character for character, or the number as the locale writes it. */
  readonly text: string;
  /** Takes what was typed. */
  readonly setText: (text: string) => void;
}

/** Lets a person type a number as their language writes it, while the form holds the number itself. */
export function useNumberText({
  value,
  onValueChange,
  integer,
  locale,
}: UseNumberTextOptions): UseNumberTextResult {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: typeof value }>();
  const written = typeof value === "number" ? formatNumber(value, { locale }) : (value ?? "");
  return {
    text: typed && Object.is(typed.value, value) ? typed.text : written,
    setText(text) {
      const reading = parseNumber(text, { integer, locale });
      const entry = reading.ok ? reading.value : text.trim() === "" ? null : text;
      setTyped({ text, value: entry });
      onValueChange(entry, reading.ok || entry === null ? undefined : reading.code);
    },
  };
}
