import { renderWithHost } from "@mcp-host-ui/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { createHost, roots } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";

const initial = [
  { uri: "file:///srv/planning", name: "Planning" },
  { uri: "file:///srv/templates", name: "Templates" },
];

const stored = () => Object.values({ ...sessionStorage }).join();

/** A page, with what an earlier one stored. */
async function openPage() {
  const host = createHost({ kinds: [roots({ initial })] });
  const rendered = await renderWithHost(<HostPrompts />, { host });
  onTestFinished(rendered.close);
  const { server } = rendered;
  return {
    host,
    user: userEvent.setup(),
    ask: () => server.request({ method: "roots/list" }).answer,
  };
}

/** A page whose person has unticked a folder, and is gone before the answer. */
async function leavePage() {
  const { ask, user } = await openPage();
  ask().catch(() => {});
  await user.click(await screen.findByRole("checkbox", { name: /Templates/ }));
  await user.click(screen.getByRole("radio", { name: "Always" }));
  await waitFor(() => expect(stored()).toContain('"remember":true'));
  cleanup();
}

describe("folders that a person ticked before a reload", () => {
  it("are ticked again when the server asks again, and are what it gets", async () => {
    await leavePage();
    const { ask, user } = await openPage();
    expect(await screen.findByText(/The page was reloaded/)).toBeVisible();

    const answer = ask();
    expect(await screen.findByRole("checkbox", { name: /Templates/ })).not.toBeChecked();
    expect(screen.getByRole("checkbox", { name: /Planning/ })).toBeChecked();
    expect(screen.getByRole("radio", { name: "Always" })).toBeChecked();
    await user.click(screen.getByRole("button", { name: "Share 1 folder" }));
    await expect(answer).resolves.toEqual({ roots: [initial[0]] });
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it.each([
    ["without its folders", '"roots":', '"roofs":'],
    ["with folders of another shape", '"path":', '"paths":'],
  ])("are left out where they are stored %s", async (_, from, to) => {
    await leavePage();
    for (const [key, text] of Object.entries(sessionStorage))
      sessionStorage.setItem(key, String(text).replaceAll(from, to));
    const { host, ask } = await openPage();
    ask().catch(() => {});
    expect(await screen.findByRole("checkbox", { name: /Templates/ })).toBeChecked();
    expect(host.getState().settled).toEqual([]);
  });
});
