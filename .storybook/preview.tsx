import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import "mcp-host-ui/styles.css";
import "mcp-host-ui/themes/contrast.css";
import "mcp-host-ui/themes/material.css";
import "mcp-host-ui/themes/primer.css";
import "mcp-host-ui/themes/radix.css";
import "mcp-host-ui/themes/shadcn.css";
import "mcp-host-ui/themes/vscode.css";
import "../stories/theming/shadcn.css";
import "./preview.css";
import { DocsPage } from "./DocsPage.tsx";
import { describeLate } from "./describeLate.ts";
import { followToolbar } from "./globals.ts";
import { applyLook, initialLook } from "./look.ts";
import { onPage } from "./onPage.tsx";
import { globalTypes, initialGlobals } from "./toolbar.ts";
import { untilQuiet, untilShown } from "./untilQuiet.ts";

// A busy machine is slow to load what a story shows; no story measures time.
configure({ asyncUtilTimeout: 30_000 });
describeLate();

// Pages without a story have no decorator.
applyLook(initialLook);
followToolbar();

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [onPage],
  beforeEach: forgetDrafts,
  // What is examined after a story is all that it shows: the server, and what loads late, have come.
  afterEach: async ({ playFunction }) => {
    // A story that is played has waited for what it shows, and may end with nothing.
    if (!playFunction) await untilShown();
    await untilQuiet();
  },
  parameters: {
    // Of what is right there is much to list, which nobody reads in a test.
    a11y: {
      test: "error",
      ...(import.meta.env.VITEST && { options: { resultTypes: ["violations"] } }),
    },
    docs: { container: DocsPage, story: { inline: false, height: "34rem" } },
    layout: "fullscreen",
    options: {
      storySort: {
        order: [
          "Gallery",
          "Start here",
          "Playground",
          "Theming",
          "Accessibility",
          "Guides",
          "Elicitation",
          "Sampling",
          "Roots",
          "Inbox",
          "Safety",
          "Hostile people",
          "*",
          "Reference",
          ["Overview", "Components", "Hooks", "Functions and types", "*"],
        ],
      },
    },
  },
  initialGlobals,
  globalTypes,
};

/** Each story is a tab of its own. */
function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith("mcp-host-ui")) sessionStorage.removeItem(key);
}

export default preview;
