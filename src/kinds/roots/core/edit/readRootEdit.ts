import type { KeptRoot } from "../keptRoots.js";
import { readServers } from "../readServers.js";
import type { RootIssue } from "../rootsCommand.js";
import { isWithinRoots } from "../uri/isWithinRoots.js";
import { readRootUri } from "../uri/readRootUri.js";
import type { PresentRoot } from "./arrangeRoots.js";
import type { FolderRules } from "./folderRules.js";
import { readName } from "./readName.js";

/** A root as it is to be, or what is wrong with the change. */
export type RootEdit = { readonly root: KeptRoot } | { readonly issues: readonly RootIssue[] };

/** Reads a change of a root, which may come from another process: every key of it that is there. */
export function readRootEdit(
  change: Readonly<Record<string, unknown>>,
  before: KeptRoot,
  others: readonly PresentRoot[],
  rules: FolderRules,
): RootEdit {
  const issues: RootIssue[] = [];
  const take = <Value>(reading: Value | RootIssue, otherwise: Value): Value => {
    if (!isIssue(reading)) return reading;
    issues.push(reading);
    return otherwise;
  };

  const { uri, notes } =
    change.root === undefined ? before : take(readPlace(change.root, others, rules), before);
  const name = change.name === undefined ? (before.name ?? "") : take(readName(change.name), "");
  const exclusions =
    issues.length > 0
      ? []
      : listOf(change.exclusions ?? before.exclusions).map((text, index) =>
          take(readExclusion(text, index, uri, rules), ""),
        );
  if (issues.length > 0) return { issues };
  const { name: _, ...rest } = before;
  return {
    root: {
      ...rest,
      uri,
      notes,
      ...(name !== "" && { name }),
      servers: readServers(change.servers) ?? before.servers,
      exclusions: [...new Set(exclusions)],
    },
  };
}

function readPlace(
  text: unknown,
  others: readonly PresentRoot[],
  { platform, keyOf }: FolderRules,
): Pick<KeptRoot, "uri" | "notes"> | RootIssue {
  const reading = readRootUri(String(text), platform);
  if (!reading.ok) return { path: ["root"], ...reading.refusal };
  const isTaken = others.some(({ uri }) => keyOf(uri) === keyOf(reading.uri));
  return isTaken ? { path: ["root"], code: "duplicate", params: { path: String(text) } } : reading;
}

function readExclusion(
  text: unknown,
  index: number,
  root: string,
  { platform, ignoreCase }: FolderRules,
): string | RootIssue {
  const path = ["exclusions", index];
  const reading = readRootUri(String(text), platform);
  if (!reading.ok) return { path, ...reading.refusal };
  const isInside =
    isWithinRoots([{ uri: root }], reading.uri, { ignoreCase }) &&
    !isWithinRoots([{ uri: reading.uri }], root, { ignoreCase });
  return isInside ? reading.uri : { path, code: "outside", params: { path: String(text) } };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isIssue(value: unknown): value is RootIssue {
  return typeof value === "object" && value !== null && "code" in value;
}
