import type { PresentRoot } from "./edit/arrangeRoots.js";
import type { RootRecord } from "./rootRecord.js";
import { findOverlaps } from "./uri/findOverlaps.js";
import { formatRoot } from "./uri/formatRoot.js";
import { type RootReading, readRootUri } from "./uri/readRootUri.js";
import type { RootPlatform } from "./uri/refusal.js";

/** Makes the records of the roots that are there now; one that stayed as it was is the same object as before. */
export type DescribeRoots = (
  roots: readonly PresentRoot[],
  isGone: (uri: string) => boolean,
) => readonly RootRecord[];

/** Makes a {@link DescribeRoots} for one system. Every URI is validated here once more: none that is bad ever leaves. */
export function createDescribeRoots(platform: RootPlatform, ignoreCase: boolean): DescribeRoots {
  let before: readonly RootRecord[] = [];
  let readings = new Map<string, RootReading>();

  return (roots, isGone) => {
    const known = new Map(before.map((record) => [record.id, record]));
    const overlaps = new Map(
      findOverlaps(roots, { ignoreCase }).map(({ kind, root, other }) => [
        root.id,
        { kind, other: other.id },
      ]),
    );
    readings = new Map(
      roots.map(({ uri }) => [uri, readings.get(uri) ?? readRootUri(uri, platform)]),
    );
    const records = roots.map((root) => {
      const overlap = overlaps.get(root.id);
      const record: RootRecord = {
        ...describe(root, readings.get(root.uri) ?? readRootUri(root.uri, platform), platform),
        gone: isGone(root.uri),
        ...(overlap && { overlap }),
      };
      const earlier = known.get(root.id);
      return JSON.stringify(earlier) === JSON.stringify(record) ? (earlier ?? record) : record;
    });
    const isSame =
      records.length === before.length && records.every((record, at) => record === before[at]);
    if (!isSame) before = records;
    return before;
  };
}

function describe(
  { id, uri, name: ownName, servers, exclusions, notes, folder }: PresentRoot,
  reading: RootReading,
  platform: RootPlatform,
): Omit<RootRecord, "gone" | "overlap"> {
  const name = ownName ?? folder?.name;
  return {
    id,
    uri: reading.ok ? reading.uri : uri,
    path: reading.ok ? formatRoot(uri, platform) : uri,
    ...(name !== undefined && { name }),
    origin: folder ? "host" : "manual",
    servers,
    exclusions,
    notes: folder?.notes ?? notes,
    ...(!reading.ok && { refusal: reading.refusal }),
  };
}
