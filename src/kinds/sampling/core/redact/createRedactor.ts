import { createFindKnown } from "../../../../safety/redaction/findKnown.js";
import { createFindOwn } from "../../../../safety/redaction/findOwn.js";
import { findPrivateSlices } from "../../../../safety/redaction/findPrivate.js";
import { pickSpans } from "../../../../safety/redaction/pickSpans.js";
import { createPrivateValues, putBack } from "../../../../safety/redaction/privateValue.js";
import type { RedactionOptions } from "../../../../safety/redaction/redactionOptions.js";
import { redactText } from "../../../../safety/redaction/redactText.js";
import { type Allowance, createAllowance } from "../../../../wire/protocol/allowance.js";
import { inSlices, type Sliced } from "../../../../wire/protocol/sliced.js";
import type { SamplingRedaction } from "./samplingRedaction.js";
import { type NamedText, rewriteTexts, textsWithin } from "./textsWithin.js";
import { unreadWithin } from "./unreadWithin.js";

/** Something to send, with what is private in it masked. */
export interface Redacted<Value> {
  readonly value: Value;
  readonly redaction: SamplingRedaction;
}

/** Keeps private text from leaving, as one host wants it. */
export interface Redactor {
  /** Finds what is private in something, besides what is known. */
  inspect(value: unknown, known: SamplingRedaction): Promise<SamplingRedaction>;
  /** Inspects something that is to leave, and masks in it all but what is kept for whoever gets it. */
  redact<Value>(
    value: Value,
    known: SamplingRedaction,
    kept: readonly string[],
  ): Promise<Redacted<Value>>;
  /** Puts private values back in the place of what stands for them. */
  restore<Value>(value: Value, known: SamplingRedaction): Value;
}

/** Makes the {@link Redactor} of a host. */
export function createRedactor(options: RedactionOptions): Redactor {
  const findOwn = createFindOwn(options);
  const { kinds } = options;
  const isWanted = (kind: string) => kinds === undefined || kinds.some((wanted) => wanted === kind);

  function* find(
    value: unknown,
    known: SamplingRedaction,
    allowance: Allowance,
  ): Sliced<SamplingRedaction> {
    const texts = textsWithin(value);
    const values = createPrivateValues(
      known.values,
      texts.map(({ text }) => text),
    );
    for (const { name, text } of texts) {
      // The name of a value tells what it is: { "phone": "5550132" }.
      const lead = name === "" ? "" : `${name}: `;
      const found = yield* findPrivateSlices(lead + text, allowance);
      const ours = found
        .filter(({ kind, end }) => isWanted(kind) && end > lead.length)
        .map(({ kind, start, end }) => ({
          kind,
          start: Math.max(0, start - lead.length),
          end: end - lead.length,
        }));
      for (const { kind, start, end } of pickSpans([findOwn(text), ours]))
        values.add(kind, text.slice(start, end));
    }
    const unread = [...new Set([...known.unread, ...unreadWithin(value)])];
    return { ...known, values: values.list(), unread };
  }

  function* mask<Value>(
    value: Value,
    known: SamplingRedaction,
    kept: readonly string[],
    allowance: Allowance,
  ): Sliced<Redacted<Value>> {
    const redaction = yield* find(value, known, allowance);
    const findKnown = createFindKnown(redaction.values);
    const isKept = new Set(kept);
    const written = new Map<string, string>();
    for (const { text } of textsWithin(value))
      if (!written.has(text))
        written.set(text, yield* redactText(text, findKnown, (one) => isKept.has(one), allowance));
    const rewrite = ({ text }: NamedText) => written.get(text) ?? text;
    return { value: rewriteTexts(value, rewrite), redaction };
  }

  return {
    inspect(value, known) {
      const allowance = endless();
      return inSlices(find(value, known, allowance), allowance);
    },
    redact(value, known, kept) {
      const allowance = endless();
      return inSlices(mask(value, known, kept, allowance), allowance);
    },
    restore: (value, { values }) => rewriteTexts(value, ({ text }) => putBack(text, values)),
  };
}

/** Everything that was let in is looked through, however long it takes: what is not must not leave. */
function endless(): Allowance {
  return createAllowance({ steps: Number.POSITIVE_INFINITY });
}
