import type { StartServerOptions } from "@mcp-host-ui/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HostPrompts, SamplingPrompt } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import type { ComponentProps } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  analysis,
  analysisOfAnImage,
  analysisThatHides,
  analysisWithTools,
  longAnalysis,
} from "./support/flights.ts";
import { contact } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import {
  answers,
  breaks,
  repeats,
  samplingHost,
  usesATool,
  writesForever,
} from "./support/samplingHost.ts";
import { armed, openDialog, received } from "./support/steps.ts";

type Args = ComponentProps<typeof SamplingPrompt> & {
  /** What the server does. */
  readonly scene: Scene;
  /** The host app, and what stands for a model in it. */
  readonly open: () => LocalHost;
  readonly server?: StartServerOptions;
};

const sample =
  (params: object): Scene =>
  (server) => {
    server.request({ method: "sampling/createMessage", params });
  };

const answering = samplingHost(answers);
const round: StartServerOptions = { wire: "2026-07-28" };

const meta: Meta<Args> = {
  title: "Sampling/Dialog",
  component: SamplingPrompt,
  args: { scene: sample(analysis), open: answering },
  render: ({ scene, open, server }) => (
    <Situation scene={scene} open={open} {...(server && { server })}>
      <p>A chat with the travel agency.</p>
      <HostPrompts />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** The travel agency wants a model to compare flights: the exact prompt, the model and why, the limit. */
export const ComparesFlights: Story = {};

/** The model gets what the server asked; the person looks at the answer, and the server gets it. */
export const ApprovesAsAsked: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: /^Run / }));
    await screen.findByRole("heading", { name: /Check the answer/ });
    await armed();
    await userEvent.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: /^Send/ }),
    );
    await received(
      expect.objectContaining({ role: "assistant", model: "claude-3-5-sonnet-20241022" }),
    );
  },
};

/** Tools that the model can ask for, with their arguments, and every other setting of a server. */
export const OffersTools: Story = {
  args: { scene: sample(analysisWithTools), open: samplingHost(usesATool) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByText("Settings"));
  },
};

/** The model wants to use a tool: its input is checked against the tool's schema before the server gets it. */
export const UsesATool: Story = {
  args: { scene: sample(analysisWithTools), open: samplingHost(usesATool) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: /^Run / }));
    await screen.findByRole("heading", { name: /Check the answer/ });
  },
};

/** A prompt with a picture in it. */
export const ShowsAPicture: Story = {
  name: "Image in a request",
  args: { scene: sample(analysisOfAnImage) },
};

const booking = {
  maxTokens: 200,
  messages: [
    {
      role: "user",
      content: {
        type: "text",
        text: "Charge 4111 1111 1111 1111 and send the ticket to ada@example.org.",
      },
    },
  ],
};

/** What looks private is masked before a model gets it; the person keeps the address, and the model answers with what it got. */
export const MasksWhatLooksPrivate: Story = {
  args: { scene: sample(booking), open: samplingHost(repeats, { redact: true }) },
  play: async () => {
    const dialog = await openDialog();
    const found = within(await dialog.findByRole("group", { name: /2 details look private/ }));
    await userEvent.click(found.getByRole("button", { name: "Choose" }));
    await userEvent.click(found.getByRole("checkbox", { name: /ada@example\.org/ }));
    await found.findByText("1 not masked");
    await userEvent.click(dialog.getByRole("button", { name: /^Run / }));
    await screen.findByRole("heading", { name: /Check the answer/ });
    await armed();
    await userEvent.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: /^Send/ }),
    );
    const text = "Charge [card 1] and send the ticket to [email 1].";
    await received(expect.objectContaining({ content: { type: "text", text } }));
  },
};

/** The row of what looks private, opened: one detail is sent as it is, the other one masked. */
export const ChoosesWhatIsMasked: Story = {
  args: { scene: sample(booking), open: samplingHost(repeats, { redact: true }) },
  play: async () => {
    const dialog = await openDialog();
    const found = within(await dialog.findByRole("group", { name: /2 details look private/ }));
    await userEvent.click(found.getByRole("button", { name: "Choose" }));
    await userEvent.click(found.getByRole("checkbox", { name: /ada@example\.org/ }));
    await found.findByText("1 not masked");
  },
};

/** A conversation of many turns. */
export const ShowsALongConversation: Story = { args: { scene: sample(longAnalysis) } };

/** Words that the model would read and nobody sees. */
export const SaysWhatIsHidden: Story = { args: { scene: sample(analysisThatHides) } };

/** What the model has written so far, and a way to stop it. */
export const StreamsTheAnswer: Story = {
  name: "Loading: an answer streams",
  args: { open: samplingHost(writesForever) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: /^Run / }));
    await screen.findByText(/This is a scripted reply/);
  },
};

/** The model breaks: nothing is lost, and the person decides how to go on. */
export const SaysWhatFailed: Story = {
  name: "Error: the model failed",
  args: { open: samplingHost(breaks) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: /^Run / }));
    await screen.findByText("503: overloaded");
  },
};

/** The model breaks, and the person answers in its place: the server learns that a person did. */
export const WritesByHand: Story = {
  args: { open: samplingHost(breaks) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: /^Run / }));
    await screen.findByRole("heading", { name: /^No answer/ });
    await armed();
    await userEvent.click(screen.getByRole("button", { name: "Write it yourself" }));
    await screen.findByText(/This is your own answer/);
    await armed();
    await userEvent.click(await screen.findByRole("button", { name: "Edit the answer" }));
    const answer = await screen.findByRole("textbox", { name: "the answer" });
    await userEvent.clear(answer);
    await userEvent.type(answer, "TP 1041: in the morning, and direct.");
    await userEvent.click(screen.getByRole("button", { name: /^Send your version/ }));
    await received(
      expect.objectContaining({
        model: "human",
        content: { type: "text", text: "TP 1041: in the morning, and direct." },
      }),
    );
  },
};

/** The person changed the answer, and had another one written: what they made of the first can be brought back. */
export const BringsBackWhatThePersonWrote: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: /^Run / }));
    await screen.findByRole("heading", { name: /Check the answer/ });
    await armed();
    await userEvent.click(await screen.findByRole("button", { name: "Edit the answer" }));
    const answer = await screen.findByRole("textbox", { name: "the answer" });
    await userEvent.clear(answer);
    await userEvent.type(answer, "TP 1041.");
    await userEvent.click(screen.getByRole("button", { name: "Generate again" }));
    await screen.findByRole("button", { name: "Back to the last answer" });
    await armed();
    await userEvent.click(screen.getByRole("button", { name: "Back to the last answer" }));
    await screen.findByText("TP 1041.");
  },
};

/** What the person changed, beside what the server asked. */
export const ShowsWhatThePersonChanged: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByText("Settings"));
    const tokens = await dialog.findByRole("textbox", { name: "Max tokens" });
    await userEvent.clear(tokens);
    await userEvent.type(tokens, "300");
    await userEvent.click(dialog.getByText("You changed 1 thing"));
  },
};

/** A no takes the whole operation along in this revision, with the form beside it: said before. */
export const WarnsOfWhatADenialTakesAlong: Story = {
  args: {
    server: round,
    scene: (server) => {
      server
        .call((ask) =>
          ask({
            contact: { method: "elicitation/create", params: contact },
            flight: { method: "sampling/createMessage", params: analysis },
          }),
        )
        .catch(() => {});
    },
  },
  render: ({ scene, open, server }) => (
    <Situation scene={scene} open={open} {...(server && { server })}>
      <SamplingPrompt />
    </Situation>
  ),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    // It rises into view.
    await waitFor(() => expect(dialog.getByText(/Declining stops this task/)).toBeVisible());
  },
};

/** The server takes its request back while the person looks at it. */
export const IsWithdrawn: Story = {
  args: {
    scene: (server) => {
      const { withdraw } = server.request({ method: "sampling/createMessage", params: analysis });
      setTimeout(withdraw, 1_500);
    },
  },
  play: async () => {
    await screen.findByText("The server withdrew this question.");
  },
};

/** The server waits no longer; what was there stays to be read. */
export const IsOutOfTime: Story = {
  args: {
    scene: (server, host) => {
      host.openSession({ id: server.session.id, answerWithin: 2_500 });
      server.request({ method: "sampling/createMessage", params: analysis }).answer.catch(() => {});
    },
  },
  play: async () => {
    await screen.findByRole("heading", { name: /is closed/ });
    await expect(screen.getByText(/was told there’s no answer/)).toBeVisible();
  },
};
