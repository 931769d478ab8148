import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, within } from "storybook/test";
import { Gallery } from "./support/Gallery.tsx";
import { armed } from "./support/steps.ts";

const meta: Meta<typeof Gallery> = {
  title: "Gallery",
  component: Gallery,
  tags: ["!autodocs"],
  args: { schemes: ["light"] },
  play: async ({ args: { schemes } }) => {
    for (const scheme of schemes) {
      const title = scheme === "dark" ? "Dark" : "Light";
      const half = within(await screen.findByRole("region", { name: title }));
      for (const name of [/Travel Booking/, /Checkout/, /Free Miles/, /Flight Finder/, /Files/])
        await half.findByRole("region", { name });
    }
    await armed();
    // What waits is waited for by servers: nothing was answered to make the page.
    await expect(screen.getAllByRole("button", { name: "Send" }).length).toBe(schemes.length);
  },
};

export default meta;
type Story = StoryObj<typeof Gallery>;

/** Everything a server can ask, as a card: a form, a payment, a password, a model and folders. */
export const Light: Story = { args: { schemes: ["light"] } };

/** The same, dark. */
export const Dark: Story = { args: { schemes: ["dark"] } };
