import type { Surface } from "../host/surface.js";
import { isJsonObject } from "../wire/protocol/json.js";

/** Ids are names of a few characters; React's are. */
const longest = 200;

/** Reads a surface that came from another process; `undefined` if it is none. */
export function readSurface(value: unknown): Surface | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, kind, visible, stage, questionKind, session, call, question, mode, passes } = value;
  if (typeof id !== "string" || id.length > longest) return undefined;
  if (typeof visible !== "boolean") return undefined;
  if (kind !== "inline" && kind !== "dialog") return undefined;
  return {
    id,
    kind,
    visible,
    ...(typeof stage === "string" && { stage }),
    ...(typeof questionKind === "string" && { questionKind }),
    ...(typeof session === "string" && { session }),
    ...(typeof call === "string" && { call }),
    ...(typeof question === "string" && { question }),
    ...(typeof mode === "string" && { mode }),
    ...(Array.isArray(passes) && { passes: readIds(passes) }),
  };
}

/** A surface passes a few questions; the host forgets those that it no longer has. */
const mostPassed = 1_000;

function readIds(values: readonly unknown[]): readonly string[] {
  return values
    .filter((id): id is string => typeof id === "string" && id.length <= longest)
    .slice(-mostPassed);
}
