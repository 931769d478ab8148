import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ReferenceIndex } from "./ReferenceIndex.tsx";
import { ReferencePage } from "./ReferencePage.tsx";

// The pages are documents, which no test opens: these are there to be examined as every story is.
const meta: Meta<typeof ReferencePage> = {
  title: "Reference/Samples",
  component: ReferencePage,
  tags: ["!dev", "!autodocs"],
};

export default meta;
type Story = StoryObj<typeof ReferencePage>;

const hrefs = { Lantern: "?path=/docs/lantern--docs" };

const link = {
  label: "Lantern",
  href: "?path=/docs/lantern--docs",
  about: "Lights a `Path`.",
};

const member = {
  name: "wick",
  type: "readonly Lantern[] | undefined",
  isOptional: true,
  about: "What burns.",
  byDefault: "a new `Lantern`",
};

/** A hook with everything that a page can have. */
export const Hook: Story = {
  args: {
    page: {
      name: "useLantern",
      kind: "hook",
      title: "Reference/Hooks/useLantern",
      about: "Hands out a `Lantern`, lit (client/roots).",
      signature: "useLantern(options?: UseLanternOptions): Lantern",
      takes: [{ ...member, name: "options.wick" }],
      members: [member],
      takesAttributes: false,
      errors: ["Throws outside of a `HostProvider`."],
      holds: [],
      standsIn: [link],
      hooks: [link],
      sources: [{ ...link, label: "client/roots" }],
      stories: [{ ...link, id: "lantern--lit" }],
      hrefs,
    },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "useLantern" })).toBeVisible();
    await expect(page.getAllByRole("link", { name: "Lantern" }).length).toBeGreaterThan(4);
  },
};

/** A list of other pages. */
export const Index: Story = {
  render: () => (
    <ReferenceIndex
      page={{
        title: "Reference/Overview",
        name: "Docs",
        heading: "Reference",
        about: "Every `Lantern`.",
        groups: [{ heading: "Components", links: [link] }],
        hrefs,
      }}
    />
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "Reference" })).toBeVisible();
    await expect(page.getAllByRole("link", { name: "Lantern" })).not.toHaveLength(0);
  },
};
