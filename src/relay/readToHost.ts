import type { Command } from "../host/command.js";
import { isJsonObject } from "../protocol/json.js";
import { isPlainData } from "./isPlainData.js";
import type { ToHost } from "./message.js";
import { readCommand } from "./readCommand.js";
import { readSurface } from "./readSurface.js";

/** A message as a host reads it: the command may be one that it does not know. */
export type ReadToHost =
  | Exclude<ToHost, { type: "command" }>
  | { readonly type: "command"; readonly id: number; readonly command: Command | undefined };

/** Reads what a window sent; nothing where it is no message. A window may be old, new, broken or hostile. */
export function readToHost(message: unknown): ReadToHost | undefined {
  if (!isJsonObject(message)) return undefined;
  const { type, id, command, surfaces } = message;
  switch (type) {
    case "ping":
    case "pong":
    case "bye":
      return { type };
    case "hello":
      if (!Array.isArray(surfaces) || !isPlainData(surfaces)) return undefined;
      return { type, surfaces: surfaces.flatMap((surface) => readSurface(surface) ?? []) };
    case "command":
      if (typeof id !== "number") return undefined;
      return { type, id, command: isPlainData(command) ? readCommand(command) : undefined };
    default:
      return undefined;
  }
}
