import type { RootPlatform } from "../../../../../src/kinds/roots/core/uri/refusal.js";
import fc from "../../../../support/fc.js";

const windowsDevice = /^(con|prn|aux|nul|conin\$|conout\$|com[1-9¹²³]|lpt[1-9¹²³])( *\.| *$)/i;

const name = fc
  .oneof(
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }),
    fc.string({ unit: "binary", minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      "a b",
      "100%",
      "50%25",
      "%41",
      "C#",
      "what?",
      "~me",
      "...",
      ".git",
      "日本語",
      "Jürgen",
    ),
  )
  .map((text) => text.normalize())
  .filter(
    (text) =>
      !/[\p{Cc}/\\]/u.test(text) &&
      !/^\s*\.\.?\s*$/.test(text.normalize("NFKC")) &&
      text.trim() !== "",
  )
  .filter((text) => !/[/\\]/.test(text.normalize("NFKC")));

const windowsName = name.filter(
  (text) => !/[<>:"|?*]|[. ]$/.test(text) && !windowsDevice.test(text),
);

const drive = fc.constantFrom("C:\\", "D:\\", "Z:\\");
const share = fc.constantFrom("\\\\nas\\share\\", "\\\\wsl$\\Ubuntu\\", "\\\\10.0.0.7\\c$\\");

/** Absolute paths that exist on a platform, as the platform itself writes them. */
export function localPath(platform: RootPlatform): fc.Arbitrary<string> {
  if (platform === "posix")
    return fc
      .array(name, { maxLength: 5 })
      .filter(([first]) => first !== "~")
      .map((names) => `/${names.join("/")}`);
  return fc
    .tuple(fc.oneof(drive, share), fc.array(windowsName, { minLength: 1, maxLength: 5 }))
    .map(([start, names]) => start + names.join("\\"));
}

/** Pieces of paths, URIs and tricks, in any order. */
export const pathSoup: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(
      "/",
      "file:///",
      "C:\\",
      "file:///C:/",
      "\\\\nas\\share\\",
      "//",
      "",
      "file://",
      "file:",
    ),
    fc.array(
      fc.oneof(
        fc.constantFrom(
          "/",
          "\\",
          "..",
          ".",
          "%2e",
          "%252E",
          "%2f",
          "%5c",
          "%00",
          "%",
          "%25",
          "%C3%A9",
        ),
        fc.constantFrom(
          "a",
          "work",
          "C:",
          "localhost",
          "nas",
          "~",
          " ",
          "?",
          "#",
          "|",
          ":",
          "\u202E",
          "e\u0301",
          "é",
        ),
        fc.string({ unit: "binary", maxLength: 3 }),
      ),
      { maxLength: 8 },
    ),
  )
  .map(([start, pieces]) => start + pieces.join(""));
