/** Something private that was found, and what stands for it. */
export interface PrivateValue {
  /** Stands in its place where it is masked, such as `[card 1]`; the same for the same value. */
  readonly placeholder: string;
  /** A kind of private text that is known, or that of an app's own detector. */
  readonly kind: string;
  /** The ways in which it was written, the first one first: with spaces, without. */
  readonly written: readonly string[];
}

const names: Readonly<Record<string, string>> = {
  privateKey: "private key",
  iban: "IBAN",
  nationalId: "national ID",
  secretUrl: "address",
  word: "name",
};
/** Whatever stands between the digits of these, they are the same. */
const spaced = new Set(["card", "iban", "phone", "nationalId"]);

/** The private values of one question, by what stands for them. */
export interface PrivateValues {
  /** Adds a value, if it is new. */
  add(kind: string, written: string): void;
  /** All of them, in the order in which they were found. */
  list(): readonly PrivateValue[];
}

/** Goes on from the values that are known; what the texts themselves have that reads like a placeholder is never one. */
export function createPrivateValues(
  known: readonly PrivateValue[],
  inTexts: ReadonlySet<string>,
): PrivateValues {
  const values = new Map(known.map((value) => [keyOf(value.kind, value.written[0] ?? ""), value]));
  const more = new Map<string, Set<string>>();
  const taken = new Set([...inTexts, ...known.map(({ placeholder }) => placeholder)]);
  const counts = new Map<string, number>();
  const next = (kind: string): string => {
    const name = names[kind] ?? (kind.replace(/[^\p{L}\p{N} _-]/gu, "").slice(0, 40) || "private");
    for (let number = (counts.get(name) ?? 0) + 1; ; number += 1) {
      const placeholder = `[${name} ${number}]`;
      if (taken.has(placeholder)) continue;
      counts.set(name, number);
      return placeholder;
    }
  };
  return {
    add(kind, written) {
      const key = keyOf(kind, written);
      const value = values.get(key);
      if (!value) values.set(key, { placeholder: next(kind), kind, written: [written] });
      else if (value.written[0] !== written)
        more.set(key, (more.get(key) ?? new Set(value.written)).add(written));
    },
    list: () =>
      [...values].map(([key, value]) => {
        const written = more.get(key);
        return written && written.size > value.written.length
          ? { ...value, written: [...written] }
          : value;
      }),
  };
}

function keyOf(kind: string, written: string): string {
  return `${kind} ${spaced.has(kind) ? written.replace(/[^\p{L}\p{N}+]/gu, "").toUpperCase() : written}`;
}
