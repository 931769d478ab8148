import { isJsonObject } from "../../../../wire/protocol/json.js";
import type { UnreadKind } from "./samplingRedaction.js";

/** Tells what pictures, sounds and files there are among messages or the blocks of a response: no text can be found in them. */
export function unreadWithin(value: unknown): readonly UnreadKind[] {
  if (Array.isArray(value))
    // oxlint-disable-next-line bounds/recursion -- a request was copied with 250 levels at most.
    return [...new Set(value.flatMap((item: unknown) => unreadWithin(item)))];
  if (!isJsonObject(value)) return [];
  if (value.type === "image" || value.type === "audio") return [value.type];
  const { blob, content, messages, resource } = value;
  if (typeof blob === "string") return ["file"];
  // oxlint-disable-next-line bounds/recursion -- a request was copied with 250 levels at most.
  return unreadWithin([messages, content, resource].filter((part) => part !== undefined));
}
