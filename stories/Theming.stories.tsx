import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { booking } from "./support/requests.ts";
import { Product } from "./theming/Product.tsx";
import { ThemeEditor } from "./theming/ThemeEditor.tsx";
import "./theming/products.css";

const meta: Meta = { title: "Theming", tags: ["!autodocs"] };

export default meta;
type Story = StoryObj;

/** Three products from the same markup: each only sets tokens, in a stylesheet of its own. */
export const ThreeProducts: Story = {
  render: () => (
    <div className="products">
      <Product name="Atelier" className="atelier" theme="" request={booking} />
      <Product name="Console" className="console" theme="" request={booking} />
      <Product name="Playground" className="playground" theme="" request={booking} />
    </div>
  ),
  play: async () => {
    for (const name of ["Atelier", "Console", "Playground"])
      await expect(
        await screen.findByRole("region", { name: new RegExp(name) }, { timeout: 10_000 }),
      ).toBeVisible();
  },
};

/** Every token, to try on a real card; what differs from the theme can be taken along as CSS. */
export const EditsEveryToken: Story = { render: () => <ThemeEditor /> };
