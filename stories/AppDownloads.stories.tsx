import type { Meta, StoryObj } from "@storybook/react-vite";
import { HostPrompts } from "mcp-host-ui";
import { downloads } from "mcp-host-ui/apps";
import { downloadKind } from "mcp-host-ui/apps/react";
import { createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { type ReactNode, useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { openView } from "./support/openView.ts";
import { Situation } from "./support/Situation.tsx";
import { armed, openDialog } from "./support/steps.ts";

interface Args {
  /** The address of the file, whose end is its name. */
  readonly uri: string;
  readonly text: string;
  readonly mimeType?: string;
}

const kinds = [downloadKind];

/** Where an app would save the files: here they are named in the page. */
const saved: string[] = [];

const openHost = (): LocalHost => {
  saved.length = 0;
  return createHost({
    kinds: [
      elicitation({ url: true }),
      downloads({
        save: ({ name }) => {
          saved.push(name);
        },
      }),
    ],
    storage: false,
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
};

function SeatMap(resource: Args): ReactNode {
  const [result, setResult] = useState<string>();
  const [scene] = useState(() => async (_: unknown, host: LocalHost) => {
    const app = await openView(host, "seats", "Seat map");
    const answer = await app.downloadFile({ contents: [{ type: "resource", resource }] });
    setResult(JSON.stringify({ answer, saved }, null, 2));
  });
  return (
    <Situation scene={scene} open={openHost} kinds={kinds}>
      <p>A view of the travel agency, its seat map, wants to save a file.</p>
      <section className="story-received" aria-label="What the view received">
        <h2>What the view received</h2>
        <pre>{result ?? "Nothing yet."}</pre>
      </section>
      <HostPrompts />
    </Situation>
  );
}

const meta: Meta<Args> = {
  title: "MCP Apps/Downloads",
  args: { uri: "file:///seats.csv", text: "7A;7B", mimeType: "text/csv" },
  render: (args) => <SeatMap key={args.uri} {...args} />,
};

export default meta;
type Story = StoryObj<Args>;

/** Waits until the view has received this, and the app saved these files. */
async function received(answer: object, ...files: readonly string[]): Promise<void> {
  const region = await screen.findByLabelText("What the view received");
  const text = JSON.stringify({ answer, saved: files }, null, 2);
  await waitFor(() => expect(region.querySelector("pre")?.textContent).toBe(text));
}

/** A view's file is named, with its type and size, before it is saved. */
export const SavesAFile: Story = {
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByText("seats.csv")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await received({}, "seats.csv");
  },
};

/** A file that runs as a program, under a name that pretends otherwise: it is saved by a second, separate press alone. */
export const SavesAProgram: Story = {
  args: { uri: "file:///plans/seat%E2%80%AEfdp.exe", text: "MZ" },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog.getByRole("button", { name: "Decline" })).toHaveAttribute(
      "data-weight",
      "main",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Save anyway…" }));
    await armed();
    await expect(dialog.getByRole("button", { name: "Back" })).toHaveFocus();
    await userEvent.click(dialog.getByRole("button", { name: "Save anyway" }));
    await received({}, "seatfdp.exe");
  },
};

/** Declined, as the bright button offers. */
export const DeclinesAProgram: Story = {
  args: { uri: "file:///plans/ticket.exe", text: "MZ" },
  play: async () => {
    const dialog = await openDialog();
    await waitFor(() => expect(dialog.getByText("ticket.exe")).toBeVisible());
    await userEvent.click(dialog.getByRole("button", { name: "Decline" }));
    await received({ isError: true });
  },
};
