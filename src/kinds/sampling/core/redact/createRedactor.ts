import { coverSpans } from "../../../../safety/redaction/coverSpans.js";
import { createFindKnown } from "../../../../safety/redaction/findKnown.js";
import { createFindOwn } from "../../../../safety/redaction/findOwn.js";
import { findPrivateSlices } from "../../../../safety/redaction/findPrivate.js";
import {
  placeholderShape,
  placeholdersWithin,
  putBack,
} from "../../../../safety/redaction/placeholders.js";
import { createPrivateValues } from "../../../../safety/redaction/privateValue.js";
import type { RedactionOptions } from "../../../../safety/redaction/redactionOptions.js";
import { redactText } from "../../../../safety/redaction/redactText.js";
import { type Allowance, createAllowance, isTired } from "../../../../wire/protocol/allowance.js";
import { inSlices, type Sliced } from "../../../../wire/protocol/sliced.js";
import { maskText } from "./maskText.js";
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
  /** Masks something with every value that is known, so that it takes no time once that is kept. */
  prepare(value: unknown, known: SamplingRedaction): Promise<void>;
  /** Inspects something that is to leave, and masks in it all but what is kept for whoever gets it. */
  redact<Value>(
    value: Value,
    known: SamplingRedaction,
    kept: readonly string[],
  ): Promise<Redacted<Value>>;
  /** Puts private values back in the place of what stands for them. */
  restore<Value>(value: Value, known: SamplingRedaction): Promise<Value>;
}

/** Makes the {@link Redactor} of a host. */
export function createRedactor(options: RedactionOptions): Redactor {
  const findOwn = createFindOwn(options);
  const { kinds } = options;
  const isWanted = (kind: string) => kinds === undefined || kinds.some((wanted) => wanted === kind);

  function* find(
    value: unknown,
    texts: readonly NamedText[],
    known: SamplingRedaction,
    allowance: Allowance,
  ): Sliced<SamplingRedaction> {
    const written = texts.map(({ text }) => text);
    const values = createPrivateValues(known.values, yield* placeholdersWithin(written, allowance));
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
      for (const { kind, start, end } of coverSpans(yield* findOwn(text, allowance), ours)) {
        if (isTired(allowance)) yield;
        allowance.left -= 1;
        values.add(kind, text.slice(start, end));
      }
    }
    const unread = [...new Set([...known.unread, ...unreadWithin(value)])];
    return { ...known, values: values.list(), unread };
  }

  function* inspect(
    value: unknown,
    known: SamplingRedaction,
    allowance: Allowance,
  ): Sliced<SamplingRedaction> {
    return yield* find(value, textsWithin(value), known, allowance);
  }

  function* mask<Value>(
    value: Value,
    known: SamplingRedaction,
    kept: readonly string[],
    allowance: Allowance,
  ): Sliced<Redacted<Value>> {
    const texts = textsWithin(value);
    const redaction = yield* find(value, texts, known, allowance);
    if (isTired(allowance)) yield;
    const { values } = redaction;
    const findKnown = createFindKnown(values);
    const isKept = new Set(kept);
    const isPlaceholderKept = (placeholder: string) => isKept.has(placeholder);
    const masked = yield* rewriteSlices(value, texts, allowance, (text) =>
      isKept.size === 0
        ? maskText(text, values, allowance)
        : redactText(text, findKnown, isPlaceholderKept, allowance),
    );
    return { value: masked, redaction };
  }

  function* prepare(
    value: unknown,
    { values }: SamplingRedaction,
    allowance: Allowance,
  ): Sliced<void> {
    for (const { text } of textsWithin(value)) {
      if (isTired(allowance)) yield;
      yield* maskText(text, values, allowance);
    }
  }

  function* restore<Value>(
    value: Value,
    { values }: SamplingRedaction,
    allowance: Allowance,
  ): Sliced<Value> {
    const byPlaceholder = new Map(values.map((known) => [known.placeholder, known]));
    const namesOfTools = new Map(
      values.map(({ placeholder, written: [first = ""] }) => [toolNameOf(placeholder), first]),
    );
    const restored = yield* rewriteSlices(value, textsWithin(value), allowance, (text) =>
      putBack(text, byPlaceholder, allowance),
    );
    return rewriteTexts(restored, ({ text, isToolName }) =>
      isToolName ? text.replace(maskedToolName, (name) => namesOfTools.get(name) ?? name) : text,
    );
  }

  const inTurns = <Result>(work: (allowance: Allowance) => Sliced<Result>): Promise<Result> => {
    // Everything that was let in is looked through, however long it takes: what is not must not leave.
    const allowance = createAllowance({ steps: Number.POSITIVE_INFINITY }, () => performance.now());
    return inSlices(work(allowance), allowance);
  };
  return {
    inspect: (value, known) => inTurns((allowance) => inspect(value, known, allowance)),
    prepare: (value, known) => inTurns((allowance) => prepare(value, known, allowance)),
    redact: (value, known, kept) => inTurns((allowance) => mask(value, known, kept, allowance)),
    restore: (value, known) => inTurns((allowance) => restore(value, known, allowance)),
  };
}

/** Rewrites every text of a request or a response, those that are the same once. */
function* rewriteSlices<Value>(
  value: Value,
  texts: readonly NamedText[],
  allowance: Allowance,
  rewrite: (text: string) => Sliced<string>,
): Sliced<Value> {
  const written = new Map<string, string>();
  for (const { text } of texts)
    if (!written.has(text)) {
      if (isTired(allowance)) yield;
      written.set(text, yield* rewrite(text));
    }
  if (isTired(allowance)) yield;
  return rewriteTexts(value, ({ text, isToolName }) => {
    const next = written.get(text) ?? text;
    return isToolName && next !== text ? next.replace(placeholderShape, toolNameOf) : next;
  });
}

/** Writes a placeholder so that it may be part of a tool's name. */
function toolNameOf(placeholder: string): string {
  return placeholder.replace(/[^\p{L}\p{N}]+/gu, "_");
}

const maskedToolName = /_[\p{L}\p{N}_]{1,40}?_\d{1,6}_/gu;
