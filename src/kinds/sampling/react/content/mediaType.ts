/** Pictures that are nothing but pixels: SVG, which can be endless work and moves, is a file. */
const pictures = new Set([
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/bmp",
]);

const sounds = new Set([
  "audio/wav",
  "audio/wave",
  "audio/x-wav",
  "audio/vnd.wave",
  "audio/mpeg",
  "audio/mp3",
  "audio/mp4",
  "audio/aac",
  "audio/ogg",
  "audio/opus",
  "audio/webm",
  "audio/flac",
  "audio/x-flac",
  "audio/x-m4a",
]);

/** A media type that browsers can show or play without harm, as they write it; `undefined` if they cannot. */
export function mediaType(claimed: string, kind: "image" | "audio"): string | undefined {
  const type = claimed.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const known = kind === "image" ? pictures : sounds;
  if (known.has(type)) return type;
  return type === "image/jpg" && kind === "image" ? "image/jpeg" : undefined;
}
