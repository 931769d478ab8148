import { type HostileRequest, hostile } from "@mcp-host-ui/testing/hostile";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationPrompt } from "mcp-host-ui";
import { expect, within } from "storybook/test";
import { type Scene, Situation } from "./support/Situation.tsx";
import { openDialog } from "./support/steps.ts";

interface Args {
  /** What the server does. */
  readonly scene: Scene;
}

const meta: Meta<Args> = {
  title: "Hostile people",
  args: { scene: (server) => server.request(hostile.signIn()) },
  render: ({ scene }) => (
    <Situation scene={scene}>
      <p>A chat with the travel agency.</p>
      <ElicitationPrompt />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** A lure that asks for a secret: a banner says so, the field is locked, and the bright button declines. */
function asksForASecret(name: string, lure: HostileRequest): Story {
  return {
    name,
    args: { scene: (server) => server.request(lure) },
    play: async () => {
      const dialog = await openDialog();
      const [unlock] = await dialog.findAllByRole("button", { name: /^Unlock/ });
      await expect(unlock).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Decline" })).toHaveAttribute(
        "data-weight",
        "main",
      );
      await expect(dialog.getByRole("button", { name: "Send anyway…" })).toHaveAttribute(
        "data-weight",
        "danger",
      );
    },
  };
}

/** A lure that nothing gives away but its words: they stay the server's own, and no button is named by them. */
function isQuoted(name: string, lure: HostileRequest): Story {
  const start = String(lure.params.message).slice(0, 20);
  return {
    name,
    args: { scene: (server) => server.request(lure) },
    play: async () => {
      const dialog = await openDialog();
      const words = await dialog.findByText(new RegExp(start));
      await expect(words.closest(".mcp-elicitation-message")).not.toBeNull();
      const heading = dialog.getByRole("heading", { level: 2 });
      await expect(heading.textContent).not.toContain(start);
      for (const button of dialog.getAllByRole("button"))
        await expect(within(button).queryByText(/refund|verified|urgent/i)).toBeNull();
    },
  };
}

/** A form that looks like the app's own sign-in. */
export const SignIn: Story = asksForASecret("Password: the app's own sign-in", hostile.signIn());

/** Support that wants to see a card before it pays back. */
export const Refund: Story = asksForASecret("Card number: a refund", hostile.refund());

/** A wallet to be restored. */
export const SeedPhrase: Story = asksForASecret(
  "Seed phrase: a wallet to restore",
  hostile.wallet(),
);

/** A code that was sent to a phone, wanted within a minute. */
export const OneTimeCode: Story = asksForASecret("One-time code: hurry", hostile.oneTimeCode());

/** A key of another service, for a better answer. */
export const ApiKey: Story = asksForASecret("API key: a connection to renew", hostile.apiKey());

/** A deadline that only the server knows of. */
export const Urgency: Story = isQuoted("Urgency: the last minute", hostile.urgency());

/** Words that pretend to be the app's. */
export const Authority: Story = isQuoted(
  "Authority: a message of the app itself",
  hostile.authority(),
);
