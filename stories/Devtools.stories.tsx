import { McpDevtools, type McpDevtoolsProps } from "@mcp-host-ui/testing/devtools/react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HostPrompts, useHost } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { callWatched, devtoolsOf, openRecordedHost } from "./support/devtoolsHost.ts";
import { booking, contact, oneTap } from "./support/requests.ts";
import { type Scene, Situation } from "./support/Situation.tsx";
import { openDialog, received } from "./support/steps.ts";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** A site that was built is built for production, where there is no panel. */
const isBuilt = process.env.NODE_ENV === "production";

type Args = McpDevtoolsProps & {
  /** What servers do before the story begins. */
  readonly scene: Scene;
};

/** Answers the only question that is open, as a person or a rule. */
async function settle(host: LocalHost, answer: object, rule?: string): Promise<void> {
  await waitFor(() => expect(host.getState().open).toHaveLength(1));
  const id = host.getState().open[0]?.id ?? "";
  await host.send({ type: "settle", id, answer, ...(rule !== undefined && { rule }) });
  await waitFor(() => expect(host.getState().open).toEqual([]));
}

const declined: Scene = async (server, host) => {
  const { answer } = server.elicit(contact);
  await settle(host, { action: "decline" });
  await answer;
};

const aDay: Scene = async (server, host) => {
  const asked = server.elicit(booking);
  await settle(host, { action: "accept", content: { confirmBooking: true } });
  await asked.answer;
  const held = server.elicit({ ...oneTap, message: `${oneTap.message}\u200b` });
  await settle(host, { action: "cancel" }, "Never hold seats");
  await held.answer;
  await declined(server, host);
};

const onTheWire: Scene = async (_, host) => {
  await Promise.all([callWatched(host), settle(host, { action: "decline" })]);
};

/** The panel as an app mounts it, beside the questions that it never answers. */
function Developers(props: McpDevtoolsProps): ReactNode {
  const devtools = devtoolsOf(useHost());
  return (
    <>
      <HostPrompts />
      {isBuilt && (
        <p>
          This page was built for production, where the panel renders nothing and loads nothing. It
          shows itself under <code>npm run storybook</code>.
        </p>
      )}
      <McpDevtools {...props} {...devtools} />
    </>
  );
}

const meta: Meta<Args> = {
  title: "Devtools",
  component: McpDevtools,
  args: { scene: aDay, defaultOpen: true },
  render: ({ scene, ...props }) => (
    <Situation scene={scene} open={openRecordedHost} undo={0}>
      <Developers {...props} />
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

/** Finds things in the panel once it is loaded. */
async function panel(): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole("complementary", { name: "MCP devtools" }));
}

/** The rows of the list, the last entry first. */
async function rows(): Promise<readonly HTMLElement[]> {
  return within(await screen.findByRole("listbox")).findAllByRole("option");
}

/** A button in a corner opens the panel; Alt+Shift+M does, too. */
export const Closed: Story = {
  args: { defaultOpen: false },
  play: async () => {
    if (isBuilt) return;
    const button = await screen.findByRole("button", { name: "MCP devtools" });
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

/** Answered by the person, cancelled by a rule, declined: with the life of the last one. */
export const ADay: Story = {
  play: async () => {
    if (isBuilt) return;
    const { findByRole } = await panel();
    await waitFor(async () => expect(await rows()).toHaveLength(3));
    // What is chosen stays so while others come.
    await userEvent.click((await rows())[0] ?? document.body);
    const details = within(await findByRole("region", { name: "Details" }));
    await expect(details.getByText("decline by person")).toBeVisible();
    await expect(details.getByRole("list", { name: "Life" })).toHaveTextContent("settled");
  },
};

/** What went over a watched transport, in both directions, without what people wrote. */
export const Messages: Story = {
  args: { scene: onTheWire },
  play: async () => {
    if (isBuilt) return;
    const { findByRole } = await panel();
    await userEvent.click(await findByRole("radio", { name: /^Messages \([1-9]/ }));
    await userEvent.type(await findByRole("searchbox"), "tools/call");
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await userEvent.click((await rows())[1] ?? document.body);
    const details = within(await findByRole("region", { name: "Details" }));
    await expect(details.getByText("Answered in")).toBeVisible();
    await expect(details.getByText(/"seats": "•••"/)).toBeVisible();
  },
};

/** A question as a test that asks it again, to paste into the app's own tests. */
export const CopiedAsTest: Story = {
  play: async () => {
    if (isBuilt) return;
    const { findByRole } = await panel();
    await userEvent.click(await findByRole("button", { name: "Copy as test" }));
    // Where a page may not write to the clipboard, the file is shown instead.
    await waitFor(async () => expect(await findByRole("status")).toHaveTextContent(/the test/));
  },
};

/** A real server asks the same again in the running app, in a session of its own. */
export const Replayed: Story = {
  args: { scene: declined },
  play: async () => {
    if (isBuilt) return;
    const { findByRole, findByText } = await panel();
    await userEvent.click(await findByRole("button", { name: "Replay" }));
    const dialog = await openDialog();
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await findByText("Replayed: the server received 1 of 1 answers");
    await received({ action: "decline" });
    await expect(await findByRole("radio", { name: "Questions (2)" })).toBeChecked();
  },
};
