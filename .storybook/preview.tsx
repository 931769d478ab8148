import type { Decorator, Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import "mcp-host-ui/styles.css";
import "./preview.css";

/** Puts the toolbar's choices where a page has them: on its root element. */
const onPage: Decorator = (Story, { globals }) => {
  const { scheme, direction } = globals;
  useEffect(() => {
    document.documentElement.dir = String(direction);
    document.documentElement.dataset.scheme = String(scheme);
  }, [scheme, direction]);
  return <Story />;
};

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
