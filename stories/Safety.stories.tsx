import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationCard, ElicitationPrompt, FloodNotice } from "mcp-host-ui";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { booking, contact, dishonestForm, dishonestPage, hiddenText } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { openDialog, received } from "./support/steps.ts";

interface Args {
  /** What the server does. */
  readonly scene: Scene;
}

const meta: Meta<Args> = {
  title: "Safety",
  args: { scene: (server) => server.elicit(dishonestForm) },
  render: ({ scene }) => (
    <Situation scene={scene}>
      <p>A chat with the travel agency.</p>
      <ElicitationPrompt />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** A form asks for a password, spelt so that a search for the word would miss it. */
export const AsksForAPassword: Story = {
  name: "Password: locked until unlocked",
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(await dialog.findByRole("button", { name: /^Unlock/ }));
    const secret = await dialog.findByLabelText(/Your pass/);
    await waitFor(() => expect(secret).toHaveAccessibleDescription(/password/));
    await expect(secret).toHaveAttribute("type", "password");
  },
};

/** A secret is sent only after a second question. */
export const AsksBeforeASecretIsSent: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/User name/), "ada");
    await userEvent.click(await dialog.findByRole("button", { name: /^Unlock/ }));
    await userEvent.type(dialog.getByLabelText(/Your pass/), "hunter2");
    await userEvent.click(dialog.getByRole("button", { name: "Send anyway…" }));
    const again = await dialog.findByRole("button", { name: "Send it anyway" });
    await expect(again).toBeVisible();
    await expect(dialog.queryByText("hunter2")).toBeNull();
  },
};

/** Hidden characters of every kind, in every kind of text that a server can send. */
export const HidesText: Story = {
  name: "Hidden characters, marked where they stand",
  args: { scene: (server) => server.elicit(hiddenText) },
  play: async () => {
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getAllByText(/hidden characters/).length).toBeGreaterThan(3));
  },
};

/** A page that wears another's name. */
export const SendsToADishonestPage: Story = {
  name: "Phishing: a URL that wears another's name",
  args: { scene: (server) => server.elicit(dishonestPage) },
};

/** More questions than a person can answer: one notice, and a way to block the server. */
export const AsksTooMuch: Story = {
  name: "Flood: too many questions",
  tags: ["example"],
  args: {
    scene: (server) => {
      for (let asked = 0; asked < 60; asked += 1) server.elicit(contact);
    },
  },
  render: ({ scene }) => (
    <Situation scene={scene}>
      <p>A chat with the travel agency.</p>
      <FloodNotice />
      <ElicitationCard />
    </Situation>
  ),
};

/** What leaves, and what differs from the server's suggestions. */
export const IsReviewedBeforeSending: Story = {
  args: { scene: (server) => server.elicit(booking) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("radio", { name: "window" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /insurance/i }));
    await userEvent.click(
      within(dialog.getByRole("radiogroup", { name: /Confirm|confirm/ })).getByRole("radio", {
        name: "Yes",
      }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Review before sending" }));
    await expect(await dialog.findByRole("group", { name: /will get/ })).toBeVisible();
  },
};

/** What the review shows is what the server receives. */
export const SendsWhatWasReviewed: Story = {
  ...IsReviewedBeforeSending,
  play: async (context) => {
    await IsReviewedBeforeSending.play?.(context);
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await received({
      action: "accept",
      content: { confirmBooking: true, seatPreference: "window", travelInsurance: true },
    });
  },
};
