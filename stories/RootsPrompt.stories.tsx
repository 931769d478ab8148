import type { Meta, StoryObj } from "@storybook/react-vite";
import { RootsPrompt, type RootsPromptProps } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { folders, hostWith } from "./support/rootsHost.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { openDialog, received } from "./support/steps.ts";

type Args = RootsPromptProps & {
  /** Makes the host. */
  readonly open: () => LocalHost;
};

const asks: Scene = (server) => server.request({ method: "roots/list" });

const meta: Meta<Args> = {
  title: "Roots/Prompt",
  component: RootsPrompt,
  args: { open: hostWith({ initial: folders }) },
  render: ({ open, ...props }) => (
    <Situation scene={asks} open={open}>
      <p>A chat with the travel agency.</p>
      <RootsPrompt {...props} />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** The first time that a server asks for the folders, the person sees what it would get. */
export const AsksOnce: Story = { tags: ["example"] };

/** Nothing is shared before the person says so. */
export const AsksBeforeItShares: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Share 3 folders" }));
    await received({ roots: folders });
  },
};

/** The person shares some of the folders, until they change that. */
export const SharesSomeOfThem: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("checkbox", { name: /Passports/ }));
    await userEvent.click(dialog.getByRole("radio", { name: "Always" }));
    await userEvent.click(dialog.getByRole("button", { name: "Share 2 folders" }));
    await received({ roots: folders.slice(0, 2) });
  },
};

/** The person refuses, for a reason that stays in the app. */
export const Refuses: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "More options" }));
    await userEvent.click(dialog.getByRole("button", { name: "Decline with a reason" }));
    await userEvent.type(dialog.getByRole("textbox"), "Passports are not its business");
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** There is no folder to share. */
export const NothingToShare: Story = { args: { open: hostWith({ initial: [] }) } };

/** Many folders, one of which hides something in its name. */
export const ManyFolders: Story = {
  args: {
    open: hostWith({
      initial: [
        ...folders,
        { uri: "file:///Users/agent/photo\u202egpj.exe", name: "Photos" },
        ...Array.from({ length: 20 }, (_, index) => ({
          uri: `file:///Users/agent/trips/${index + 1}`,
        })),
      ],
    }),
  },
};
