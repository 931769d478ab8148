import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { startEverything } from "../../examples/demo/serve/startEverything.mjs";
import packageJson from "../../package.json" with { type: "json" };
import { installedBy, readSource } from "./exampleApps.ts";
import { type FreshApp, freshApp } from "./freshApp.ts";

/** The copies of Radix that stand beside each other in an app. */
export interface RadixMix {
  readonly name: string;
  /** What the app installs of Radix. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Whether it waits for `npm run test:deep`: in `npm test` two copies meet, which is the most that can go wrong. */
  readonly isDeep: boolean;
  /** Which copies of `@radix-ui/react-dialog` npm has to give to the app and to us. */
  readonly dialogs: RadixDialogs;
}

interface RadixDialogs {
  readonly app: "the oldest we take" | "a newer one";
  readonly ours: "the oldest we take" | "a newer one";
  readonly shared: boolean;
}

const { "radix-ui": newest = "" } = installedBy("README.md", "radix-ui");

const dialog = "@radix-ui/react-dialog";

/** The least version that we ask for. */
const floor = packageJson.dependencies[dialog].replace("^", "");

/** What is tried. */
export const radixMixes: readonly RadixMix[] = [
  {
    name: "an older radix-ui beside our newer dialog",
    dependencies: { "radix-ui": "1.4.3" },
    isDeep: false,
    dialogs: { app: "the oldest we take", ours: "a newer one", shared: false },
  },
  {
    name: "the newest radix-ui, shared with us",
    dependencies: { "radix-ui": newest },
    isDeep: true,
    dialogs: { app: "a newer one", ours: "a newer one", shared: true },
  },
  {
    name: "the newest radix-ui beside the oldest dialog that we take",
    dependencies: { "radix-ui": newest, [dialog]: floor },
    isDeep: true,
    dialogs: { app: "a newer one", ours: "the oldest we take", shared: false },
  },
];

const tailwind = '@import "tailwindcss";\n';

/** What shadcn/ui's CLI writes into a project, as far as its components here use it. */
const shadcn = `
@custom-variant dark (&:is(.dark *));
@theme inline {
  --color-background: var(--background);
  --color-popover: var(--popover);
  --color-popover-foreground: var(--popover-foreground);
  --color-border: var(--border);
  --color-input: var(--input);
  --color-ring: var(--ring);
}
@layer base {
  * { @apply border-border outline-ring/50; }
}
`;

/** Makes the app in the folder `radix-app`, on the reference server: by itself, or with `#shadcn` in shadcn/ui's looks. */
export async function radixApp({ dependencies }: RadixMix): Promise<FreshApp> {
  const address = String(await startEverything());
  return freshApp({
    from: ["test/packed/radix-app"],
    dependencies: {
      ...installedBy("README.md", "vite"),
      ...dependencies,
      tailwindcss: "4.3.5",
      "@tailwindcss/vite": "4.3.5",
    },
    files: {
      "main.tsx": readSource("test/packed/radix-app/main.tsx").replace(
        "http://127.0.0.1:3001/mcp",
        address,
      ),
      "vite.config.js": `
        import tailwindcss from "@tailwindcss/vite";
        export default { plugins: [tailwindcss()] };
      `,
      "plain.css": `${tailwind}@import "mcp-host-ui/styles.css";\n`,
      "shadcn.css": `
        ${tailwind}
        @import "mcp-host-ui/styles.css";
        @import "mcp-host-ui/themes/shadcn.css";
        ${readSource("stories/theming/shadcn.css")}
        ${shadcn}
      `,
    },
  });
}

/** Reads which copies of `@radix-ui/react-dialog` npm gave to an app's `radix-ui` and to us. */
export function installedDialogs({ folder }: FreshApp): RadixDialogs {
  const app = dialogOf(join(folder, "node_modules/radix-ui"));
  const ours = dialogOf(join(folder, "node_modules/mcp-host-ui"));
  return { app: ageOf(app), ours: ageOf(ours), shared: app === ours };
}

function dialogOf(dependent: string): string {
  const { resolve } = createRequire(join(dependent, "package.json"));
  const folders = (resolve.paths(dialog) ?? []).map((folder) => join(folder, dialog));
  const found = folders.find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`npm gave no dialog to ${dependent}.`);
  return found;
}

function ageOf(folder: string): RadixDialogs["app"] {
  const text = readFileSync(join(folder, "package.json"), "utf8");
  return text.includes(`"version": "${floor}"`) ? "the oldest we take" : "a newer one";
}
