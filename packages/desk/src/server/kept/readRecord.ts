import { isJsonObject, type Json, type JsonObject } from "mcp-host-ui/schema";
import type { DeskRecord } from "./deskRecord.js";

/** The version of what this desk writes. */
const version = 1;

/** Reads a body that {@link writeRecord} made. Returns a sentence where it is none of this app's, or of another version. */
export function readRecord(text: string, app: string | undefined): DeskRecord | string {
  const value: unknown = JSON.parse(text);
  if (!isJsonObject(value)) return "It is no object.";
  // Desks wrote none before there was a second one.
  const { v = version, app: owner, ...record } = value;
  if (v !== version) return `Its version is ${JSON.stringify(v)}, and this desk reads ${version}.`;
  if (owner !== app) return foreign(owner, app);
  const missing = membersOf(record).find((member) => !member.isThere);
  return missing ? `It has no valid ${missing.name}.` : (record as unknown as DeskRecord);
}

/** Makes the body of an entry. */
export function writeRecord(record: DeskRecord, app: string | undefined): string {
  return JSON.stringify({ v: version, ...(app !== undefined && { app }), ...record });
}

function foreign(owner: Json | undefined, app: string | undefined): string {
  const whose = owner === undefined ? "a desk without an app" : `the app ${JSON.stringify(owner)}`;
  const own = app === undefined ? "this desk names none" : `this desk's is ${JSON.stringify(app)}`;
  return `It belongs to ${whose}; ${own}. Give each app a prefix of its own in the store.`;
}

interface Member {
  readonly name: string;
  readonly isThere: boolean;
}

/** The members that the desk relies on, of each type of record. */
function membersOf(record: JsonObject): readonly Member[] {
  const { type } = record;
  const has = (name: string, isThere: (value: Json | undefined) => boolean): Member => ({
    name,
    isThere: isThere(record[name]),
  });
  const text = (name: string) => has(name, isText);
  const phase = (...phases: readonly Json[]) =>
    has("phase", (value) => value !== undefined && phases.includes(value));
  const server = has("server", isServer);
  const optional = (name: string, isThere: (value: Json | undefined) => boolean) =>
    has(name, (value) => value === undefined || isThere(value));
  switch (type) {
    case "question":
      return [
        ...[text("node"), server, text("method"), phase("open", "won", "settled")],
        optional("outcome", isJsonObject),
        optional("winner", (value) => isJsonObject(value) && isJsonObject(value.reply)),
        optional("moreTime", isTexts),
        optional("deadline", Number.isFinite),
      ];
    case "notice":
      return [server, text("method")];
    case "blocks":
      return [has("servers", (value) => Array.isArray(value) && value.every(isServer))];
    case "generation":
      return [
        text("question"),
        text("key"),
        has("keys", isTexts),
        text("text"),
        phase("asked", "running", "done", "failed", "stopped"),
      ];
    case "call":
      return [
        ...[text("audience"), server, text("method"), has("params", isJsonObject)],
        ...[has("round", Number.isSafeInteger), has("attempt", Number.isSafeInteger)],
        ...stageOf(record, has),
      ];
    default:
      return [{ name: "type", isThere: false }];
  }
}

function stageOf(
  { stage }: JsonObject,
  has: (name: string, isThere: (value: Json | undefined) => boolean) => Member,
): readonly Member[] {
  const lists = (name: string) => has(name, Array.isArray);
  switch (stage) {
    case "due":
    case "over":
      return [];
    case "sending":
      return [has("node", isText), lists("answers"), lists("asked")];
    case "asking":
      return [lists("questions"), has("until", Number.isFinite)];
    case "ended":
      return [has("node", isText), has("end", isJsonObject)];
    default:
      return [{ name: "stage", isThere: false }];
  }
}

function isServer(value: Json | undefined): boolean {
  return isJsonObject(value) && isText(value.id);
}

function isText(value: Json | undefined): boolean {
  return typeof value === "string";
}

function isTexts(value: Json | undefined): boolean {
  return Array.isArray(value) && value.every(isText);
}
