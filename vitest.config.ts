import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import type { BrowserConfigOptions } from "vitest/node";
import { mutate } from "./test/mutants/mutate.ts";
import { chromiumLaunch } from "./test/support/chromium.ts";
import { reactCompilerRuntime } from "./test/support/reactCompilerRuntime.ts";
import { reactDiffers } from "./test/support/reactDiffers.ts";
import { ownName } from "./vite.config.ts";

const elsewhere = ["**/node_modules/**", "test/browser/**", "test/e2e/**"];
/** The stores of a desk on their engines, and nodes that are killed while they use one. */
const engines = [
  "packages/desk/test/stores/**/*.test.ts",
  "packages/desk/test/killed/**/*.test.ts",
];

const domTests = {
  environment: "./test/support/leanJsdom.ts",
  // Files share a page and what they import with those before them: most of the time went there. Each test cleans up.
  isolate: false,
  include: ["test/**/*.test.tsx", "packages/*/test/**/*.test.tsx"],
  exclude: elsewhere,
  setupFiles: ["test/support/setup.ts"],
};

/** The same under another React: what differs there, or with `TEST_DEEP` all of it. */
const domTestsWhereReactDiffers = {
  ...domTests,
  include: process.env.TEST_DEEP ? domTests.include : [...reactDiffers],
  setupFiles: ["test/support/recordRendered.ts", ...domTests.setupFiles],
  globalSetup: ["test/support/everyRendered.ts"],
};

const onReact18 = {
  resolve: { alias: react18("react", "react-dom"), mainFields: ["module"] },
  test: {
    ...domTestsWhereReactDiffers,
    // The components that shadcn/ui's documentation has now take refs as props, as React 19 does.
    exclude: [...elsewhere, "test/form/react/ownShadcnForm.test.tsx"],
    // Only what Vite transforms sees the aliases: everything that imports React, but not React.
    server: {
      deps: {
        inline: [
          /node_modules\/(?!react(-dom)?\/).*(react|hookform|radix|downshift|testing-library|use-[a-z-]+)/,
        ],
      },
    },
  },
};

const browserDependencies = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "@modelcontextprotocol/ext-apps",
  "@modelcontextprotocol/ext-apps/app-bridge",
  "downshift",
  "react-day-picker",
  "react-hook-form",
  "@hookform/resolvers",
  "@tanstack/react-virtual",
  "diff",
  "@radix-ui/react-dialog",
  "radix-ui",
  "radix-ui-1.4",
  "@mui/material",
];

export default defineConfig({
  plugins: mutate(),
  resolve: { alias: ownName },
  test: {
    // No test measures time: how long one may take is for what hangs, on a machine that has eight times as much to do as cores.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // CI keeps one line of an error: it has to name what was found.
    chaiConfig: { truncateThreshold: 1_000 },
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          // Files share what they import with those before them: nearly half of the time went there.
          isolate: false,
          include: ["test/**/*.test.ts", "packages/*/test/**/*.test.ts"],
          exclude: [
            ...elsewhere,
            "test/package/**",
            "packages/agents/test/ai-sdk/**",
            "packages/agents/test/adapters/**",
            "packages/agents/test/harnesses/**",
            ...engines,
          ],
          setupFiles: ["test/support/settleImports.ts"],
        },
      },
      // Each test starts the engines that it takes.
      {
        extends: true,
        test: {
          name: "engines",
          include: engines,
          // Nodes are killed and started anew, several times in a test.
          testTimeout: 240_000,
          setupFiles: ["test/support/settleImports.ts"],
        },
      },
      // All majors of the AI SDK, the last of which wants a newer Node than the rest.
      {
        extends: true,
        test: {
          name: "ai-sdk",
          include: ["packages/agents/test/ai-sdk/**/*.test.ts"],
          exclude: ["**/node_modules/**"],
          setupFiles: ["test/support/settleImports.ts"],
        },
      },
      // Packages of others that have clients or agents of their own, as `packages/agents/examples` installs them.
      {
        extends: true,
        test: {
          name: "adapters",
          include: ["packages/agents/test/adapters/**/*.test.ts"],
          env: { MCP_USE_ANONYMIZED_TELEMETRY: "false" },
          setupFiles: ["test/support/settleImports.ts"],
        },
      },
      // The command lines of agent harnesses, each in a process of its own, with a scripted model.
      {
        extends: true,
        test: {
          name: "harnesses",
          include: ["packages/agents/test/harnesses/*.test.ts"],
          setupFiles: ["test/support/settleImports.ts"],
        },
      },
      // What is published, as `npm run build` left it.
      {
        test: {
          name: "package",
          include: ["test/package/**/*.test.ts"],
          // Builds everything twice more: `npm run test:deep` does.
          exclude: process.env.TEST_DEEP ? [] : ["test/package/withoutKind.test.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { name: "dom", ...domTests, env: { REACT_MAJOR: "19" } },
      },
      {
        extends: true,
        plugins: [react({ compiler: true })],
        test: {
          name: "dom-react-compiler",
          ...domTestsWhereReactDiffers,
          env: { REACT_MAJOR: "19", REACT_COMPILER: "on" },
        },
      },
      {
        extends: true,
        plugins: [react()],
        ...onReact18,
        test: { ...onReact18.test, name: "dom-react-18", env: { REACT_MAJOR: "18" } },
      },
      // What `npm test` runs in place of the two before, which `npm run test:deep` does: whatever differs in one differs here.
      {
        extends: true,
        plugins: [reactCompilerRuntime(), react({ compiler: { target: "18" } })],
        ...onReact18,
        test: {
          ...onReact18.test,
          name: "dom-react-18-compiler",
          env: { REACT_MAJOR: "18", REACT_COMPILER: "on" },
        },
      },
      {
        extends: true,
        plugins: [react(), tailwindcss()],
        optimizeDeps: { include: browserDependencies },
        test: {
          name: "browser",
          include: ["test/browser/**/*.test.{ts,tsx}"],
          setupFiles: ["test/support/browserSetup.ts"],
          // Each test cleans its page up. A page of its own for each file would load all modules anew.
          browser: { ...chromium(), isolate: false },
        },
      },
      {
        extends: true,
        plugins: [react({ compiler: true })],
        optimizeDeps: { include: browserDependencies },
        test: {
          name: "browser-react-compiler",
          include: ["test/browser/form/renders.test.tsx", "test/browser/form/select.test.tsx"],
          setupFiles: ["test/support/browserSetup.ts"],
          browser: chromium(),
        },
      },
      {
        extends: true,
        plugins: mayRun("storybook") ? [storybookTest({ configDir: file(".storybook") })] : [],
        optimizeDeps: { include: browserDependencies },
        test: {
          name: "storybook",
          setupFiles: [
            "test/support/warmForm.ts",
            "test/browser/stories/everyTheme.ts",
            "test/browser/stories/everyTarget.ts",
            "test/browser/stories/everyTextSize.ts",
            "test/browser/stories/everyPreference.ts",
            "test/browser/stories/everyKey.ts",
          ],
          env: { TEST_DEEP: process.env.TEST_DEEP ?? "" },
          // Axe looks at five hundred messages in every theme, scheme and direction.
          ...(process.env.TEST_DEEP && { testTimeout: 600_000, hookTimeout: 600_000 }),
          // Each story cleans its page up. A page of its own for each file would load all modules anew.
          browser: { ...chromium(), isolate: false },
        },
      },
    ],
  },
});

/**
 * Whether a project is among those that the command line names, or none is named. All of them are set up whichever run, and
 * Storybook's takes longer to set up than most others to run a file.
 */
function mayRun(project: string): boolean {
  const named = process.argv.flatMap((argument, at, all) => {
    if (argument === "--project") return all.slice(at + 1, at + 2);
    return argument.startsWith("--project=") ? [argument.slice("--project=".length)] : [];
  });
  // A pattern may mean any of them.
  return named.length === 0 || named.some((name) => name === project || /[*!]/.test(name));
}

// Vitest writes into what it gets, so each project gets its own.
function chromium(): BrowserConfigOptions {
  return {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions: chromiumLaunch() }),
    instances: [{ browser: "chromium" }],
    screenshotFailures: false,
    // Two pictures in a row that are the same take a while where others draw, too.
    expect: { toMatchScreenshot: { timeout: 60_000 } },
  };
}

function react18(...packages: string[]): { find: RegExp; replacement: string }[] {
  return packages.flatMap((name) => {
    const folder = file(`test/react-18/node_modules/${name}`);
    return [
      { find: new RegExp(`^${name}$`), replacement: `${folder}/index.js` },
      { find: new RegExp(`^${name}/(.*)$`), replacement: `${folder}/$1.js` },
    ];
  });
}

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
