import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { installedBy, readSource } from "./exampleApps.ts";
import { type FreshApp, freshApp } from "./freshApp.ts";
import { runTool } from "./runTool.ts";

/** Where an app on shadcn/ui finds our items, and its server. */
export interface ShadcnAppOptions {
  readonly registry: string;
  readonly server: string;
}

const source = "test/packed/shadcn-app/src";

/** What shadcn/ui's components import beside the packages that its CLI installs for them. */
const merging = { clsx: "2.1.1", "tailwind-merge": "3.4.0" };

/** Makes what shadcn/ui's documentation has a Vite project look like before anything is added. */
export function shadcnViteApp(options: ShadcnAppOptions): Promise<FreshApp> {
  return freshApp({
    from: ["test/packed/shadcn-app"],
    dependencies: {
      ...installedBy(
        "README.md",
        "vite",
        "@vitejs/plugin-react",
        "@types/react",
        "@types/react-dom",
      ),
      ...merging,
      tailwindcss: "4.3.5",
      "@tailwindcss/vite": "4.3.5",
      typescript: "5.9.3",
    },
    files: {
      ...shadcnFiles(options, { css: "src/index.css", rsc: false }),
      "src/index.css": `@import "tailwindcss";\n\n${look()}`,
      "src/lib/host.ts": hostOn(options),
    },
    build: ["tsc", "-p", "tsconfig.json"],
  });
}

/** Makes what `create-next-app` makes, with shadcn/ui set up in it as its documentation says. */
export async function shadcnNextApp(options: ShadcnAppOptions): Promise<FreshApp> {
  const { files, dependencies } = await createNextApp();
  return freshApp({
    from: [],
    tool: "next",
    dependencies: { ...dependencies, ...installedBy("README.md"), ...merging },
    files: {
      ...files,
      ...shadcnFiles(options, { css: "app/globals.css", rsc: true }),
      "app/globals.css": `${files["app/globals.css"]}\n${look()}`,
      "app/page.tsx": page,
      "components/App.tsx": `"use client";\n\n${readSource(`${source}/App.tsx`)}`,
      "lib/host.ts": hostOn(options),
      "lib/utils.ts": readSource(`${source}/lib/utils.ts`),
    },
  });
}

const page = `"use client";

import { useEffect } from "react";
import { App } from "@/components/App";
import { connect } from "@/lib/host";

export default function Page() {
  useEffect(() => void connect(), []);
  return <App />;
}
`;

/** Runs `create-next-app` without fonts of Google's, and reads what it made. */
async function createNextApp() {
  const house = mkdtempSync(join(process.env.PACKED_HOUSE ?? "", "next-"));
  const answers =
    "--ts --tailwind --app --empty --no-src-dir --no-eslint --no-react-compiler --yes";
  const program = ["--yes", "create-next-app@16.4.3", "app", ...answers.split(" ")];
  await runTool(house, "npx", ...program, "--skip-install", "--disable-git");
  const folder = join(house, "app");
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const files: Readonly<Record<string, string>> = Object.fromEntries(
    paths.map((path) => [path, read(path)]),
  );
  rmSync(house, { recursive: true });
  const { dependencies, devDependencies } = JSON.parse(files["package.json"] ?? "");
  return { files, dependencies: { ...dependencies, ...devDependencies } };
}

function shadcnFiles({ registry }: ShadcnAppOptions, { css, rsc }: { css: string; rsc: boolean }) {
  const made = JSON.parse(readSource("test/packed/shadcn-app/components.json"));
  return {
    ".npmrc": `registry=${registry}/npm/\n`,
    "components.json": JSON.stringify({
      ...made,
      rsc,
      tailwind: { ...made.tailwind, css },
      registries: { "@mcp-host-ui": `${registry}/r/{name}.json` },
    }),
  };
}

function hostOn({ server }: ShadcnAppOptions): string {
  return readSource(`${source}/lib/host.ts`).replace("http://127.0.0.1:3001/mcp", server);
}

function look(): string {
  return readSource("stories/theming/shadcn.css") + theme;
}

/** What the CLI writes below the palette. */
const theme = `
@custom-variant dark (&:is(.dark *));
@theme inline {
  --radius-md: calc(var(--radius) - 2px);
  --radius-lg: var(--radius);
  --color-background: var(--background);
  --color-foreground: var(--foreground);
  --color-popover: var(--popover);
  --color-popover-foreground: var(--popover-foreground);
  --color-primary: var(--primary);
  --color-primary-foreground: var(--primary-foreground);
  --color-muted-foreground: var(--muted-foreground);
  --color-accent: var(--accent);
  --color-destructive: var(--destructive);
  --color-border: var(--border);
  --color-input: var(--input);
  --color-ring: var(--ring);
}
@layer base {
  * { @apply border-border outline-ring/50; }
  body { @apply bg-background text-foreground; }
}
`;
