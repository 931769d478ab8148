import { dirname, join, resolve } from "node:path";
import { isOutside, isOwnersPath, root } from "./repository.ts";

/** Words after which a command names the folder that it works in. */
const enters = new Set(["cd", "-C", "--cwd", "--prefix", "--dir"]);

/** Lists the paths of a shell command that leave the repository; `folder` is where the command runs. */
export function outsideInShell(command: string, folder: string, own = folder): readonly string[] {
  let here = folder;
  let word = "";
  const outside: string[] = [];
  for (const part of command.replaceAll('$(dirname "$0")', own).split(/[\s;|&()'"`=]+/)) {
    const isPath = enters.has(word) || /(?:^|\/)\.\.(?:\/|$)/.test(part);
    const path = resolve(here, part);
    if ((isOwnersPath(part) && isOutside(part)) || part === "~" || /^\$\{?HOME\b/.test(part))
      outside.push(part);
    else if (isPath && !part.includes("$") && isOutside(path)) outside.push(part);
    else if (enters.has(word) && !part.includes("$")) here = path;
    word = part;
  }
  return outside;
}

/** Lists the relative paths of a text that leave the repository from the folder of its file. */
export function outsideInText(text: string, file: string): readonly string[] {
  const folder = dirname(join(root, file));
  return text
    .split(/[\s"'`()<>,;={}[\]]+/)
    .map((word) => word.replace(/^(?:file|link|workspace):/, ""))
    .filter((word) => /^(?:\.\/)*\.\.(?:\/|$)/.test(word) && isOutside(resolve(folder, word)));
}

/** Lists the paths of a JSON file that leave the repository; scripts of a package are commands. */
export function outsideInJson(text: string, file: string): readonly string[] {
  const folder = dirname(join(root, file));
  const outside: string[] = [];
  JSON.parse(withoutComments(text), (_, value: unknown) => {
    if (typeof value !== "string") return value;
    outside.push(
      ...(/[ ;&]/.test(value) ? outsideInShell(value, folder) : outsideInText(value, file)),
    );
    if (isOwnersPath(value) && !value.includes(" ")) outside.push(value);
    return value;
  });
  return outside;
}

function withoutComments(text: string): string {
  return text
    .replace(/"(?:\\.|[^"\\])*"|\/\/.*|\/\*[\s\S]*?\*\//g, (found) =>
      found.startsWith('"') ? found : "",
    )
    .replace(/,(?=\s*[}\]])/g, "");
}
