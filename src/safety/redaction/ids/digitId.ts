import { weighted } from "./checksums.js";

/** A national id of digits alone. */
export interface DigitId {
  readonly country: string;
  /** The number of its digits. */
  readonly length: number;
  /** Whether the digits can be one. */
  readonly isValid: (digits: string) => boolean;
  /** The spelling that alone tells it; in another one it has to be called an id. */
  readonly written?: RegExp;
  /** The words that it has to be called by, where those of any id are not enough. */
  readonly calls?: RegExp;
}

/** The rest of a weighted sum. */
export function sum(digits: string, weights: readonly number[], by: number): number {
  return weighted(digits, weights) % by;
}

/** The digit at a place. */
export function at(digits: string, place: number): number {
  return Number(digits[place]);
}

/** A check digit that is missing to a multiple; ten and eleven are written as 0. */
export function missing(rest: number, by: number): number {
  return ((by - rest) % by) % 10;
}

/** A pattern for so many digits, and nothing between them. */
export function bare(length: number): RegExp {
  return new RegExp(`^\\d{${length}}$`, "u");
}
