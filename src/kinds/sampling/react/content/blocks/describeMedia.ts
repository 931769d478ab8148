import type { Messages } from "../../../../../messages/messages.js";

interface MediaFacts {
  readonly size: string;
  readonly by: "server" | "model";
  /** The claimed media type, or an empty text. */
  readonly type: string;
}

/** Describes an image, a sound, or a file in one line. `pixels` is the size of a decoded image. */
export function describeMedia(
  words: Messages["samplingBlocks"],
  kind: "image" | "audio" | "file",
  facts: MediaFacts,
  pixels: { readonly width: number; readonly height: number } | undefined,
): string {
  const isTyped = facts.type !== "";
  if (kind === "image" && pixels)
    return words[isTyped ? "imageSizedTyped" : "imageSized"]({ ...facts, ...pixels });
  return words[isTyped ? (`${kind}Typed` as const) : kind](facts);
}
