import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { armed } from "./support/steps.ts";
import { BesideSystem } from "./theming/BesideSystem.tsx";
import { ThemeEditor } from "./theming/ThemeEditor.tsx";

const meta: Meta = { title: "Theming", tags: ["!autodocs"] };

export default meta;
type Story = StoryObj;

/** In a webview of Visual Studio Code, in whatever colours the person chose there. */
export const VisualStudioCode: Story = beside("vscode", "Visual Studio Code");

/** On a page of Primer, GitHub's design system. */
export const Primer: Story = beside("primer", "Primer");

/** On a page of Radix Themes. */
export const Radix: Story = beside("radix", "Radix Themes");

/** On a page of Material Design 3. */
export const Material: Story = beside("material", "Material Design");

/** On a page of shadcn/ui, with the variables that its CLI writes. */
export const Shadcn: Story = beside("shadcn", "shadcn/ui");

/** Our card beside a page of a design system: the buttons that answer, and what holds them, look alike. */
function beside(theme: string, name: string): Story {
  return {
    render: () => <BesideSystem theme={theme} name={name} />,
    play: async () => {
      const theirs = within(screen.getByRole("region", { name: `A page of ${name}` }));
      const ours = within(screen.getByRole("region", { name: "mcp-host-ui" }));
      const send = await ours.findByRole("button", { name: "Send" });
      await expect(send).toBeVisible();
      await armed();
      const invite = theirs.getByRole("button", { name: "Invite" });
      for (const property of alike)
        await waitFor(() =>
          expect(getComputedStyle(send)[property], property).toBe(
            getComputedStyle(invite)[property],
          ),
        );
      const [card, page] = [send.closest(".mcp-card"), invite.closest("form")];
      if (!card || !page) throw new Error("There is no card beside the page.");
      for (const property of ["backgroundColor", "borderStartStartRadius"] as const)
        await expect(getComputedStyle(card)[property], property).toBe(
          getComputedStyle(page)[property],
        );
    },
  };
}

/** What the button that answers shares with the one of the design system. */
const alike = [
  "fontFamily",
  "fontSize",
  "fontWeight",
  "color",
  "backgroundColor",
  "borderStartStartRadius",
] as const;

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
    const send = await preview.findByRole("button", { name: "Send" });

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
