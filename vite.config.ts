import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compileMessages } from "./scripts/messages/compileMessages.mjs";
import { companionFolders, entriesOf, packages } from "./scripts/packages.mjs";
import { libraryBuild } from "./scripts/publish/libraryBuild.mjs";
import * as plan from "./scripts/publish/plan.mjs";

// Every Vite configuration imports this one, so each run has the messages as the JSON files are now.
compileMessages();

/** Lets stories, examples and tests import the packages by their own names, from source. */
export const ownName = [
  { find: /^mcp-host-ui$/, replacement: source("index.ts") },
  { find: /^mcp-host-ui\/(?!.+\.(?:css|json))(.+)$/, replacement: `${source("")}$1.ts` },
  { find: /^mcp-host-ui\/(.+\.json)$/, replacement: `${source("")}$1` },
  { find: /^mcp-host-ui\/styles\.css/, replacement: source("styles/index.css") },
  { find: /^mcp-host-ui\/((tokens|themes\/.+)\.css)/, replacement: source("styles/$1") },
  ...companionFolders.flatMap((folder) => {
    const name = `@mcp-host-ui/${folder.split("/").at(-1)}`;
    const src = fileURLToPath(new URL(`${folder}/src/`, import.meta.url));
    return [
      { find: new RegExp(`^${name}$`), replacement: `${src}index.ts` },
      { find: new RegExp(`^${name}/(.+)$`), replacement: `${src}$1.ts` },
    ];
  }),
];

const [own] = packages;
const entries = own ? entriesOf(own).map(([, module]) => module) : [];

export default defineConfig(
  libraryBuild({ folder: fileURLToPath(new URL(".", import.meta.url)), entries, plan }),
);

function source(path: string): string {
  return fileURLToPath(new URL(`src/${path}`, import.meta.url));
}
