import { folderKey, platformOf } from "./folderKey.js";

/** Two roots of one list that share a folder. */
export interface RootOverlap<Root> {
  /** "duplicate" where both name one folder, "nested" where `root` lies inside `other`. */
  readonly kind: "duplicate" | "nested";
  /** The later of two duplicates, or the inner of two nested roots. */
  readonly root: Root;
  /** The first of the duplicates, or the nearest root around `root`. */
  readonly other: Root;
}

/** Options for comparing roots. */
export interface FindOverlapsOptions {
  /** Whether the file system takes `Work` and `work` for one folder. @default false */
  readonly ignoreCase?: boolean;
}

/** Finds each root that repeats another or lies inside another, by whole folder names; what cannot be a root overlaps nothing. */
export function findOverlaps<Root extends { readonly uri: string }>(
  roots: readonly Root[],
  { ignoreCase = false }: FindOverlapsOptions = {},
): RootOverlap<Root>[] {
  const first = new Map<string, Root>();
  const seen = roots.map((root) => {
    const key = folderKey(root.uri, platformOf(root.uri), ignoreCase);
    const other = first.get(key);
    if (key && !other) first.set(key, root);
    return { root, key, other };
  });
  return seen.flatMap(({ root, key, other }): RootOverlap<Root>[] => {
    if (other) return [{ kind: "duplicate", root, other }];
    const outer = nearestAround(key, first);
    return outer ? [{ kind: "nested", root, other: outer }] : [];
  });
}

function nearestAround<Root>(key: string, roots: ReadonlyMap<string, Root>): Root | undefined {
  let end = key.length - 1;
  let found: Root | undefined;
  while (!found && end > 0) {
    end = key.lastIndexOf("/", end - 1);
    found = roots.get(key.slice(0, end + 1));
  }
  return found;
}
