import type { GeneratedFile } from "ai";
import type { Sampling } from "mcp-host-ui/host";

/** Reads a file that a model made. Throws for what is neither a picture nor a sound: a response has no place for it. */
export function readFile({
  base64,
  mediaType,
}: GeneratedFile): Sampling.ImageContent | Sampling.AudioContent {
  const type = ["image", "audio"].find((kind) => mediaType.startsWith(`${kind}/`));
  if (type !== "image" && type !== "audio")
    throw new Error(
      `The model answered with a file of type ${mediaType}; a server can be sent text, pictures and sounds only.`,
    );
  return { type, data: base64, mimeType: mediaType };
}
