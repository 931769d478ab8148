import type { RootServers } from "./rootRecord.js";

/** Reads the servers that a root is for, each once; `undefined` if the value names none. */
export function readServers(value: unknown): RootServers | undefined {
  if (value === "all") return value;
  const isList = Array.isArray(value) && value.every((id) => typeof id === "string");
  return isList ? [...new Set<string>(value)] : undefined;
}
