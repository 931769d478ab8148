import type { ResponseContent } from "../protocol/samplingResult.js";
import { matchBlocks } from "./editedMessages.js";
import { inPlaceOf } from "./keyOf.js";
import { saySame } from "./matchAsked.js";

/** A person's edit of the blocks of a response; they go by the keys of their rows. */
export type ResponseEdit =
  | { readonly type: "replace"; readonly block: string; readonly by: ResponseContent }
  | { readonly type: "remove"; readonly block: string }
  | { readonly type: "restore"; readonly block: string };

/** Edits the blocks of a response. What the edit does not touch stays the same object. */
export function editResponse(
  content: readonly ResponseContent[],
  original: readonly ResponseContent[],
  edit: ResponseEdit,
): readonly ResponseContent[] {
  return matchBlocks(content, original).flatMap(({ key, item, asked }) => {
    if (key !== edit.block) return item ?? [];
    if (edit.type === "remove") return [];
    const next = edit.type === "restore" ? asked : edit.by;
    if (!next) return item ?? [];
    const isAsAsked = asked && saySame(asked, next);
    return inPlaceOf(item ?? next, isAsAsked ? asked : next);
  });
}
