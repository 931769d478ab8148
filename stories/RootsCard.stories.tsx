import type { Meta, StoryObj } from "@storybook/react-vite";
import { RootsCard, type RootsCardProps } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import { screen, userEvent, within } from "storybook/test";
import { folders, hostWith } from "./support/rootsHost.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { armed, received } from "./support/steps.ts";

type Args = RootsCardProps & {
  /** Makes the host. */
  readonly open: () => LocalHost;
};

const asks: Scene = (server) => server.request({ method: "roots/list" });

const meta: Meta<Args> = {
  title: "Roots/Card",
  component: RootsCard,
  args: { open: hostWith({ initial: folders }) },
  render: ({ open, ...props }) => (
    <Situation scene={asks} open={open}>
      <p>A chat with the travel agency.</p>
      <RootsCard {...props} />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** The first time that a server asks for the folders, the question stands in the conversation. */
export const AsksInTheConversation: Story = {};

/** The person shares them. */
export const Shares: Story = {
  play: async () => {
    const share = { name: "Share 3 folders" };
    const card = within(await screen.findByRole("region", { name: /folders/ }));
    await armed();
    await userEvent.click(await card.findByRole("button", share));
    await received({ roots: folders });
  },
};
