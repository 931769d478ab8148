import type { Command, Draft, KindCommand } from "../host/command.js";
import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
import { readSurface } from "./readSurface.js";

/** Reads a command that came from another process; `undefined` if it is none. */
export function readCommand(value: unknown): Command | undefined {
  if (!isJsonObject(value)) return undefined;
  const { type, id } = value;
  if (isKindCommand(value)) return value;
  if (typeof type !== "string" || !isKnown(type)) return undefined;
  return readers[type](value, typeof id === "string" ? id : undefined);
}

type HostCommand = Exclude<Command, KindCommand>;

type Readers = {
  readonly [Type in HostCommand["type"]]: (
    value: JsonObject,
    id: string | undefined,
  ) => Extract<HostCommand, { type: Type }> | undefined;
};

/** One for each command of the host: a command that has none yet does not compile. */
const readers: Readers = {
  settle: ({ answer, rule, undo, declines }, id) =>
    isNamed(id)
      ? {
          type: "settle",
          id,
          answer,
          ...(typeof rule === "string" && { rule }),
          ...(typeof undo === "number" && { undo }),
          ...(declines === true && { declines }),
        }
      : undefined,
  saveDraft: ({ draft }, id) =>
    isNamed(id) && isDraft(draft) ? { type: "saveDraft", id, draft } : undefined,
  blockSession: ({ blocked }, id) =>
    isNamed(id) && typeof blocked === "boolean" ? { type: "blockSession", id, blocked } : undefined,
  openSurface({ surface }) {
    const read = readSurface(surface);
    return read && { type: "openSurface", surface: read };
  },
  closeSurface: (_, id) => (isNamed(id) ? { type: "closeSurface", id } : undefined),
  putAside: (_, id) => (isNamed(id) ? { type: "putAside", id } : undefined),
  resume: (_, id) => (isNamed(id) ? { type: "resume", id } : undefined),
  extend: (_, id) => (isNamed(id) ? { type: "extend", id } : undefined),
  dismissAll: ({ ids }) =>
    Array.isArray(ids) && ids.every((id) => typeof id === "string")
      ? { type: "dismissAll", ids }
      : undefined,
  dismiss: (_, id) => (isNamed(id) ? { type: "dismiss", id } : undefined),
  stopCall: ({ question }, id) =>
    isNamed(id)
      ? { type: "stopCall", id, ...(typeof question === "string" && { question }) }
      : undefined,
};

function isKnown(type: string): type is keyof Readers {
  return Object.hasOwn(readers, type);
}

function isNamed(id: string | undefined): id is string {
  return id !== undefined;
}

function isKindCommand(value: JsonObject): value is JsonObject & KindCommand {
  return typeof value.type === "string" && value.type.indexOf("/") > 0;
}

/** Whether a value is what may be typed into a form. */
export function isDraft(value: unknown): value is Draft {
  return isJsonObject(value) && Object.values(value).every(isDraftValue);
}

function isDraftValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item === "string");
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
