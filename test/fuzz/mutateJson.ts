import type { Dice } from "../support/dice.ts";

/** Names that walk into prototypes, or that something might treat in a way of its own. */
const names = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "then",
  "toJSON",
  "length",
  "",
  "0",
  "a.b",
  "items[0]",
  "\u202ename",
  "type",
  "properties",
  "required",
  "enum",
  "$ref",
  "default",
  "mode",
  "_meta",
];

/** Texts that readers of texts stumble over. */
export const hostileTexts: readonly string[] = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\udfff\ud800",
  "\u202eevil\u202c",
  "\u2066\u2066\u2066",
  "\u{e0041}\u{e0042}",
  "e\u0301".repeat(200),
  "\u200b".repeat(300),
  "x".repeat(5_000),
  "^(a+)+$",
  "(?=a)*",
  "[",
  "\\u{110000}",
  "#/properties",
  "#",
  "#/$defs/%",
  "https://xn--ggle-0nda.example/%F0%9F",
  "javascript:alert(1)",
  "file:///c%3A/%2e%2e/x",
  "http://[::1%25eth0]/",
  "2026-02-30",
  "24:00:60Z",
  "1e999",
  "-0",
  "NaN",
  "string",
  "object",
  "password",
  "https://json-schema.org/draft/2019-09/schema",
];

const atoms: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  0.1,
  1e308,
  -1e-308,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  {},
  [[]],
  [null],
  ...hostileTexts,
];

/**
 * Changes one to six places of a JSON value; what comes back shares nothing with it. Part of another value may come in.
 * Its objects have own properties alone, one named `__proto__` among them now and then.
 */
export function mutateJson(value: unknown, other: unknown, dice: Dice): unknown {
  let changed = copy(value);
  for (let left = dice(6); left >= 0; left -= 1) changed = mutateOnce(changed, other, dice);
  return changed;
}

function mutateOnce(value: unknown, other: unknown, dice: Dice): unknown {
  const members = membersOf(value);
  // Deeper places are more, so they are visited more often.
  if (members.length > 0 && dice(8) > 0) {
    const [name, member] = dice.pick(members);
    return withMember(value, name, mutateOnce(member, other, dice), dice);
  }
  return dice.pick(changes)(value, other, dice);
}

type Change = (value: unknown, other: unknown, dice: Dice) => unknown;

const changes: readonly Change[] = [
  (_, __, dice) => copy(dice.pick(atoms)),
  (_, other, dice) => copy(partOf(other, dice)),
  (value) => [value],
  (value, _, dice) => named(dice.pick(names), value),
  (value, _, dice) => withMember(value, dice.pick(names), copy(dice.pick(atoms)), dice),
  (value, other, dice) => withMember(value, dice.pick(names), copy(partOf(other, dice)), dice),
  (value, _, dice) => without(value, dice),
  (value, _, dice) => (typeof value === "string" ? spoilText(value, dice) : value),
  (value, _, dice) => (typeof value === "number" ? value * dice.pick([-1, 0, 1e9, 1e-9]) : value),
  (value, _, dice) => nested(value, dice(40)),
  (value, _, dice) => Array.from({ length: dice(40) }, () => copy(value)),
];

function spoilText(text: string, dice: Dice): string {
  const at = dice(text.length + 1);
  const inserted = dice.pick(hostileTexts);
  return dice.pick([
    text.slice(0, at) + inserted + text.slice(at),
    text.slice(0, at),
    text + text,
    text.toUpperCase(),
  ]);
}

function nested(value: unknown, depth: number): unknown {
  let outer = value;
  for (let level = 0; level < depth; level += 1)
    outer = level % 2 ? [outer] : named("items", outer);
  return outer;
}

function partOf(value: unknown, dice: Dice): unknown {
  const members = membersOf(value);
  return members.length > 0 && dice(4) > 0 ? partOf(dice.pick(members)[1], dice) : value;
}

function membersOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === "object" && value !== null ? Object.entries(value) : [];
}

function named(name: string, value: unknown): object {
  return define({}, name, value);
}

function withMember(value: unknown, name: string, member: unknown, dice: Dice): unknown {
  if (Array.isArray(value))
    return value.length > 0
      ? value.with(Math.min(Number(name) || 0, value.length - 1), member)
      : [member];
  if (typeof value !== "object" || value === null) return named(name, member);
  // In another place of the order now and then, which some readers depend on.
  const entries = Object.entries(value).filter(([known]) => dice(20) > 0 || known !== name);
  const target = {};
  for (const [known, each] of entries) define(target, known, each);
  return define(target, name, member);
}

function without(value: unknown, dice: Dice): unknown {
  const members = membersOf(value);
  if (members.length === 0) return value;
  const [name] = dice.pick(members);
  if (Array.isArray(value)) return value.filter((_, index) => String(index) !== name);
  const target = {};
  for (const [known, each] of members) if (known !== name) define(target, known, each);
  return target;
}

function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== "object" || value === null) return value;
  const target = {};
  for (const [name, member] of Object.entries(value)) define(target, name, copy(member));
  return target;
}

/** As `JSON.parse` does, which makes `__proto__` a property like any other. */
function define(target: object, name: string, value: unknown): object {
  return Object.defineProperty(target, name, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}
