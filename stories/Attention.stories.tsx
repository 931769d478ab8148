import type { Meta, StoryObj } from "@storybook/react-vite";
import { RequestInbox } from "mcp-host-ui";
import { HostAttention } from "mcp-host-ui/attention";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Attention } from "./pages/samples/Attention.tsx";
import { contact, oneTap } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";

const asksTwice: Scene = (server) => {
  for (const request of [contact, oneTap]) server.elicit(request).answer.catch(() => undefined);
};

const meta: Meta<typeof HostAttention> = {
  title: "Attention",
  component: HostAttention,
  render: () => (
    <Situation scene={asksTwice}>
      <Attention />
      <RequestInbox />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<typeof HostAttention>;

/** The number of questions in the tab's title and icon, and an app's own settings for them. */
export const TwoQuestionsWait: Story = {
  play: async () => {
    await screen.findByText("2 questions wait.");
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
  },
};

/** A server that the person muted draws no attention, and asks all the same. */
export const AMutedServer: Story = {
  play: async () => {
    await waitFor(() => expect(document.title).toMatch(/^\(2\) /));
    await userEvent.click(await screen.findByRole("checkbox", { name: /Nothing for questions/ }));
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
    await expect(screen.getByText("2 questions wait.")).toBeVisible();
  },
};
