/** The system whose rules a root's path follows. */
export type RootPlatform = "posix" | "windows";

/** Why a path or URI cannot be a root. */
export type RootRefusalCode =
  | "backslash"
  | "control-character"
  | "device"
  | "drive-relative"
  | "empty"
  | "encoded-slash"
  | "fragment"
  | "home"
  | "lone-surrogate"
  | "malformed-encoding"
  | "no-drive"
  | "no-share"
  | "query"
  | "relative"
  | "remote"
  | "scheme"
  | "server"
  | "too-long"
  | "traversal"
  | "windows-name"
  | "windows-path";

/** A refusal as data, from which a catalogue makes a sentence. */
export interface RootRefusal {
  /** The code of the refusal. */
  readonly code: RootRefusalCode;
  /** The values that the sentence names: `max` of "too-long", `scheme` of "scheme", `server` of "remote" and "server", `name` of "windows-name"; unescaped text of whoever wrote the root. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** An answer that carries a refusal. */
export interface RefusedRoot {
  /** Always false. */
  readonly ok: false;
  /** Why the root was refused. */
  readonly refusal: RootRefusal;
}

/** Makes the answer that carries a refusal. */
export function refuse(code: RootRefusalCode, params: RootRefusal["params"] = {}): RefusedRoot {
  return { ok: false, refusal: { code, params } };
}

/** Pairs what a text must not match with the reason, in the order of checking. */
export type RefusalRules = readonly (readonly [RegExp, RootRefusalCode])[];

/** Refuses a text for the first rule that it matches. */
export function refuseBy(rules: RefusalRules, text: string): RefusedRoot | undefined {
  const rule = rules.find(([pattern]) => pattern.test(text));
  return rule && refuse(rule[1]);
}
