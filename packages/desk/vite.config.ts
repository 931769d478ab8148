import { defineConfig } from "vite";
import { entriesOf } from "../../scripts/packages.mjs";
import { libraryBuild } from "../../scripts/publish/libraryBuild.mjs";
import manifest from "./package.json" with { type: "json" };

const entries = entriesOf({ name: manifest.name, manifest }).map(([, module]) => module);

export default defineConfig(libraryBuild({ folder: import.meta.dirname, entries }));
