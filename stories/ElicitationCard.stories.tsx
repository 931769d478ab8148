import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  Elicitation,
  ElicitationCard,
  ElicitationForm,
  ServerAttribution,
  useElicitations,
} from "mcp-host-ui";
import type { ComponentProps, ReactNode } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { booking, oneTap, payment } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { armed, received } from "./support/steps.ts";

const minute = 60_000;

type Args = ComponentProps<typeof ElicitationCard> & {
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
export const ConfirmsABooking: Story = { tags: ["example"] };

/** One required yes or no is one tap. */
export const AsksYesOrNo: Story = {
  name: "Yes or no, in a card",
  args: { scene: (server) => server.elicit(oneTap) },
  play: async () => {
    const card = within(await screen.findByRole("region", { name: /Travel Booking/ }));
    await armed();
    await userEvent.click(card.getByRole("button", { name: /Yes/ }));
    await received({ action: "accept", content: { hold: true } });
  },
};

/** The app answers within five minutes for a person who does not, and gives more time to one who asks for it. */
export const HasADeadline: Story = {
  name: "Deadline",
  args: {
    scene: (server, host) => {
      host.openSession({ id: "travel", answerWithin: 5 * minute, extendBy: 10 * minute });
      server.elicit(booking);
    },
  },
  play: async () => {
    const card = within(await screen.findByRole("region", { name: /Travel Booking/ }));
    await armed();
    await userEvent.click(card.getByRole("button", { name: "I need more time" }));
    await expect(await card.findByText("Less than 15 minutes left to answer")).toBeVisible();
  },
};

/** A minute is left, and nothing gives more: it is said aloud, and looks urgent. */
export const TimeIsNearlyOver: Story = {
  args: {
    scene: (server, host) => {
      host.openSession({ id: "travel", answerWithin: minute });
      server.elicit(booking);
    },
  },
};

/** The travel agency sends the person to its own page. */
export const SendsToAPage: Story = {
  name: "Payment: a page to visit, with its URL",
  args: { scene: (server) => server.elicit(payment) },
};

/** An arrangement of the app's own, from parts: what the server calls itself stands in sight, and so does Cancel. */
export const MadeOfParts: Story = {
  render: ({ scene }) => (
    <Situation scene={scene}>
      <PartsCard />
    </Situation>
  ),
  play: async () => {
    const card = within(await screen.findByRole("region", { name: /Travel Booking/ }));
    await armed();
    await userEvent.click(card.getByRole("button", { name: "Cancel" }));
    await expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
    await received();
  },
};

/** A card of parts, with all that the server calls itself in sight, and a button that leaves without a choice. */
function PartsCard(): ReactNode {
  const { open } = useElicitations();
  const [first] = open;
  if (first?.mode !== "form") return <ElicitationCard />;
  return (
    <ElicitationCard question={first.id}>
      <ElicitationForm.Root elicitation={first}>
        <Elicitation.Body>
          <ServerAttribution session={first.server.id} />
          <Elicitation.Title />
          <Elicitation.Message />
          <ElicitationForm.Summary />
          <ElicitationForm.Problems />
          <ElicitationForm.Findings />
          <ElicitationForm.Fields />
        </Elicitation.Body>
        <Elicitation.Actions>
          <Elicitation.Cancel />
          <ElicitationForm.Submit />
        </Elicitation.Actions>
      </ElicitationForm.Root>
    </ElicitationCard>
  );
}
