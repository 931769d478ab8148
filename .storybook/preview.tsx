import type { Decorator, Preview } from "@storybook/react-vite";
import { type ReactNode, useEffect } from "react";
import "mcp-host-ui/styles.css";
import "./preview.css";

/** Puts the toolbar's choices where a page has them: on its root element. */
const onPage: Decorator = (story, { globals }) => (
  <Page direction={String(globals.direction)} scheme={String(globals.scheme)}>
    {story()}
  </Page>
);

function Page({
  direction,
  scheme,
  children,
}: {
  direction: string;
  scheme: string;
  children: ReactNode;
}) {
  useEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.dataset.scheme = scheme;
  }, [direction, scheme]);
  return children;
}

const preview: Preview = {
  tags: ["autodocs"],
  decorators: [onPage],
  parameters: {
    a11y: { test: "error" },
    docs: { story: { inline: false, height: "34rem" } },
    layout: "fullscreen",
  },
  initialGlobals: { scheme: "light", direction: "ltr" },
  globalTypes: {
    scheme: {
      description: "Colour scheme",
      toolbar: {
        title: "Scheme",
        icon: "mirror",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: "Writing direction",
      toolbar: {
        title: "Direction",
        icon: "transfer",
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
        dynamicTitle: true,
      },
    },
  },
};

export default preview;
