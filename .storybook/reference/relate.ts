import type { Export } from "../../stories/reference/page.ts";
import type { Sources } from "./readOnce.ts";

/** What a component, part or hook uses of the others, whatever stands between them. */
export type Relations = ReadonlyMap<string, readonly string[]>;

/** Follows the imports from each module to the next ones that the public knows. */
export function relate(known: readonly Export[], imports: Sources["imports"]): Relations {
  const namesOf = new Map<string, string[]>();
  for (const { name, file } of known) namesOf.set(file, [...(namesOf.get(file) ?? []), name]);
  return new Map(known.map(({ name, file }) => [name, usedBy(name, file)]));

  function usedBy(name: string, file: string): readonly string[] {
    const passed = new Set([file]);
    const found = new Set<string>();
    const waiting = [file];
    for (let next = waiting.pop(); next; next = waiting.pop())
      for (const { file: imported } of imports[next] ?? []) {
        if (passed.has(imported)) continue;
        passed.add(imported);
        const names = namesOf.get(imported);
        if (names) found.add(nearest(names, name));
        else waiting.push(imported);
      }
    return [...found].sort(byAlphabet);
  }
}

/** The same part may go by the names of several families: its own family's is meant, or else the first. */
function nearest(names: readonly string[], user: string): string {
  const family = familyOf(user);
  return names.find((name) => family !== "" && familyOf(name) === family) ?? names[0] ?? "";
}

/** The order of names in every list. */
export function byAlphabet(one: string, other: string): number {
  return one.localeCompare(other, "en");
}

/** `Inbox` of `Inbox.List`; empty where a name stands alone. */
export function familyOf(name: string): string {
  return name.includes(".") ? (name.split(".")[0] ?? "") : "";
}
