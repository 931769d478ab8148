import type { Command } from "../host/command.js";
import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
import { mostCommands } from "./inbox.js";
import { isPlainData } from "./isPlainData.js";
import type { ToHost } from "./message.js";
import { readCommand } from "./readCommand.js";
import { readSurface } from "./readSurface.js";

/** The number of surfaces that a window may have. */
export const mostSurfaces = 100;

/** A message as a host reads it: the command may be one that it does not know. */
export type ReadToHost =
  | Exclude<ToHost, { type: "command" }>
  | (Omit<Extract<ToHost, { type: "command" }>, "command"> & {
      readonly command: Command | undefined;
    });

/** Reads a message from a window; `undefined` if it is none. A window may be old, new, broken or hostile. */
export function readToHost(message: unknown): ReadToHost | undefined {
  if (!isJsonObject(message)) return undefined;
  const { type, from, hello, surfaces } = message;
  if (!isName(from)) return undefined;
  switch (type) {
    case "ping":
    case "pong":
    case "heard": {
      const mark = readMark(message);
      return mark && { type, from, ...mark };
    }
    case "bye":
      return isCount(hello) ? { type, from, hello } : undefined;
    case "hello": {
      if (!isCount(hello) || !Array.isArray(surfaces) || surfaces.length > mostSurfaces)
        return undefined;
      if (!isPlainData(surfaces)) return undefined;
      const read = surfaces.flatMap((surface) => readSurface(surface) ?? []);
      return { type, from, hello, surfaces: read };
    }
    case "command":
      return readSent(message, from);
    default:
      return undefined;
  }
}

/** Whether a value names something: a text of reasonable length. */
export function isName(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= 200;
}

/** Whether a value counts something: a whole number that is not negative. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Reads how far a window has followed, or was told. */
export function readMark({ epoch, seq }: JsonObject): { epoch: number; seq: number } | undefined {
  return isCount(epoch) && isCount(seq) ? { epoch, seq } : undefined;
}

function readSent(message: JsonObject, from: string): ReadToHost | undefined {
  const { id, open, command } = message;
  const mark = readMark(message);
  if (!mark || !isCount(id) || !Array.isArray(open) || open.length > mostCommands) return undefined;
  if (!open.every(isCount) || !open.includes(id)) return undefined;
  const read = isPlainData(command) ? readCommand(command) : undefined;
  return { type: "command", from, id, open, ...mark, command: read };
}
