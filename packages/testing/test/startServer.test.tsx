import { renderWithHost, startServer } from "@mcp-host-ui/testing";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { preload } from "mcp-host-ui/kind";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startClock } from "../../../test/support/startClock.js";

const confirm = {
  message: "Shall we book?",
  requestedSchema: { type: "object", properties: { seat: { type: "string" } } },
};

/** The page of an app with its own provider, whose questions take no press for a while. */
async function renderApp(armAfter = 60_000) {
  const host = createHost({ kinds: [elicitation()], storage: false });
  await preload();
  render(
    <HostProvider host={host} safety={{ armAfter }} questions={{ undo: 0 }}>
      <HostPrompts />
    </HostProvider>,
  );
  const server = await startServer(host);
  onTestFinished(async () => {
    await server.close();
    host.close();
  });
  return server;
}

/** What was warned of, which is then nobody's complaint. */
function hearWarnings() {
  return vi.spyOn(console, "warn").mockReturnValue(undefined);
}

describe("startServer", () => {
  it("tells once why a press on a question that has only just appeared does nothing", async () => {
    const warn = hearWarnings();
    const server = await renderApp();
    server.elicit(confirm);
    const decline = await screen.findByRole("button", { name: "Decline" });
    await userEvent.click(decline);
    await userEvent.click(decline);
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn.mock.calls).toEqual([[expect.stringContaining("safety={{ armAfter: 0 }}")]]);
    warn.mockClear();
    expect(server.received).toEqual([]);
  });

  it("tells of a key, too, and of the next server's questions", async () => {
    const warn = hearWarnings();
    const server = await renderApp();
    server.elicit(confirm);
    (await screen.findByRole("button", { name: "Send" })).focus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    warn.mockClear();
    expect(server.received).toEqual([]);
  });

  it("says nothing of what is taken, nor where a test waits by intent", async () => {
    const clock = startClock();
    const warn = hearWarnings();
    const server = await renderApp(0);
    const { answer } = server.elicit(confirm);
    await userEvent.click(await screen.findByRole("button", { name: "Decline" }));
    expect(await answer).toEqual({ action: "decline" });
    await server.close();

    const page = await renderWithHost(<HostPrompts />, { safety: { armAfter: 60_000 } });
    onTestFinished(page.close);
    page.server.elicit(confirm);
    await userEvent.click(await screen.findAllByRole("button", { name: "Decline" }).then(last));
    await clock.pass(1_000);
    expect(page.server.received).toEqual([]);
    expect(warn).not.toHaveBeenCalled();
  });
});

function last(found: HTMLElement[]): HTMLElement {
  return found.at(-1) ?? document.body;
}
