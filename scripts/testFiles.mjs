// @ts-check
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { installIn } from "./testRun.mjs";

/** Which Vitest project runs a file: the first row that matches. @type {readonly (readonly [file: RegExp, project: string])[]} */
const projects = [
  [/^packages\/desk\/test\/(stores|killed)\/.*\.test\.ts$/, "engines"],
  [/^packages\/agents\/test\/ai-sdk\/.*\.test\.ts$/, "ai-sdk"],
  [/^packages\/agents\/test\/adapters\/.*\.test\.ts$/, "adapters"],
  [/^packages\/agents\/test\/harnesses\/.*\.test\.ts$/, "harnesses"],
  [/^test\/package\/.*\.test\.ts$/, "package"],
  [/^test\/browser\/.*\.test\.tsx?$/, "browser"],
  [/^stories\/.*\.stories\.tsx$/, "storybook"],
  [/^(packages\/\w+\/)?test\/.*\.test\.tsx$/, "dom"],
  [/^(packages\/\w+\/)?test\/.*\.test\.ts$/, "node"],
];

const newerNode =
  "packages/agents/test/ai-sdk/node_modules/.bin/node node_modules/vitest/vitest.mjs run --project";

/**
 * Returns the commands that run these test files, one for each Vitest project or Playwright configuration.
 * @param {readonly string[]} files paths from the root
 * @returns {readonly string[]}
 * @throws {Error} where no project runs a file
 */
export function commandsFor(files) {
  /** @type {Map<string, string[]>} */
  const byCommand = new Map();
  for (const file of files) {
    const command = commandOf(file);
    byCommand.set(command, [...(byCommand.get(command) ?? []), `'${file}'`]);
  }
  return [...byCommand].map(([command, its]) => [command, ...its].join(" "));
}

/** @param {string} file */
function commandOf(file) {
  if (file.endsWith(".spec.ts")) return `playwright test --config ${configOf(dirname(file))}`;
  const project = projects.find(([pattern]) => pattern.test(file))?.[1];
  if (project === undefined)
    throw new Error(
      `No test project runs ${file}. Name a *.test.ts, *.test.tsx, *.spec.ts or *.stories.tsx file.`,
    );
  // Both need a newer Node, which the AI SDK's folder installs.
  if (project === "adapters")
    return `${installIn("packages/agents/test/ai-sdk")} && ${installIn("packages/agents/examples", "--omit=optional")} && ${newerNode} ${project}`;
  if (project === "ai-sdk")
    return `${installIn("packages/agents/test/ai-sdk")} && ${newerNode} ${project}`;
  const needs =
    project === "harnesses" ? `${installIn("packages/agents/examples/harnesses")} && ` : "";
  return `${needs}vitest run --project ${project}`;
}

/** The nearest Playwright configuration. @param {string} folder @returns {string} */
function configOf(folder) {
  const config = join(folder, "playwright.config.ts");
  return existsSync(config) || folder === "." ? config : configOf(dirname(folder));
}
