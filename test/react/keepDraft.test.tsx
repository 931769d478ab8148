import { renderWithHost } from "@mcp-host-ui/testing";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import type { Host } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRelay } from "../support/openRelay.js";
import { openQuestion, shippingAddress } from "../support/questions.js";

const draftOf = (host: Host, id: string) => host.read(`draft:${id}`);

/** Types one letter, and one more once the first is kept: before a form is inspected, what is typed counts as secret. */
async function typeTwo(host: Host, id: string): Promise<void> {
  const city = await screen.findByRole("textbox", { name: /City/ });
  const user = userEvent.setup({ delay: null });
  await user.type(city, "L");
  await expect.poll(() => draftOf(host, id)).toMatchObject({ city: "L" });
  // Less work than a draft waits for.
  await user.type(city, "i");
}

describe("what was typed just now", () => {
  it("is saved at once when the page goes", async () => {
    const { host, server, close } = await renderWithHost(<HostPrompts />);
    onTestFinished(close);
    server.elicit(shippingAddress).answer.catch(() => {});
    const { id } = await openQuestion(host);
    await typeTwo(host, id);
    fireEvent(window, new Event("pagehide"));
    expect(draftOf(host, id)).toMatchObject({ city: "Li" });
  });

  it("reaches a host elsewhere before its window says goodbye", async () => {
    const { host, ask, openWindow } = openRelay();
    const { remote } = openWindow();
    ask(shippingAddress).answer.catch(() => {});
    const { id } = await openQuestion(remote);
    // What another window brings arrives when it does, and inside no `act`.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    onTestFinished(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
    render(
      <HostProvider safety={{ armAfter: 0 }} host={remote}>
        <HostPrompts />
      </HostProvider>,
    );
    onTestFinished(cleanup);
    await typeTwo(host, id);
    // The window lets go of its host before the form hears that the page goes.
    fireEvent(window, new Event("pagehide"));
    await expect.poll(() => draftOf(host, id)).toMatchObject({ city: "Li" });
  });
});
