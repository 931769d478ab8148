import type { Meta, StoryObj } from "@storybook/react-vite";
import { SamplingCard, type SamplingCardProps } from "mcp-host-ui";
import { screen, userEvent, waitForElementToBeRemoved, within } from "storybook/test";
import { analysis } from "./support/flights.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { answers, samplingHost } from "./support/samplingHost.ts";
import { armed } from "./support/steps.ts";

const open = samplingHost(answers);
const scene: Scene = (server) =>
  server.request({ method: "sampling/createMessage", params: analysis });

const meta: Meta<SamplingCardProps> = {
  title: "Sampling/Card",
  component: SamplingCard,
  render: () => (
    <Situation open={open} scene={scene}>
      <p>A chat with the travel agency.</p>
      <SamplingCard />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<SamplingCardProps>;

/** The same request in the page, where the conversation is. */
export const ComparesFlights: Story = {};

/** The person says no; the server learns that, and no more. */
export const Denies: Story = {
  play: async () => {
    const card = within(await screen.findByRole("region", { name: /Travel Booking/ }));
    await armed();
    await userEvent.click(card.getByRole("button", { name: "Deny" }));
    await waitForElementToBeRemoved(() => screen.queryByRole("region", { name: /Travel Booking/ }));
  },
};
