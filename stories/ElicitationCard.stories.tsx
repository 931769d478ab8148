import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationCard, type ElicitationCardProps } from "mcp-host-ui";
import { screen, userEvent, within } from "storybook/test";
import { booking, oneTap, payment } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { armed, received } from "./support/steps.ts";

type Args = ElicitationCardProps & {
  /** What the server does. */
  readonly scene: Scene;
};

const meta: Meta<Args> = {
  title: "Elicitation/Card",
  component: ElicitationCard,
  args: { scene: (server) => server.elicit(booking) },
  render: ({ scene }) => (
    <Situation scene={scene}>
      <p>A chat with the travel agency.</p>
      <ElicitationCard />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** The same form in the page, where the conversation is. */
export const ConfirmsABooking: Story = {};

/** One required yes or no is one tap. */
export const AsksYesOrNo: Story = {
  args: { scene: (server) => server.elicit(oneTap) },
  play: async () => {
    const card = within(await screen.findByRole("region", { name: /Travel Booking/ }));
    await armed();
    await userEvent.click(card.getByRole("button", { name: /Yes/ }));
    await received({ action: "accept", content: { hold: true } });
  },
};

/** The travel agency sends the person to its own page. */
export const SendsToAPage: Story = { args: { scene: (server) => server.elicit(payment) } };
