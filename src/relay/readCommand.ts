import type { Command, Draft, SliceCommand } from "../host/command.js";
import type { Surface } from "../host/surface.js";
import { isJsonObject, type JsonObject } from "../protocol/json.js";

/** Reads a command that came from another process; nothing where it is none. */
export function readCommand(value: unknown): Command | undefined {
  if (!isJsonObject(value)) return undefined;
  const { type, id } = value;
  if (type === "openSurface") {
    const surface = readSurface(value.surface);
    return surface && { type, surface };
  }
  if (isSliceCommand(value)) return value;
  if (typeof id !== "string") return undefined;
  switch (type) {
    case "putAside":
    case "resume":
    case "dismiss":
    case "closeSurface":
    case "stopCall":
      return { type, id };
    case "settle": {
      const { answer, rule } = value;
      return { type, id, answer, ...(typeof rule === "string" && { rule }) };
    }
    case "saveDraft": {
      const { draft } = value;
      return isDraft(draft) ? { type, id, draft } : undefined;
    }
    default:
      return undefined;
  }
}

/** Reads a surface that came from another process; nothing where it is none. */
export function readSurface(value: unknown): Surface | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, kind, visible, slice, session, call, question } = value;
  if (typeof id !== "string" || typeof visible !== "boolean") return undefined;
  if (kind !== "inline" && kind !== "dialog") return undefined;
  return {
    id,
    kind,
    visible,
    ...(typeof slice === "string" && { slice }),
    ...(typeof session === "string" && { session }),
    ...(typeof call === "string" && { call }),
    ...(typeof question === "string" && { question }),
  };
}

function isSliceCommand(value: JsonObject): value is JsonObject & SliceCommand {
  return typeof value.type === "string" && value.type.indexOf("/") > 0;
}

function isDraft(value: unknown): value is Draft {
  return isJsonObject(value) && Object.values(value).every(isDraftValue);
}

function isDraftValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => typeof item === "string");
  return value === null || ["string", "number", "boolean"].includes(typeof value);
}
