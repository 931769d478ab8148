import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { createHost, roots } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";

async function leave(options: Omit<RenderWithHostOptions, "host">) {
  const host = createHost({
    kinds: [roots({ initial: [{ uri: "file:///work/trip", name: "Trip" }], approve: () => false })],
    storage: false,
  });
  const rendered = await renderWithHost(<HostPrompts />, { ...options, host });
  onTestFinished(rendered.close);
  const { answer } = rendered.server.request({ method: "roots/list" });
  answer.catch(() => {});
  const user = userEvent.setup();
  await screen.findByRole("button", { name: "Share 1 folder" });
  await user.keyboard("{Escape}");
  return { ...rendered, host, answer, user };
}

describe("leaving a question for roots", () => {
  it("can be taken back, and then shares as if nothing had been", async () => {
    const { server, user, answer } = await leave({ questions: { undo: 60_000 } });
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    expect(server.received).toEqual([]);
    await user.click(await screen.findByRole("button", { name: "Share 1 folder" }));
    await expect(answer).resolves.toMatchObject({ roots: [{ uri: "file:///work/trip" }] });
  });

  it("tells the server once the time is up, and remembers no decision", async () => {
    const { answer, server } = await leave({ questions: { undo: 50 } });
    await expect(answer).rejects.toMatchObject({ code: -32603 });
    server.request({ method: "roots/list" }).answer.catch(() => {});
    expect(await screen.findByRole("button", { name: "Share 1 folder" })).toBeVisible();
  });

  it("puts it aside where the app wants that", async () => {
    const { host, server } = await leave({ questions: { undo: 60_000, dismiss: "later" } });
    await waitFor(() => expect(host.getState().open[0]).toMatchObject({ aside: true }));
    expect(host.getState().open[0]?.leavesAt).toBeUndefined();
    expect(server.received).toEqual([]);
  });
});
