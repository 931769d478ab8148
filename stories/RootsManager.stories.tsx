import type { Meta, StoryObj } from "@storybook/react-vite";
import { RootsPopover, RootsSettings } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { expect, screen, userEvent, within } from "storybook/test";
import { folders, hostWith } from "./support/rootsHost.ts";
import { type Scene, Situation } from "./support/Situation.tsx";

type Args = {
  /** Makes the host. */
  readonly open: () => LocalHost;
  /** What the server does. */
  readonly scene: Scene;
  /** What the app shows. */
  readonly children: ReactNode;
};

const add = (host: LocalHost, root: string, more: object = {}) =>
  host.send({ type: "roots/add", root, ...more });

const waits: Scene = () => undefined;

const meta: Meta<Args> = {
  title: "Roots/Manager",
  args: { open: hostWith({ initial: folders }), scene: waits, children: <RootsSettings /> },
  render: ({ open, scene, children }) => (
    <Situation open={open} scene={scene}>
      {children}
    </Situation>
  ),
};

export default meta;
type Story = StoryObj<Args>;

const find = () => screen.findByRole("region", { name: "Folders for servers" });

/** The folders of the app's workspace: they come and go with it, and each can be kept from servers. */
export const FollowsTheWorkspace: Story = {};

/** The person adds the archive, moves it to the front, takes it away, and brings it back. */
export const ManagedByHand: Story = {
  play: async () => {
    const manager = within(await find());
    await userEvent.type(manager.getByLabelText("Folder"), "/Users/agent/archive/2023-trips");
    await userEvent.click(manager.getByRole("radio", { name: "All servers" }));
    await userEvent.click(manager.getByRole("button", { name: "Add" }));
    const items = () => manager.getAllByRole("listitem");
    await expect(await manager.findByText("/Users/agent/archive/2023-trips")).toBeVisible();
    await expect(items()).toHaveLength(4);
    await userEvent.click(manager.getByRole("button", { name: /Move .*2023-trips.* up/ }));
    await expect(items()[2]).toHaveTextContent("2023-trips");
    await userEvent.click(manager.getByRole("button", { name: /Remove .*2023-trips/ }));
    await expect(await manager.findByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await manager.findByText("/Users/agent/archive/2023-trips")).toBeVisible();
    await expect(items()[2]).toHaveTextContent("2023-trips");
  },
};

/** A path that cannot be a folder of the list is refused with a sentence, and stays to be mended. */
export const RefusesAPath: Story = {
  play: async () => {
    const manager = within(await find());
    const path = manager.getByLabelText("Folder");
    await userEvent.type(path, "../client-documents");
    await userEvent.click(manager.getByRole("radio", { name: "All servers" }));
    await userEvent.type(path, "{Enter}");
    await expect(await manager.findByText(/Leave out “..”/)).toBeVisible();
    await expect(path).toHaveFocus();
    await expect(path).toHaveValue("../client-documents");
  },
};

/** The fields of one folder: what it is called, who gets it, what to keep out of. */
export const EditsAFolder: Story = {
  args: {
    scene: (_, host) =>
      add(host, "/Users/agent/archive/2023-trips", {
        name: "Last year",
        exclusions: ["/Users/agent/archive/2023-trips/invoices"],
      }),
  },
  play: async () => {
    const manager = within(await find());
    await userEvent.click(await manager.findByRole("button", { name: /Edit .*Last year/ }));
    const only = await manager.findByRole("radio", { name: "Only these" });
    await userEvent.click(only);
    await userEvent.click(manager.getByRole("button", { name: "Save" }));
    await expect(await manager.findByText(/Only .*Travel Booking/)).toBeVisible();
  },
};

/** What is odd is said: a folder out of reach, one inside another, the same one twice, and one that cannot be offered. */
export const OddFolders: Story = {
  args: {
    open: hostWith({
      initial: [
        ...folders,
        "file:///Users/agent/travel-planning/2026",
        "file:///Users/agent/travel-planning/",
        "https://files.example/shared",
        "file:///Volumes/stick/photos",
      ],
      checkAccess: (uri) => !uri.includes("/Volumes/"),
    }),
  },
};

/** Nothing there yet. */
export const Empty: Story = { args: { open: hostWith({}) } };

/** In a toolbar: the number of folders, and the list when it is pressed. */
export const InAToolbar: Story = {
  args: { children: <RootsPopover /> },
  play: async () => {
    await userEvent.click(await screen.findByRole("button", { name: "3 folders" }));
    await expect(await find()).toBeVisible();
  },
};
