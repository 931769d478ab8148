import { type RefusalRules, type RefusedRoot, refuse, refuseBy } from "./refusal.js";
import { segmentsOf } from "./segmentsOf.js";

const rules: RefusalRules = [
  [/^\/?~/, "home"],
  [/^\/?[a-z]:(?!\/)/i, "drive-relative"],
  [/^(?!\/|[a-z]:)/i, "relative"],
  [/^\/(?!\/|[a-z]:)/i, "no-drive"],
  [/^\/\/+[?.](?:\/|$)/, "device"],
  [/^\/\/+[^/]*[/.]*$/, "no-share"],
];
const unusableName =
  /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³]) *(?:\.|$)/i;
// Rust's `canonicalize` writes `\\?\C:\work` and `\\?\UNC\server\share` for plain folders.
const verbatim = /^\/\/\?\/(?:(unc\/)|(?=[a-z]:\/))/i;

/** Gives an absolute Windows path as `/C:/work` or `//server/share/work`. */
export function tidyWindowsPath(written: string): string | RefusedRoot {
  const path = written
    .replaceAll("\\", "/")
    .replace(verbatim, (_, unc?: string) => (unc ? "//" : ""));
  const refused = refuseBy(rules, path);
  if (refused) return refused;
  const [place = "", ...names] = segmentsOf(path);
  const name = names.find((name) => unusableName.test(name));
  if (name !== undefined) return refuse("windows-name", { name });
  if (!path.startsWith("//")) return `/${place.toUpperCase()}/${names.join("/")}`;
  const server = place.toLowerCase();
  return isServer(server) ? `//${server}/${names.join("/")}` : refuse("server", { server: place });
}

/** Accepts only names that a URL keeps as they are: it drops `localhost`, rewrites short numbers and encodes Unicode. */
function isServer(server: string): boolean {
  try {
    return /^[\w.$-]+$/.test(server) && new URL(`file://${server}`).host === server;
  } catch {
    return false;
  }
}
