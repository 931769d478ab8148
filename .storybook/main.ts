import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import remarkGfm from "remark-gfm";
import { ownName } from "../vite.config.ts";
import { reference } from "./reference/plugin.ts";
import { writePages } from "./reference/writePages.ts";

const stories = ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"];

const config: StorybookConfig = {
  // Tests need no pages, and writing them reads every type.
  stories: () => (process.env.VITEST ? stories : [...stories, writePages()]),
  addons: [
    {
      name: "@storybook/addon-docs",
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    "@storybook/addon-a11y",
    // For whoever works here: what it writes into a built site names the folders of the machine that built it.
    ...(process.env.NODE_ENV === "production" ? [] : ["@storybook/addon-mcp"]),
    "@storybook/addon-vitest",
  ],
  framework: { name: "@storybook/react-vite", options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: "react-docgen", check: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), reference, tailwindcss()],
    // The library's own build settings are not for Storybook.
    build: { ...vite.build, lib: false, rolldownOptions: {} },
    resolve: { ...vite.resolve, alias: ownName },
  }),
};

export default config;
