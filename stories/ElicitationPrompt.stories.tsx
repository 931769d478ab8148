import type { Meta, StoryObj } from "@storybook/react-vite";
import { ElicitationPrompt, HostPrompts } from "mcp-host-ui";
import type { Draft } from "mcp-host-ui/host";
import type { ComponentProps } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  booking,
  confirmation,
  contact,
  everyKind,
  oddSchema,
  oneTap,
  payment,
} from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { lookAt, openDialog, received } from "./support/steps.ts";

type Args = ComponentProps<typeof ElicitationPrompt> & {
  /** What the server does. */
  readonly scene: Scene;
};

const meta: Meta<Args> = {
  title: "Elicitation/Dialog",
  component: ElicitationPrompt,
  args: { scene: (server) => server.elicit(booking) },
  render: ({ scene }) => (
    <Situation scene={scene}>
      <p>A chat with the travel agency.</p>
      <ElicitationPrompt />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** The travel agency asks before it books. */
export const ConfirmsABooking: Story = { name: "Booking: a form in a dialog", tags: ["example"] };

/** The person fills in what they want to, and sends it. */
export const SendsWhatThePersonChose: Story = {
  play: async () => {
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("radio", { name: "window" }));
    await userEvent.click(
      within(dialog.getByRole("radiogroup", { name: /Confirm|confirm/ })).getByRole("radio", {
        name: "Yes",
      }),
    );
    // What the server suggests leaves at once where the person has seen it.
    await lookAt(dialog.getByRole("checkbox", { name: "Travel insurance" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await received({
      action: "accept",
      content: { confirmBooking: true, seatPreference: "window", travelInsurance: false },
    });
  },
};

/** What is missing is said under the field and in a summary; nothing leaves. */
export const SaysWhatIsMissing: Story = {
  name: "Errors: what is missing",
  args: { scene: (server) => server.elicit(contact) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole("textbox", { name: /Email/ }), "nobody");
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /Name/ })).toHaveFocus());
    await expect(dialog.getByRole("textbox", { name: /Email/ })).toBeInvalid();
  },
};

/** One required yes or no is one tap. */
export const AsksYesOrNo: Story = {
  name: "Yes or no: one press",
  args: { scene: (server) => server.elicit(oneTap) },
};

/** Nothing to fill in: a plain confirmation. */
export const AsksForConfirmation: Story = {
  name: "Confirmation without fields",
  args: { scene: (server) => server.elicit(confirmation) },
};

/** Every kind of field in one form. */
export const ShowsEveryKindOfField: Story = {
  name: "Every field: text, number, date, select, multi-select",
  args: { scene: (server) => server.elicit(everyKind) },
};

/** What schema generators produce still gets the best field it can have. */
export const ShowsAnUnusualSchema: Story = {
  name: "Unusual schema: nested, patterns, null",
  args: {
    scene: (_, host) => {
      // Past the SDK, which sends and takes no such schema.
      const session = host.openSession({ id: "odd", name: "Travel Booking", tapped: true });
      session.receive("elicitation/create", oddSchema).catch(() => {});
    },
  },
};

/** Several questions wait; one is shown at a time. */
export const HasMoreWaiting: Story = {
  name: "Queue: several questions wait",
  args: {
    scene: (server) => {
      server.elicit(booking);
      server.elicit(contact);
      server.elicit(oneTap);
    },
  },
};

/** The tool is over and its page may still be open: nothing stands in the way, and the bar brings the visit back. */
export const LeavesAVisitInTheBar: Story = {
  name: "Payment: a visit waits in the bar",
  args: {
    scene: async (server, host) => {
      const { answer } = server.elicit(payment);
      await waitFor(() => expect(host.getState().open).toHaveLength(1));
      const [visit] = host.getState().open;
      // Nobody presses here, so that no page opens by itself.
      await host.send({ type: "settle", id: visit?.id ?? "", answer: { action: "accept" } });
      await answer;
    },
  },
  play: async () => {
    await within(document.body).findByRole("button", { name: "Continue" });
  },
};

/** The same call asks the same again, with what was typed before. */
export const IsAskedAgain: Story = {
  args: {
    scene: (server, host) => {
      const call = server.call(async (ask) => {
        const request = { method: "elicitation/create", params: contact };
        await ask({ contact: request });
        await ask({ contact: request });
      });
      // Leaving the story closes the connection.
      call.catch(() => {});
      const stop = host.subscribe(() => {
        const [first] = host.getState().open;
        if (!first) return;
        stop();
        const draft = { name: "Ada Lovelace" };
        host
          .send({ type: "saveDraft", id: first.id, draft })
          .then(() => host.send({ type: "settle", id: first.id, answer: { action: "decline" } }))
          .catch(console.error);
      });
    },
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(await dialog.findByRole("textbox", { name: /Name/ })).toHaveValue("Ada Lovelace");
    await expect(dialog.getByText(/asked again/i)).toBeVisible();
  },
};

/** The server takes its question back once "Ada" is typed as the name: the dialog says so, and keeps what was typed. */
export const IsWithdrawn: Story = {
  name: "Withdrawn while typing",
  args: {
    scene: (server, host) => {
      const { withdraw } = server.elicit(contact);
      const stop = host.subscribe(() => {
        const [question] = host.getState().open;
        if (!question) return;
        stop();
        const key = `draft:${question.id}`;
        host.subscribe(() => {
          const draft = host.read(key) as Draft | undefined;
          if (draft?.name === "Ada") withdraw();
        }, key);
      });
    },
  },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), "Ada");
    await waitFor(() => expect(dialog.queryByRole("textbox")).toBeNull());
    await expect(dialog.getByText("Ada")).toBeVisible();
  },
};

/** Escape is cancel, never decline; for eight seconds it can be taken back, with what was typed. */
export const TakesLeavingBack: Story = {
  name: "Undo: a toast after leaving",
  args: { scene: (server) => server.elicit(contact) },
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), "Ada");
    await userEvent.keyboard("{Escape}");
    const undo = await screen.findByRole("button", { name: "Undo" });
    // The bar rises into view.
    await waitFor(() => expect(undo).toBeVisible());
  },
};

/** What was sent stands in one line for eight seconds, in people's words and without secrets; all of it on demand. */
export const TellsWhatWasSent: Story = {
  args: { scene: (server) => server.elicit(contact) },
  render: ({ scene }) => (
    <Situation scene={scene} showSent={600_000}>
      <p>A chat with the travel agency.</p>
      <HostPrompts />
    </Situation>
  ),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), "Ada");
    await userEvent.type(dialog.getByRole("textbox", { name: /Email/ }), "ada@example.com");
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    const bar = within(await screen.findByRole("region", { name: "Just sent" }));
    await expect(bar.getByRole("status")).toHaveTextContent(/Ada, ada@example\.com/);
    const all = bar.getByRole("button", { name: "Show all" });
    await waitFor(() => expect(all).toBeVisible());
    await userEvent.click(all);
    await expect(bar.getByText("ada@example.com")).toBeVisible();
  },
};

/** Where the app lets nobody take leaving back, a form that was touched asks first. */
export const AsksBeforeItDropsWhatWasTyped: Story = {
  args: { scene: (server) => server.elicit(contact) },
  render: ({ scene }) => (
    <Situation scene={scene} undo={0}>
      <p>A chat with the travel agency.</p>
      <ElicitationPrompt />
    </Situation>
  ),
  play: async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByRole("textbox", { name: /Name/ }), "Ada");
    await userEvent.keyboard("{Escape}");
    // The step rises into view.
    const keep = await dialog.findByRole("button", { name: "Keep editing" });
    await waitFor(() => expect(keep).toBeVisible());
  },
};

/** The same in revision 2026-07-28, where questions come inside the result of a call. */
export const ComesInsideAResult: Story = {
  render: ({ scene }) => (
    <Situation scene={scene} server={modern}>
      <p>A chat with the travel agency.</p>
      <ElicitationPrompt />
    </Situation>
  ),
};

const modern = { wire: "2026-07-28" } as const;
