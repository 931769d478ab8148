import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, RootsSettings } from "mcp-host-ui";
import { createHost, type Roots, roots } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";

async function open(exclusions: Roots.Exclusions | undefined, ui: ReactNode) {
  const host = createHost({ kinds: [roots({ ...(exclusions && { exclusions }) })] });
  await host.send({ type: "roots/add", root: "/work", exclusions: ["/work/taxes"] });
  const rendered = await renderWithHost(ui, { host });
  onTestFinished(rendered.close);
  return { ...rendered, user: userEvent.setup() };
}

const told = "It’s asked to skip:";
const counted = "1 excluded subfolder";

describe("the folders to keep out of", () => {
  it("are shown with their addresses, exactly as the server gets them", async () => {
    const { server, user } = await open(undefined, <HostPrompts />);
    const { answer } = server.request({ method: "roots/list" });
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByText(told)).toBeVisible();
    expect(within(dialog).getByText("file:///work/taxes")).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: /Share/ }));
    await expect(answer).resolves.toEqual({
      roots: [{ uri: "file:///work", _meta: { "mcp-host-ui/exclusions": ["file:///work/taxes"] } }],
    });
  });

  it.each([
    ["enforced", 1],
    ["none", 0],
  ] as const)("are told to nobody where they are %s", async (exclusions, count) => {
    const { server, user } = await open(exclusions, <HostPrompts />);
    const { answer } = server.request({ method: "roots/list" });
    const dialog = await screen.findByRole("dialog");
    const share = await within(dialog).findByRole("button", { name: /Share/ });
    expect(within(dialog).queryByText(told)).toBeNull();
    expect(within(dialog).queryAllByText(counted)).toHaveLength(count);
    await user.click(share);
    await expect(answer).resolves.toEqual({ roots: [{ uri: "file:///work" }] });
  });

  it.each([
    [undefined, "One path per line. Servers are asked to skip these; it isn’t enforced."],
    ["enforced", "One path per line. This app keeps servers out of them."],
  ] as const)("say in the settings what becomes of them (%s)", async (exclusions, hint) => {
    const { user } = await open(exclusions, <RootsSettings />);
    await user.click(await screen.findByRole("button", { name: /^Edit/ }));
    expect(
      screen.getByRole("textbox", { name: "Excluded subfolders" }),
    ).toHaveAccessibleDescription(hint);
  });

  it("are not offered where nothing becomes of them", async () => {
    const { user } = await open("none", <RootsSettings />);
    await user.click(await screen.findByRole("button", { name: /^Edit/ }));
    expect(screen.getAllByRole("textbox").length).toBeGreaterThan(0);
    expect(screen.queryByRole("textbox", { name: "Excluded subfolders" })).toBeNull();
    expect(screen.queryByText(counted)).toBeNull();
  });
});
