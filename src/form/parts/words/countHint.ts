import type { Messages } from "../../../messages/messages.js";

/** The least and the greatest count, inclusive; at least one of them is given. */
export interface CountRange {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** Returns the hint about a number of characters, options, or items. */
export function countHint(
  form: Messages["form"],
  what: "length" | "choices" | "items",
  { min, max }: CountRange,
): string {
  if (min !== undefined && min === max) return form[`${what}Exactly`]({ count: min });
  if (min === undefined) return form[`${what}AtMost`]({ count: max ?? 0 });
  return max === undefined
    ? form[`${what}AtLeast`]({ count: min })
    : form[`${what}Between`]({ min, max });
}
