import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { chromiumLaunch } from "./test/support/chromium.ts";
import { ownName } from "./vite.config.ts";

const browser = {
  enabled: true,
  headless: true,
  provider: playwright({ launchOptions: chromiumLaunch() }),
  instances: [{ browser: "chromium" as const }],
  screenshotFailures: false,
};

const domTests = {
  environment: "jsdom",
  include: ["test/**/*.test.tsx"],
  exclude: ["test/browser/**", "test/e2e/**"],
  setupFiles: ["test/support/setup.ts"],
};

const react18 = (name: string) =>
  fileURLToPath(new URL(`test/react-18/node_modules/${name}`, import.meta.url));

export default defineConfig({
  resolve: { alias: ownName },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          environment: "node",
          include: ["test/**/*.test.ts"],
          exclude: ["test/browser/**", "test/e2e/**"],
        },
      },
      { extends: true, plugins: [react()], test: { name: "dom", ...domTests } },
      {
        extends: true,
        plugins: [react({ compiler: true })],
        test: { name: "dom-react-compiler", ...domTests },
      },
      {
        extends: true,
        plugins: [react()],
        resolve: {
          alias: [
            { find: /^react$/, replacement: react18("react/index.js") },
            { find: /^react\/(.*)$/, replacement: `${react18("react")}/$1.js` },
            { find: /^react-dom$/, replacement: react18("react-dom/index.js") },
            { find: /^react-dom\/(.*)$/, replacement: `${react18("react-dom")}/$1.js` },
          ],
        },
        test: {
          name: "dom-react-18",
          ...domTests,
          server: {
            deps: {
              inline: [
                /react-hook-form/,
                /@radix-ui/,
                /@testing-library\/react/,
                /react-remove-scroll/,
                /react-style-singleton/,
                /use-callback-ref/,
                /use-sidecar/,
                /@hookform/,
              ],
            },
          },
        },
      },
      {
        extends: true,
        plugins: [react()],
        optimizeDeps: {
          include: [
            "react",
            "react-dom",
            "react-dom/client",
            "react/jsx-runtime",
            "react/jsx-dev-runtime",
            "react-hook-form",
            "@radix-ui/react-dialog",
            "zod/mini",
          ],
        },
        test: { name: "browser", include: ["test/browser/**/*.test.{ts,tsx}"], browser },
      },
    ],
  },
});
