import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
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
    const looks: CSSStyleDeclaration[] = [];
    for (const name of ["Atelier", "Console", "Playground"]) {
      const product = within(await screen.findByRole("region", { name }));
      const send = await product.findByRole("button", { name: "Send" }, { timeout: 10_000 });
      await expect(send).toBeVisible();
      looks.push(getComputedStyle(send));
    }
    // The same markup, and no two alike in type, colour or corners.
    for (const property of ["fontFamily", "backgroundColor", "borderStartStartRadius"] as const)
      await expect(new Set(looks.map((look) => look[property])).size).toBe(3);
  },
};

/** Every token, to try on a real card; what differs from the theme can be taken along as CSS. */
export const EditsEveryToken: Story = {
  render: () => <ThemeEditor />,
  // The next story tests the same, and ends as this one begins.
  tags: ["!test"],
};

/** What was edited shows at once, is copied as CSS, and is gone again. */
export const CopiesWhatWasEdited: Story = {
  render: () => <ThemeEditor />,
  play: async () => {
    const write = fn(async () => {});
    spyOn(navigator.clipboard, "writeText").mockImplementation(write);
    const preview = within(screen.getByRole("region", { name: "Preview" }));
    const send = await preview.findByRole("button", { name: "Send" }, { timeout: 10_000 });

    await userEvent.type(screen.getByRole("textbox", { name: "--mcp-accent" }), "#7a1fa2");
    await userEvent.type(screen.getByRole("textbox", { name: "--mcp-button-radius" }), "0");
    await waitFor(() => expect(getComputedStyle(send).backgroundColor).toBe("rgb(122, 31, 162)"));
    await userEvent.click(screen.getByRole("button", { name: "Copy as CSS" }));

    await expect(write).toHaveBeenCalledWith(
      ":root {\n  --mcp-accent: #7a1fa2;\n  --mcp-button-radius: 0;\n}",
    );
    await expect(await screen.findByText("Copied.")).toBeVisible();

    await userEvent.click(screen.getByRole("button", { name: "Start again" }));
    await waitFor(() => expect(getComputedStyle(send).backgroundColor).toBe("rgb(52, 81, 209)"));
  },
};
