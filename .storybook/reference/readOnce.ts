import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { entriesOf, packages } from "../../scripts/packages.mjs";
import { readSources } from "../../scripts/reference/readSources.mjs";
import type { Export } from "../../stories/reference/page.ts";

/** What a module imports from another one of ours. */
export interface Import {
  readonly file: string;
  /** The docstring of what is imported. */
  readonly about: string;
}

/** What the sources say of themselves. */
export interface Sources {
  /** By entry point. */
  readonly exports: Readonly<Record<string, readonly Export[]>>;
  /** By module. */
  readonly imports: Readonly<Record<string, readonly Import[]>>;
}

const folder = ".cache/reference";

/** Reading every type takes long: it is done once for each state of the sources. */
export function readOnce(): Sources {
  const file = `${folder}/${fingerprint()}.json`;
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const sources = readSources(entries());
  mkdirSync(folder, { recursive: true });
  // Whoever reads at the same time finds all of it or nothing.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(sources));
  renameSync(`${file}.${process.pid}`, file);
  return sources;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  const files = [...packages.map(({ folder }) => `${folder}/src`), "scripts/reference"].flatMap(
    (root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(tsx?|mjs)$/.test(file))
        .map((file) => `${root}/${file}`),
  );
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** The entry points with code of their own, and the source of each. */
function entries(): Record<string, string> {
  return Object.fromEntries(
    packages
      .flatMap((each) =>
        entriesOf(each).map(
          ([entry, module]) => [entry, `${each.folder}/src/${module}.ts`] as const,
        ),
      )
      .filter(([entry]) => !entry.includes("/locales/")),
  );
}
