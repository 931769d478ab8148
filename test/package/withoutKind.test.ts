import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";

const here = resolve(import.meta.dirname, "../..");
const copied = ["src", "packages", "test", "scripts", "stories", ".storybook"];
const configs = [
  "package.json",
  "tsconfig.json",
  "tsconfig.build.json",
  "tsconfig.core.json",
  "vite.config.ts",
  "vitest.config.ts",
];

interface Naming {
  /** The kind's values by the names under which other folders of `src` import them. */
  readonly listed: string;
  readonly lazy: string;
  readonly preload: string;
  /** How many lines outside of the kind's folder name it, beside what entry points export. */
  readonly lines: number;
  /** Tests of another kind. */
  readonly own: string;
}

/** Tests of what no kind owns, and of the kind that stays. */
const tests = [
  "test/host/oneCommit",
  "test/host/stages",
  "test/host/deadline",
  "test/host/dismissAll",
  "test/kinds/elicitation/core/mode",
];

const kinds: readonly (readonly [string, Naming])[] = [
  [
    "roots",
    {
      listed: "listedRoots",
      lazy: "lazyRoots",
      preload: "preloadRoots",
      lines: 34,
      own: "test/kinds/sampling/core/settings",
    },
  ],
  [
    "sampling",
    {
      listed: "listedSampling",
      lazy: "lazySampling",
      preload: "preloadSampling",
      lines: 45,
      own: "test/kinds/roots/core/uri",
    },
  ],
  [
    "tool-approval",
    {
      listed: "listedTools",
      lazy: "lazyTools",
      preload: "preloadTools",
      lines: 9,
      own: "test/kinds/roots/core/uri",
    },
  ],
];

describe("without one of the protocol's kinds", () => {
  it.each(kinds)(
    "%s, the rest type-checks, builds and passes its tests",
    (kind, { listed, lazy, preload, lines, own }) => {
      const copy = copyTree();
      for (const folder of ["src", "test"])
        rmSync(join(copy, folder, "kinds", kind), { recursive: true });
      const entries = [
        "src/index.ts",
        "src/host.ts",
        ...(kind === "sampling" ? ["packages/desk/src/page.ts"] : []),
      ];
      const edits: Record<string, readonly string[]> = {
        "src/styles/index.css": [],
        "src/kinds/listedKinds.ts": [listed],
        "src/kinds/HostPrompts.tsx": [lazy],
        "src/kinds/preload.ts": [preload],
      };

      const exported = entries.map((file) => edit(join(copy, file), kind, []));
      const gone = Object.entries(edits).map(([file, names]) =>
        edit(join(copy, file), kind, names),
      );

      expect([...exported, ...gone].every((count) => count > 0)).toBe(true);
      expect(gone.reduce((sum, count) => sum + count, 0)).toBe(lines);
      run(copy, "node", "scripts/messages/compileMessages.mjs");
      run(copy, "tsc", "-p", "tsconfig.build.json", "--noEmit");
      run(copy, "tsc", "-p", "tsconfig.core.json");
      run(copy, "vite", "build");
      run(copy, "node", "scripts/buildStyles.mjs");
      const report = run(copy, "vitest", "run", "--project", "node", ...tests, own);
      expect(report).toMatch(/Tests .*\d+ passed/);
    },
    300_000,
  );
});

function copyTree(): string {
  const copy = temporaryFolder("without-kind-", onTestFinished);
  for (const name of [...copied, ...configs])
    cpSync(join(here, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.includes("node_modules"),
    });
  symlinkSync(join(here, "node_modules"), join(copy, "node_modules"));
  return copy;
}

/** Takes out what names the kind's folder, and these names: an item of a list, a line. Returns how many lines that changes. */
function edit(file: string, kind: string, names: readonly string[]): number {
  const before = readFileSync(file, "utf8");
  const statement = new RegExp(
    `^(?:@import|(?:import|export)\\b[^;]*?from) "[^"]*\\b${kind}/[^"]*";\\n`,
    "gm",
  );
  const statements = before.match(statement) ?? [];
  const rest = before.replace(statement, "");
  const after = names.reduce(
    (text, name) =>
      text.replace(new RegExp(`^ *\\.\\.\\.${name},\\n|,?\\s*\\b${name}\\b(?!\\w)`, "m"), ""),
    rest,
  );
  writeFileSync(file, after.replace("extends, ", "extends ").replace("[, ", "["));
  return statements.join("").split("\n").length - 1 + names.length;
}

function run(copy: string, command: string, ...args: readonly string[]): string {
  const program = command === "node" ? process.execPath : join(here, "node_modules/.bin", command);
  try {
    return execFileSync(program, args, { cwd: copy, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    // What the program said is on its output, not in the error's message.
    throw new Error(`${command} ${args.join(" ")}\n${String(Object(error).stdout).slice(-3_000)}`, {
      cause: error,
    });
  }
}
