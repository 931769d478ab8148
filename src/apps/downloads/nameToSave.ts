/** Writes a name that a view gave as one that can be saved: no folders, nothing hidden, no ending that a system drops, no name of a device. */
export function nameToSave(name: string): string {
  const visible = name
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}]/gu, "")
    .replace(/[\\/:*?"<>|]/g, "_")
    .replace(/\s+/gu, " ")
    // Windows drops dots and blanks at the end, so that `a.exe.` is saved as `a.exe`; a dot in front hides a file elsewhere.
    .replace(/^[. ]+|[. ]+$/g, "");
  if (visible === "") return "download";
  const named = devices.test(visible) ? `_${visible}` : visible;
  const characters = [...named];
  const ending = endingOf(named);
  const kept = characters.length <= longest ? named : characters.slice(0, longest).join("");
  return kept === named || ending === "" ? kept : `${kept}.${ending.slice(0, 20)}`;
}

const longest = 120;

/** Windows gives these names to devices, with any ending, blanks before it included. */
const devices =
  /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[\d\u00b9\u00b2\u00b3]) *(?:\.|$)/iu;

/** Whether opening a file of this name may do harm, because it has no ending that is known to be harmless. */
export function mayHarm(name: string): boolean {
  return !harmless.has(endingOf(name).toLowerCase());
}

function endingOf(name: string): string {
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1);
}

/** Endings of data that programs show and do not run. A page, an archive, a calendar, or a script can do more. */
const harmless = new Set(
  [
    "txt text md markdown log csv tsv json jsonl ndjson geojson yaml yml toml diff patch srt vtt parquet",
    "pdf docx xlsx pptx odt ods odp",
    "png apng jpg jpeg jfif gif webp avif heic heif bmp tif tiff",
    "mp3 m4a aac wav ogg oga opus flac mp4 m4v mov webm",
  ].flatMap((endings) => endings.split(" ")),
);
