import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import {
  contentsOf,
  eagerGraph,
  listBuilt,
  readBuilt,
  readModule,
  wholeGraph,
} from "./builtModules.js";

const src = resolve(import.meta.dirname, "../../src");
const modules = listBuilt(".js").map(readModule);
const installed = Object.keys({ ...packageJson.dependencies, ...packageJson.peerDependencies });
const withoutReact = ["host.js", "schema.js", "safety.js", "relay.js"];

describe("the built modules", () => {
  it('keep "use client" where the source has it', () => {
    const client = modules.filter(({ sources }) =>
      sources.some((path) => isClient(readSource(path))),
    );
    expect(client.length).toBeGreaterThan(0);
    expect(client.filter(({ code }) => !isClient(code)).map(({ path }) => path)).toEqual([]);
  });

  it('have "use client" wherever they use what only a client has', () => {
    const api =
      /\bimport\{[^}]*\b(use[A-Z]\w+|createContext|createRef|Component)\b[^}]*\}from"react(-dom)?"/;
    expect(modules.filter(({ code }) => api.test(code)).length).toBeGreaterThan(5);
    const unmarked = modules.filter(({ code }) => api.test(code) && !isClient(code));
    expect(unmarked.map(({ path }) => path)).toEqual([]);
  });

  it.each(withoutReact)("of %s run without React and without a page", (entry) => {
    const graph = [...wholeGraph(entry)];
    expect(graph.filter((name) => /^(react|react-dom|@radix-ui)\b/.test(name))).toEqual([]);
    expect(graph.filter((name) => name.endsWith(".js") && isClient(readBuilt(name)))).toEqual([]);
  });

  it("import nothing that an app would not have installed", () => {
    const packagesOf = ({ imports, lazyImports }: (typeof modules)[number]) =>
      [...imports, ...lazyImports].filter((name) => !name.endsWith(".js")).map(packageOf);
    const packages = [...new Set(modules.flatMap(packagesOf))];
    expect(packages.length).toBeGreaterThan(5);
    expect(packages.filter((name) => !installed.includes(name))).toEqual([]);
  });
});

describe("what loads later", () => {
  it.each([
    ["the pattern engine", "schema/pattern/", ["index.js", "host.js", "schema.js"]],
    ["the validator", "schema/validation/", ["host.js"]],
    ["the JSON editor", "form/nested/JsonControl", ["index.js"]],
    ["the big listbox", "form/controls/select/Listbox", ["index.js"]],
    ["the public suffix list", "tldts", ["index.js", "safety.js"]],
    ["the listbox's libraries", "downshift", ["index.js"]],
    ["the calendar's library", "react-day-picker", ["index.js"]],
    // The lists of the inbox and the log need it at once; bundlers drop it with them.
    ["the listbox's libraries", "@tanstack/", ["parts/more-kinds.js"]],
  ])("leaves %s (%s) out of what an entry point loads at once", (_, start, entries) => {
    for (const entry of entries) {
      expect(startingWith(start, wholeGraph(entry))).not.toEqual([]);
      expect(startingWith(start, eagerGraph(entry))).toEqual([]);
    }
  });
});

describe("what an app may leave out", () => {
  const built = new Map(modules.map((module) => [module.path, module]));
  const next = (path: string) => {
    const { imports = [], lazyImports = [] } = built.get(path) ?? {};
    return [...imports, ...lazyImports];
  };
  const reachedFrom = (path: string) => {
    const seen = new Set(next(path));
    // A set that grows while it is iterated visits what was added.
    for (const one of seen) for (const target of next(one)) seen.add(target);
    return seen;
  };
  // An app with forms always has these files.
  const always = reachedFrom("parts/prompts.js");

  it.each([
    "kinds/sampling/",
    "kinds/roots/",
    "kinds/tool-approval/",
    "app-views/",
    "rule-manager/",
  ])("loads no file of %s that leads back to itself, which a bundler would keep", (folder) => {
    const own = modules.filter(
      ({ path, sources }) =>
        sources.some((source) => source.startsWith(folder)) && !always.has(path),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(own.map(({ path }) => path).filter((path) => reachedFrom(path).has(path))).toEqual([]);
  });
});

describe("the published files", () => {
  it("are few", () => {
    expect(modules.length).toBeGreaterThan(0);
    // The package leaves source maps out.
    const published = listBuilt("").filter((path) => !path.endsWith(".map"));
    expect(published.length).toBeLessThan(900);
  });
});

describe("the declarations", () => {
  const imported = listBuilt(".d.ts").flatMap((path) =>
    [...readBuilt(path).matchAll(/(?:\bfrom |\bimport\(|^import )"([^"]+)"/gm)].map(
      ([, name = ""]) => name,
    ),
  );
  const packages = [...new Set(imported.filter((name) => !name.startsWith(".")).map(packageOf))];

  it("import no SDK, so that a missing one neither breaks nor loosens them", () => {
    expect(imported.length).toBeGreaterThan(0);
    expect(packages.filter((name) => name.startsWith("@modelcontextprotocol/"))).toEqual([]);
  });

  it("import only packages that come with this one", () => {
    expect(packages.filter((name) => !installed.includes(name))).toEqual([]);
  });

  it("ask for no types of Node", () => {
    const asking = listBuilt(".d.ts").filter((path) =>
      /\bNodeJS\.|reference types/.test(readBuilt(path)),
    );
    expect(asking).toEqual([]);
  });
});

function isClient(code: string): boolean {
  return code.startsWith('"use client"');
}

function readSource(path: string): string {
  return readFileSync(join(src, path), "utf8");
}

function startingWith(start: string, graph: Set<string>): string[] {
  return contentsOf(graph).filter((name) => name.startsWith(start));
}

function packageOf(specifier: string): string {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}
