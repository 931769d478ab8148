import type { GroupOverride } from "../messages/messages.js";

/**
 * Makes a function that puts a host app's own sentences, at any depth, in place of English ones. The same override
 * gives the same object.
 */
export function createMerge<Group extends object>(
  english: Group,
): (override: GroupOverride<Group> | undefined) => Group {
  const merged = new WeakMap<object, Group>();
  return (override) => {
    if (!override) return english;
    const known = merged.get(override) ?? merge(english, override);
    merged.set(override, known);
    return known;
  };
}

function merge<Group extends object>(english: Group, override: object): Group {
  const groups = new Map<string, unknown>(Object.entries(english));
  const said = Object.entries(override).flatMap(([name, words]: [string, unknown]) => {
    if (words === undefined) return [];
    const group = groups.get(name);
    // oxlint-disable-next-line bounds/recursion -- groups nest as deep as the English ones.
    return [[name, isGroup(group) && isGroup(words) ? merge(group, words) : words] as const];
  });
  return Object.assign({}, english, Object.fromEntries(said));
}

function isGroup(words: unknown): words is object {
  return typeof words === "object" && words !== null;
}
