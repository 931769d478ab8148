import type { RootRecord, RootsServer } from "../rootRecord.js";

/** The roots that the server of a session gets: offered to it, within reach, and each folder once. */
export function offeredTo(session: string, roots: readonly RootRecord[]): readonly RootRecord[] {
  const folders = new Set<string>();
  return roots.filter(({ id, servers, gone, refusal, overlap }) => {
    const folder = overlap?.kind === "duplicate" ? overlap.other : id;
    if (gone || refusal || folders.has(folder)) return false;
    if (servers !== "all" && !servers.includes(session)) return false;
    folders.add(folder);
    return true;
  });
}

/** The roots that a server gets by the decision for it: those offered to it, without what the person withheld. */
export function givenTo(
  { session, uris }: Pick<RootsServer, "session" | "uris">,
  roots: readonly RootRecord[],
): readonly RootRecord[] {
  const offered = offeredTo(session, roots);
  return uris ? offered.filter(({ uri }) => uris.includes(uri)) : offered;
}
