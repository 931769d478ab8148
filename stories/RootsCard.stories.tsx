import type { Meta, StoryObj } from "@storybook/react-vite";
import { RootsCard } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import type { ComponentProps } from "react";
import { screen, userEvent, within } from "storybook/test";
import { folders, hostWith } from "./support/rootsHost.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { armed, received } from "./support/steps.ts";

type Args = ComponentProps<typeof RootsCard> & {
  /** Makes the host. */
  readonly open: () => LocalHost;
  /** What the server does. */
  readonly scene: Scene;
};

const asks: Scene = (server) => server.request({ method: "roots/list" });

const meta: Meta<Args> = {
  title: "Roots/Card",
  component: RootsCard,
  args: { open: hostWith({ initial: folders }), scene: asks },
  render: ({ open, scene, ...props }) => (
    <Situation scene={scene} open={open}>
      <p>A chat with the travel agency.</p>
      <RootsCard {...props} />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** The first time that a server asks for the folders, the question stands in the conversation. */
export const AsksInTheConversation: Story = {};

/** The app answers within five minutes for a person who does not. */
export const HasADeadline: Story = {
  args: {
    scene: (server, host) => {
      host.openSession({ id: "travel", answerWithin: 5 * 60_000, extendBy: 10 * 60_000 });
      return asks(server, host);
    },
  },
};

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
