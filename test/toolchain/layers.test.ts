import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";

const forbidden: Record<string, [importer: string, code: string]> = {
  "a value of schema in the protocol": [
    "src/wire/protocol/a.ts",
    'export * from "../../schema/json.js";',
  ],
  "a value of safety in schema": ["src/schema/a.ts", 'export { fold } from "../safety/b.js";'],
  "the host's types in safety": ["src/safety/a.ts", 'import type { Host } from "../host/b.js";'],
  "a value of schema in host": ["src/host/a.ts", 'import { readForm } from "../schema/b.js";'],
  "an inline type of a kind in host": [
    "src/host/b.ts",
    'import { type Roots } from "../kinds/roots/core/b.js";\nexport type A = Roots;',
  ],
  "a kind in host": ["src/host/c.ts", 'export const a = import("../kinds/roots/core/b.js");'],
  "react in host": ["src/host/d.ts", 'import { useState } from "react";'],
  "react's types in host": ["src/host/e.ts", 'export type A = import("react").ReactNode;'],
  "an SDK's types in the adapters": [
    "src/wire/sdk/a.ts",
    'import type { Client } from "@modelcontextprotocol/client";',
  ],
  "zod in the adapters": ["src/wire/sdk/b.ts", 'import * as z from "zod/mini";'],
  "the host itself in the adapters": [
    "src/wire/sdk/c.ts",
    'import { createHost } from "../../host/b.js";',
  ],
  "the host itself in relay": ["src/relay/a.ts", 'import { createHost } from "../host/b.js";'],
  "react-dom in relay": ["src/relay/b.ts", 'import { flushSync } from "react-dom";'],
  "another kind in a kind's core": [
    "src/kinds/elicitation/core/a.ts",
    'import { a } from "../../sampling/core/b.js";',
  ],
  "another kind's dialogs in a kind's dialogs": [
    "src/kinds/elicitation/react/a.ts",
    'import type { A } from "../../sampling/react/b.js";',
  ],
  "a kind's dialogs in its core": [
    "src/kinds/sampling/core/c.ts",
    'import type { A } from "../react/b.js";',
  ],
  "the adapters in a kind": [
    "src/kinds/sampling/core/a.ts",
    'import type { A } from "../../../wire/sdk/b.js";',
  ],
  "react in a kind's core": ["src/kinds/roots/core/a.ts", 'import { useState } from "react";'],
  "react in the form's model": ["src/form/model/a.ts", 'import { useState } from "react";'],
  "an entry point in a kind": [
    "src/kinds/roots/core/b.ts",
    'import { createHost } from "../../../host.js";',
  ],
  "a kind in what every kind is shown with": [
    "src/prompt/a.tsx",
    'import { Form } from "../kinds/elicitation/react/b.js";',
  ],
  "a kind in the form": [
    "src/form/react/a.ts",
    'import type { A } from "../../kinds/roots/core/b.js";',
  ],
  "a value of the form in the hooks below it": [
    "src/react/a.tsx",
    'import { Form } from "../form/parts/b.js";',
  ],
  "the adapters in a hook": ["src/react/b.ts", 'import { attachClient } from "../wire/sdk/b.js";'],
  "the host itself in a component": ["src/ui/a.tsx", 'import { createHost } from "../host/b.js";'],
  "a hook in locales": ["src/locales/a.ts", 'import { useA } from "../react/b.js";'],
  "components in the host's entry point": ["src/host.ts", 'export { Form } from "./prompt/b.js";'],
  "a layer that nobody described": ["src/helpers/a.ts", 'import { a } from "../host/b.js";'],
  "a module of the main package in a companion": [
    "packages/agents/src/ai-sdk/a.ts",
    'import { a } from "../../../../src/host/b.js";',
  ],
  "a companion in the main package": [
    "src/host/f.ts",
    'import { generateWith } from "@mcp-host-ui/agents/ai-sdk";',
  ],
  "a module of a companion in a story": [
    "stories/b.tsx",
    'import { a } from "../packages/agents/src/ai-sdk/b.js";',
  ],
  "a module of ours in a story": ["stories/a.tsx", 'import { Form } from "../src/prompt/b.js";'],
  "a module of ours in an example": ["examples/a/a.ts", 'import { a } from "../../src/host.js";'],
  "a module of ours in an e2e test": ["test/e2e/a.ts", 'import { a } from "../../src/host.js";'],
};

const allowed: Record<string, [importer: string, code: string]> = {
  "a value of the protocol in schema": [
    "src/schema/c.ts",
    'export { isJson } from "../wire/protocol/b.js";',
  ],
  "a value of the protocol in host": [
    "src/host/x.ts",
    'import { isJson } from "../wire/protocol/b.js";',
  ],
  "a type of the protocol in host": [
    "src/host/y.ts",
    'import type { Json } from "../wire/protocol/b.js";',
  ],
  "the host in a kind": [
    "src/kinds/roots/core/y.ts",
    'import { createHost } from "../../../host/b.js";',
  ],
  "schema, when needed, in a kind": [
    "src/kinds/elicitation/core/y.ts",
    'export const a = import("../../../schema/b.js");',
  ],
  "a kind's core in its dialogs": [
    "src/kinds/elicitation/react/y.ts",
    'import { isElicitation } from "../core/b.js";',
  ],
  "a file of its own folder": ["src/host/z.ts", 'export { b } from "./b.js";'],
  "the host's types in a component": ["src/ui/y.tsx", 'import type { Host } from "../host/b.js";'],
  "an entry point of the main package in a companion": [
    "packages/agents/src/ai-sdk/y.ts",
    'import { isJsonObject } from "mcp-host-ui/schema";',
  ],
  "an entry point in a story": ["stories/y.tsx", 'import { createHost } from "mcp-host-ui/host";'],
};

describe("layers/imports", () => {
  const folder = temporaryFolder("mcp-host-ui-layers-", afterAll);
  let reported: readonly string[] = [];

  beforeAll(() => {
    for (const [file, code] of Object.values({ ...forbidden, ...allowed })) {
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, `${code}\n`);
    }
    reported = lint(folder)
      .filter(({ code }) => code === "layers(imports)")
      .map(({ filename }) => filename);
  });

  it.each(Object.entries(forbidden))("reports %s", (_, [file]) => {
    expect(reported).toContain(file);
  });

  it.each(Object.entries(allowed))("accepts %s", (_, [file]) => {
    expect(reported).not.toContain(file);
  });
});

/** Lints a folder with this project's own configuration, so that the test fails where the rule is off. */
function lint(folder: string): readonly { code: string; filename: string }[] {
  const root = resolve(import.meta.dirname, "../..");
  const args = ["-c", join(root, ".oxlintrc.json"), "-f", "json", "."];
  try {
    execFileSync(join(root, "node_modules/.bin/oxlint"), args, { cwd: folder, encoding: "utf8" });
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return JSON.parse(stdout).diagnostics;
  }
  return [];
}
