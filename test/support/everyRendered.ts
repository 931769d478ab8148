import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder in which each file of tests leaves the names of what it rendered. */
    readonly rendered: string;
  }
}

/** What no test in jsdom shows, none of which is public. */
const elsewhere: ReadonlySet<string> = new Set([
  // Fields that rest while they are out of sight: jsdom has no layout.
  "FieldGroup",
  // Long texts in boxes of a measured height; the long forms of `test/browser` render them.
  "FarPiece",
  "PiecedControl",
  // A change of a tool's definition; `stories/ToolApproval.stories.tsx` shows it in Chromium.
  "LazyDifference",
  "ToolDifference",
  // A list that opens where nobody touches: jsdom has no pointer, and no popover. `test/browser/form/select.test.tsx` opens it.
  "SelectOnlyControl",
  "SelectOptions",
  // The end of a form that is rehearsed where a browser says that it is idle: `test/browser/form/rehearsal.test.tsx`.
  "Curtain",
  // What stands for a part that cannot be loaded; `test/e2e/blockedChunk.spec.ts` blocks it.
  "UncheckedAddress",
  "NotLoadedCard",
]);

/** Fails a project of jsdom tests, once all its files have run, where it rendered some component of `src` nowhere. */
export default function everyRendered(project: TestProject): () => Promise<void> {
  const folder = resolve(".cache/rendered", project.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  project.provide("rendered", folder);

  return async () => {
    const records = readdirSync(folder);
    const { testFiles } = await project.globTestFiles();
    // Whoever runs a few files is told nothing.
    if (records.length < testFiles.length) return;
    const rendered = new Set(
      records.flatMap((record): string[] => JSON.parse(readFileSync(join(folder, record), "utf8"))),
    );
    const missing = components().filter((name) => !rendered.has(name));
    if (missing.length === 0) return;
    console.error(
      `No test of ${project.name} renders ${missing.join(", ")}: test/support/reactDiffers.ts lacks a file that does.`,
    );
    // What is thrown here Vitest only prints.
    process.exitCode = 1;
  };
}

/** Every component of `src`: each has a file of its name. */
function components(): readonly string[] {
  return readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((path) => /(^|\/)[A-Z]\w*\.tsx$/.test(path) && !path.startsWith("testing/"))
    .map((path) => ({
      name: basename(path, ".tsx"),
      text: readFileSync(join("src", path), "utf8"),
    }))
    .filter(({ name, text }) => text.includes(`function ${name}(`) && !elsewhere.has(name))
    .map(({ name }) => name);
}
