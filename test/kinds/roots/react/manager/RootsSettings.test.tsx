import { renderWithHost } from "@mcp-host-ui/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, RootsCard, RootsPopover, RootsSettings } from "mcp-host-ui";
import { createHost, type Roots, roots } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { pressInMenu } from "../../../../support/pressInMenu.js";

const initial = [
  { uri: "file:///Users/agent/travel-planning", name: "Main workspace" },
  { uri: "file:///Users/agent/travel-templates", name: "Templates" },
];

async function renderRoots(
  options: Roots.Options = {},
  ui: ReactNode = <RootsSettings pathOfFile={(file) => `/dropped/${file.name}`} />,
) {
  const host = createHost({
    kinds: [roots({ initial, approve: () => true, ...options })],
    storage: false,
  });
  const rendered = await renderWithHost(ui, { host });
  onTestFinished(rendered.close);
  const { server } = rendered;
  const list = async () => {
    const asked = server.request({ method: "roots/list" });
    // The answer carries no type: the test says what it expects.
    const { roots: sent } = (await asked.answer) as { roots: { uri: string; name?: string }[] };
    return sent.map(({ uri, name }) => (name === undefined ? uri : `${uri} ${name}`));
  };
  return { ...rendered, list, user: userEvent.setup() };
}

const items = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
const choose = (servers: string) => userEvent.click(screen.getByRole("radio", { name: servers }));
const pathField = () => screen.getByRole("textbox", { name: "Folder" });

describe("RootsSettings", () => {
  it("gives servers a folder that the person typed", async () => {
    const { user, list } = await renderRoots();
    await user.type(pathField(), "/Users/agent/archive/2023 trips");
    await choose("All servers");
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("/Users/agent/archive/2023 trips")).toBeVisible();
    expect(pathField()).toHaveValue("");
    expect(await list()).toContain("file:///Users/agent/archive/2023%20trips");
  });

  it("asks which servers get a folder before any server gets it", async () => {
    const { user, list, host } = await renderRoots();
    await user.type(pathField(), "/Users/agent/taxes{Enter}");
    expect(
      await screen.findByText("Choose which servers to share this folder with."),
    ).toBeVisible();
    expect(screen.getByRole("radio", { name: "All servers" })).toHaveFocus();
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
    expect(await list()).toHaveLength(2);
    await choose("Only these");
    await user.click(screen.getByRole("checkbox", { name: "Travel Booking" }));
    await user.click(screen.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("/Users/agent/taxes")).toBeVisible();
    expect(await list()).toHaveLength(2);
    expect(host.read("roots:state")).toMatchObject({ roots: [{}, {}, { servers: [] }] });
  });

  it("says why a path is no folder of the list, and keeps it to be mended", async () => {
    const { user, list } = await renderRoots();
    await user.type(pathField(), "~/archive");
    await choose("No server");
    await user.type(pathField(), "{Enter}");
    expect(await screen.findByText(/don’t know what ~ means/)).toBeVisible();
    expect(pathField()).toHaveValue("~/archive");
    expect(pathField()).toHaveAccessibleDescription(/don’t know what ~ means/);
    expect(await list()).toHaveLength(2);
  });

  it("sends servers the order that the person made with the keyboard", async () => {
    const { user, list } = await renderRoots();
    const up = await screen.findByRole("button", { name: /Move .*Templates.* up/ });
    up.focus();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(items()[0]).toMatch(/Templates/));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /Move .*Templates.* up/ })).toHaveFocus(),
    );
    expect((await list())[0]).toMatch(/Templates$/);
    expect(await screen.findByText(/is now 1 of 2\./)).toBeInTheDocument();
  });

  it("brings back what was removed, at its old place, with what it had", async () => {
    const { user, host, list } = await renderRoots();
    await host.send({ type: "roots/add", root: "/srv/kept", name: "Kept", at: 1 });
    const before = await list();
    await user.click(await screen.findByRole("button", { name: /Remove .*Kept/ }));
    const undo = await screen.findByRole("button", { name: "Undo" });
    await waitFor(() => expect(undo).toHaveFocus());
    expect(await list()).toHaveLength(2);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(items()[1]).toMatch(/Kept/));
    expect(await list()).toEqual(before);
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("offers no way to remove what the workspace brought", async () => {
    await renderRoots();
    expect(await screen.findByRole("button", { name: /Edit .*Templates/ })).toBeVisible();
    expect(screen.queryByRole("button", { name: /Remove/ })).not.toBeInTheDocument();
  });

  it("keeps a folder from every server", async () => {
    const { user, list } = await renderRoots();
    await user.click(await screen.findByRole("button", { name: /Edit .*Templates/ }));
    await user.click(screen.getByRole("radio", { name: "No server" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(items()[1]).toMatch(/No server/));
    expect(await list()).toEqual(["file:///Users/agent/travel-planning Main workspace"]);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /Edit .*Templates/ })).toHaveFocus(),
    );
  });

  it("offers a folder to the servers that are ticked, and to nobody where none is", async () => {
    const { user, list } = await renderRoots();
    await user.click(await screen.findByRole("button", { name: /Edit .*Templates/ }));
    await user.click(screen.getByRole("radio", { name: "Only these" }));
    await user.click(screen.getByRole("checkbox", { name: "Travel Booking" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(items()[1]).toMatch(/No server/));
    expect(await list()).toHaveLength(1);
  });

  it("says which folder to keep out of lies elsewhere", async () => {
    const { user } = await renderRoots();
    await user.click(await screen.findByRole("button", { name: /Edit .*Templates/ }));
    const keepOut = screen.getByRole("textbox", { name: "Excluded subfolders" });
    await user.type(keepOut, "/somewhere/else");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(/This isn’t inside/)).toBeVisible();
    await waitFor(() => expect(keepOut).toHaveFocus());
  });

  it("leaves the fields at Escape, and nothing else changes", async () => {
    const { user } = await renderRoots();
    const edit = await screen.findByRole("button", { name: /Edit .*Templates/ });
    await user.click(edit);
    await user.type(screen.getByRole("textbox", { name: "Name (optional)" }), "Other{Escape}");
    await waitFor(() =>
      expect(screen.getByRole("button", { name: /Edit .*Templates/ })).toHaveFocus(),
    );
    expect(items()[1]).not.toMatch(/Other/);
  });

  it("takes an earlier yes back", async () => {
    const { user, server } = await renderRoots();
    const choice = await screen.findByRole("combobox", { name: /Share with .*Travel Booking/ });
    expect(choice).toHaveDisplayValue("Always share");
    await user.selectOptions(choice, "Never share");
    await waitFor(() => expect(choice).toHaveDisplayValue("Never share"));
    await expect(server.request({ method: "roots/list" }).answer).rejects.toMatchObject({
      code: expect.any(Number),
    });
  });

  it("adds what the host app's picker gives", async () => {
    const { user, list } = await renderRoots({ pickFolders: async () => ["/picked/folder"] });
    const pick = await screen.findByRole("button", { name: "Choose folders…" });
    await user.click(pick);
    expect(
      await screen.findByText("Choose which servers to share this folder with."),
    ).toBeVisible();
    await choose("All servers");
    await user.click(pick);
    expect(await screen.findByText("/picked/folder")).toBeVisible();
    expect(await list()).toContain("file:///picked/folder");
  });

  it("adds a folder that is dropped where the platform tells its path", async () => {
    const { list } = await renderRoots();
    await screen.findByText("/Users/agent/travel-planning");
    const files = [new File([], "photos")];
    const dataTransfer = { types: ["Files"], files, getData: () => "" };
    fireEvent.drop(pathField(), { dataTransfer });
    await screen.findByDisplayValue("/dropped/photos");
    expect(await list()).toHaveLength(2);
    await choose("All servers");
    await userEvent.click(screen.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("/dropped/photos")).toBeVisible();
    expect(await list()).toContain("file:///dropped/photos");
  });

  it("adds the addresses of folders that are dropped, and leaves other things alone", async () => {
    const { list } = await renderRoots();
    await screen.findByText("/Users/agent/travel-planning");
    const addresses =
      "# from a file manager\r\nfile:///srv/dropped\r\nhttps://example.com/\r\nfile:///srv/second";
    const dataTransfer = { types: ["text/uri-list"], files: [], getData: () => addresses };
    fireEvent.drop(pathField(), { dataTransfer });
    expect(pathField()).toHaveValue("file:///srv/dropped");
    await screen.findByText("file:///srv/second");
    await choose("All servers");
    await userEvent.click(screen.getByRole("button", { name: "Add" }));
    expect(await screen.findByText("/srv/second")).toBeVisible();
    expect(await list()).toHaveLength(4);
  });

  it("marks a folder that is out of reach, and no server gets it", async () => {
    const { list } = await renderRoots({ checkAccess: (uri) => !uri.endsWith("templates") });
    expect(await screen.findByText(/Unavailable/)).toBeVisible();
    expect(await list()).toHaveLength(1);
  });

  it("says that roots do not confine a server", async () => {
    await renderRoots();
    expect(await screen.findByText(/a suggestion, not a lock/)).toBeVisible();
  });
});

describe("RootsPopover", () => {
  it("opens by its button and closes at Escape, with the focus back on the button", async () => {
    const { user } = await renderRoots({}, <RootsPopover />);
    const button = await screen.findByRole("button", { name: "2 folders" });
    await user.click(button);
    const manager = await screen.findByRole("region", { name: "Folders for servers" });
    within(manager).getByRole("textbox", { name: "Folder" }).focus();
    await user.keyboard("{Escape}");
    expect(manager).not.toBeInTheDocument();
    await waitFor(() => expect(button).toHaveFocus());
  });
});

describe("RootsPrompt", () => {
  const ask = { approve: () => false };

  it("shows a server what it would get, and shares it", async () => {
    const { user, server } = await renderRoots(ask, <HostPrompts />);
    const { answer } = server.request({ method: "roots/list" });
    const dialog = await screen.findByRole("dialog", {
      name: /Share folders with .*Travel Booking/,
    });
    expect(within(dialog).getByText("/Users/agent/travel-templates")).toBeVisible();
    await user.click(within(dialog).getByRole("radio", { name: "Always" }));
    await user.click(within(dialog).getByRole("button", { name: "Share 2 folders" }));
    await expect(answer).resolves.toEqual({ roots: initial });
    await expect(server.request({ method: "roots/list" }).answer).resolves.toEqual({
      roots: initial,
    });
  });

  it("shares the folders that are ticked, for once, and keeps the ticks while it is put aside", async () => {
    const { user, server } = await renderRoots(ask, <HostPrompts />);
    const { answer } = server.request({ method: "roots/list" });
    await user.click(await screen.findByRole("checkbox", { name: /travel-templates/ }));
    await user.click(screen.getByRole("button", { name: "Later" }));
    await user.click(await screen.findByRole("button", { name: "Answer" }));
    expect(await screen.findByRole("checkbox", { name: /travel-templates/ })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "Only this time" })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Share 1 folder" }));
    await expect(answer).resolves.toEqual({ roots: [initial[0]] });

    const again = server.request({ method: "roots/list" });
    const boxes = await screen.findAllByRole("checkbox");
    expect(boxes).toHaveLength(2);
    for (const box of boxes) await user.click(box);
    await user.click(screen.getByRole("button", { name: "Share the empty list" }));
    await expect(again.answer).resolves.toEqual({ roots: [] });
  });

  it("withholds folders until the person takes that back in the manager", async () => {
    const { user, server } = await renderRoots(
      ask,
      <>
        <RootsSettings />
        <RootsCard />
      </>,
    );
    const { answer } = server.request({ method: "roots/list" });
    await user.click(await screen.findByRole("checkbox", { name: /travel-templates/ }));
    await user.click(screen.getByRole("radio", { name: "Always" }));
    expect(screen.getByText(/only to these folders/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Share 1 folder" }));
    await expect(answer).resolves.toEqual({ roots: [initial[0]] });
    const decision = screen.getByRole("combobox", { name: /Travel Booking/ });
    await waitFor(() => expect(decision).toHaveDisplayValue("Share some folders"));
    expect(screen.getByText(/^Only .*Main workspace/)).toBeVisible();

    await user.selectOptions(decision, "Always share");
    await expect(server.request({ method: "roots/list" }).answer).resolves.toEqual({
      roots: initial,
    });
    expect(screen.queryByRole("option", { name: "Share some folders" })).not.toBeInTheDocument();
  });

  it("refuses for once, or for as long as the person chooses", async () => {
    const { user, server } = await renderRoots(ask, <HostPrompts />);
    const refuse = async (asked: { answer: Promise<unknown> }) => {
      const refused = expect(asked.answer).rejects.toMatchObject({ code: -1 });
      const decline = screen.getByRole("button", { name: "Decline" });
      await user.click(decline);
      await refused;
      // The server may hear of it before the page does.
      await waitFor(() => expect(decline).not.toBeInTheDocument());
    };
    const first = server.request({ method: "roots/list" });
    await screen.findByRole("radio", { name: "Always" });
    await refuse(first);
    const second = server.request({ method: "roots/list" });
    await user.click(await screen.findByRole("radio", { name: "Always" }));
    await refuse(second);
    await expect(server.request({ method: "roots/list" }).answer).rejects.toMatchObject({
      code: -1,
    });
  });

  it("shares nothing that the person did not see", async () => {
    const { user, host, server } = await renderRoots(ask, <HostPrompts />);
    const { answer } = server.request({ method: "roots/list" });
    const share = await screen.findByRole("button", { name: "Share 2 folders" });
    await host.send({ type: "roots/add", root: "/private" });
    await waitFor(() => expect(share).toHaveTextContent("Share 3 folders"));
    expect(screen.getByText("/private")).toBeVisible();
    await user.click(share);
    await expect(answer).resolves.toMatchObject({ roots: expect.objectContaining({ length: 3 }) });
  });

  it("refuses for a reason that the server does not get", async () => {
    const { user, server } = await renderRoots(ask, <HostPrompts />);
    const { answer } = server.request({ method: "roots/list" });
    const refused = expect(answer).rejects.toMatchObject({
      message: expect.not.stringContaining("my own"),
    });
    await pressInMenu(user, "Decline with a reason");
    await user.type(screen.getByRole("textbox"), "my own affair");
    await user.click(screen.getByRole("button", { name: "Decline" }));
    await refused;
  });

  it("asks again after it was cancelled", async () => {
    const { user, server } = await renderRoots(ask, <HostPrompts />);
    const first = server.request({ method: "roots/list" });
    const cancelled = expect(first.answer).rejects.toBeDefined();
    await pressInMenu(user, "Cancel");
    await cancelled;
    server.request({ method: "roots/list" });
    expect(await screen.findByRole("dialog")).toBeVisible();
  });
});
