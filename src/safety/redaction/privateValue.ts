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
const shape = /\[[\p{L}\p{N} _-]{1,40} \d{1,6}\]/gu;
/** Whatever stands between the digits of these, they are the same. */
const spaced = new Set(["card", "iban", "phone", "nationalId"]);

/** The private values of one question, by what stands for them. */
export interface PrivateValues {
  /** Adds a value, if it is new. */
  add(kind: string, written: string): void;
  /** All of them, in the order in which they were found. */
  list(): readonly PrivateValue[];
}

/** Goes on from the values that are known; what reads like a placeholder in one of the texts is never one. */
export function createPrivateValues(
  known: readonly PrivateValue[],
  texts: readonly string[],
): PrivateValues {
  const values = new Map(known.map((value) => [keyOf(value.kind, value.written[0] ?? ""), value]));
  const taken = new Set(texts.flatMap((text) => text.match(shape) ?? []));
  for (const { placeholder } of known) taken.add(placeholder);
  const counts = new Map<string, number>();
  const next = (kind: string): string => {
    const name = names[kind] ?? (kind.replace(/[^\p{L}\p{N} _-]/gu, "").slice(0, 40) || "private");
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    const placeholder = `[${name} ${number}]`;
    // oxlint-disable-next-line bounds/recursion -- goes on to the next number, as often as a text holds one.
    return taken.has(placeholder) ? next(kind) : placeholder;
  };
  return {
    add(kind, written) {
      const key = keyOf(kind, written);
      const value = values.get(key);
      if (!value) values.set(key, { placeholder: next(kind), kind, written: [written] });
      else if (!value.written.includes(written))
        values.set(key, { ...value, written: [...value.written, written] });
    },
    list: () => [...values.values()],
  };
}

/** Puts the values back in the place of what stands for them. */
export function putBack(text: string, values: readonly PrivateValue[]): string {
  const written = new Map(values.map((value) => [value.placeholder, value.written[0]]));
  return text.replace(shape, (placeholder) => written.get(placeholder) ?? placeholder);
}

function keyOf(kind: string, written: string): string {
  return `${kind} ${spaced.has(kind) ? written.replace(/[^\p{L}\p{N}+]/gu, "").toUpperCase() : written}`;
}
