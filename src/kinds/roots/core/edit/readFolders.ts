import { isJsonObject } from "../../../../wire/protocol/json.js";
import { type RootNote, readRootUri } from "../uri/readRootUri.js";
import type { RootPlatform, RootRefusal } from "../uri/refusal.js";
import { readName } from "./readName.js";

/** A folder that the host app named: with the canonical URI, or with its own words and the reason why they name no root. */
export interface Folder {
  readonly uri: string;
  readonly name?: string;
  readonly notes: readonly RootNote[];
  readonly refusal?: RootRefusal;
}

/** Reads a list of folders, each once; `undefined` if it is no such list. */
export function readFolders(value: unknown, platform: RootPlatform): readonly Folder[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const folders = new Map<string, Folder>();
  for (const item of value) {
    const { uri, name } = isJsonObject(item) ? item : { uri: item, name: undefined };
    if (typeof uri !== "string") return undefined;
    const reading = readRootUri(uri, platform);
    const folder: Folder = {
      uri: reading.ok ? reading.uri : uri,
      notes: reading.ok ? reading.notes : [],
      ...(!reading.ok && { refusal: reading.refusal }),
      ...nameOf(name),
    };
    if (!folders.has(folder.uri)) folders.set(folder.uri, folder);
  }
  return [...folders.values()];
}

/** A host app's name that cannot be shown is left out. */
function nameOf(value: unknown): { readonly name?: string } {
  const reading = readName(value ?? "");
  return typeof reading === "string" && reading !== "" ? { name: reading } : {};
}
