import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative, resolve } from "node:path";
import { parseAst } from "vite";

const dist = resolve(import.meta.dirname, "../../dist");
const src = resolve(import.meta.dirname, "../../src");

/** One file of `dist`, as a path below it. */
export interface BuiltModule {
  readonly path: string;
  readonly code: string;
  /** The modules of `src` that it is made of: paths below that, without what leaves no code behind. */
  readonly sources: readonly string[];
  /** What it imports on being loaded: paths below `dist`, and names of packages. */
  readonly imports: readonly string[];
  /** What it imports when it needs it. */
  readonly lazyImports: readonly string[];
}

/** Lists files of `dist` by their ending. */
export function listBuilt(ending: string): string[] {
  return readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(ending),
  );
}

/** Reads one file of `dist`. */
export function readBuilt(path: string): string {
  return readFileSync(join(dist, path), "utf8");
}

/** Reads one JavaScript module of `dist`. */
export function readModule(path: string): BuiltModule {
  const code = readBuilt(path);
  const place = (specifier: string) =>
    specifier.startsWith(".") ? normalize(join(dirname(path), specifier)) : specifier;
  const imports = parseAst(code).body.flatMap((node) =>
    "source" in node && typeof node.source?.value === "string" ? [place(node.source.value)] : [],
  );
  const lazy = [...code.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g)].map(([, name = ""]) =>
    place(name),
  );
  return { path, code, sources: sourcesOf(path), imports, lazyImports: lazy };
}

function sourcesOf(path: string): string[] {
  const map = join(dist, `${path}.map`);
  if (!existsSync(map)) return [];
  const { sources }: { sources: string[] } = JSON.parse(readFileSync(map, "utf8"));
  return sources.map((source) => relative(src, resolve(dirname(map), source)));
}

/** Every module and package that loading one module of `dist` brings with it, without what it loads later. */
export function eagerGraph(entry: string): Set<string> {
  return walk([entry], ({ imports }) => imports);
}

/** Every module and package that one module of `dist` can ever load. */
export function wholeGraph(entry: string): Set<string> {
  return walk([entry], ({ imports, lazyImports }) => [...imports, ...lazyImports]);
}

/** The modules of `src`, and the packages, that a graph is made of. */
export function contentsOf(graph: ReadonlySet<string>): string[] {
  return [...graph].flatMap((name) => (name.endsWith(".js") ? readModule(name).sources : name));
}

function walk(entries: string[], next: (module: BuiltModule) => readonly string[]): Set<string> {
  const seen = new Set(entries);
  // A set that grows while it is iterated visits what was added.
  for (const path of seen)
    if (path.endsWith(".js")) for (const target of next(readModule(path))) seen.add(target);
  return seen;
}
