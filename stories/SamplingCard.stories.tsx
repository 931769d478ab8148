import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  ElicitationCard,
  SamplingCard,
  type SamplingCardProps,
  SamplingReview,
  useSamplingApproval,
} from "mcp-host-ui";
import {
  expect,
  screen,
  userEvent,
  waitFor,
  waitForElementToBeRemoved,
  within,
} from "storybook/test";
import { analysis } from "./support/flights.ts";
import { contact } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { answers, samplingHost } from "./support/samplingHost.ts";
import { armed } from "./support/steps.ts";

const open = samplingHost(answers);
const scene: Scene = (server) =>
  server.request({ method: "sampling/createMessage", params: analysis });

const minute = 60_000;

const wire = { wire: "2026-07-28" } as const;

/** One call that asks for a form and a model at once. */
const round: Scene = (server) =>
  server
    .call((ask) =>
      ask({
        contact: { method: "elicitation/create", params: contact },
        flight: { method: "sampling/createMessage", params: analysis },
      }),
    )
    .catch(() => {});

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

/** The app answers within five minutes for a person who does not, and gives more time to one who asks for it. */
export const HasADeadline: Story = {
  render: () => (
    <Situation
      open={open}
      scene={(server, host) => {
        host.openSession({ id: "travel", answerWithin: 5 * minute, extendBy: 10 * minute });
        return scene(server, host);
      }}
    >
      <SamplingCard />
    </Situation>
  ),
  play: async () => {
    const card = within(await screen.findByRole("region", { name: /Travel Booking/ }));
    await armed();
    await userEvent.click(card.getByRole("button", { name: "I need more time" }));
    await expect(await card.findByText("Less than 15 minutes left to answer")).toBeVisible();
  },
};

/** The person says no; the server learns that, and no more. */
export const Denies: Story = {
  play: async () => {
    const card = within(await screen.findByRole("region", { name: /Travel Booking/ }));
    await armed();
    await userEvent.click(card.getByRole("button", { name: "Decline" }));
    await waitForElementToBeRemoved(() => screen.queryByRole("region", { name: /Travel Booking/ }));
  },
};

/** A form of the same call stands beside it, which a no would take along: said before, where the no is. */
export const StandsBesideAForm: Story = {
  render: () => (
    <Situation open={open} scene={round} server={wire}>
      <SamplingCard />
      <ElicitationCard />
    </Situation>
  ),
  play: async () => {
    await screen.findByRole("textbox", { name: /^Name/ });
    const card = within(await screen.findByRole("region", { name: /asks to use your model/ }));
    await armed();
    await userEvent.click(card.getByRole("button", { name: "Decline" }));
    await waitFor(() => expect(card.getByText(/It also closes 1 other question/)).toBeVisible());
  },
};

/** The app chooses the place and the parts: here without the conversation, for those who only want to know what runs. */
function ShortReview() {
  const { current } = useSamplingApproval();
  return (
    current && (
      <SamplingReview.Root sampling={current}>
        <SamplingReview.Lead />
        <SamplingReview.Model />
        <SamplingReview.Actions>
          <SamplingReview.Proceed />
        </SamplingReview.Actions>
        <SamplingReview.Refusal />
      </SamplingReview.Root>
    )
  );
}

/** Parts that the app puts together itself, around a hook of its own. */
export const OfItsOwnParts: Story = {
  render: () => (
    <Situation open={open} scene={scene}>
      <p>A chat with the travel agency.</p>
      <ShortReview />
    </Situation>
  ),
};
