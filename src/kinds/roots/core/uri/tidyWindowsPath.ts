import { type RefusalRules, type RefusedRoot, refuse, refuseBy } from "./refusal.js";
import { segmentsOf } from "./segmentsOf.js";

const rules: RefusalRules = [
  [/^\/?~/, "home"],
  [/^\/?[a-z]:(?!\/)/i, "drive-relative"],
  [/^(?!\/|[a-z]:)/i, "relative"],
  [/^\/(?!\/|[a-z]:)/i, "no-drive"],
  [/^\/\/+[?.](?:\/|$)/, "device"],
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
  if (!isServer(server)) return refuse("server", { server: place });
  return names.length > 0 ? `//${server}/${names.join("/")}` : refuse("no-share");
}

/** Accepts only names that every URL parser keeps: not `localhost`, short numbers (`127.1`) or Unicode. */
function isServer(server: string): boolean {
  try {
    // Chromium keeps `localhost` where the URL standard drops it, so it is named here.
    return /^(?!localhost$)[\w.$-]+$/.test(server) && new URL(`file://${server}`).host === server;
  } catch {
    return false;
  }
}
