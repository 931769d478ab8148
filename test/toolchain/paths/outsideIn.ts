import { extname, join } from "node:path";
import { outsideInCode } from "./pathsInCode.ts";
import { outsideInJson, outsideInShell, outsideInText } from "./pathsInText.ts";
import { root } from "./repository.ts";

/** Lists the paths of a file that leave the repository; a file of another kind, such as Markdown, opens none. */
export function outsideIn(text: string, file: string): readonly string[] {
  switch (extname(file)) {
    case ".ts":
    case ".tsx":
    case ".mjs":
    case ".cjs":
    case ".js":
      return outsideInCode(text, file);
    case ".json":
      return outsideInJson(text, file);
    case ".css":
    case ".html":
    case ".conf":
    case ".py":
    case ".mdx":
      return outsideInText(text, file);
    case ".yml":
    case ".sh":
    case ".npmrc":
      return outsideInShell(text, root);
    default:
      return file === ".ci/run" ? outsideInShell(text, root, join(root, ".ci")) : [];
  }
}
