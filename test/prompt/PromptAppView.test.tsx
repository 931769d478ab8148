import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, RequestInbox } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../support/questions.js";

describe("PromptAppView", () => {
  it("tells the view that asks, with what it hides made visible, and its answer arrives", async () => {
    const host = createHost({ kinds: [elicitation()], storage: false });
    const { close } = await renderWithHost(<ElicitationCard />, { host });
    onTestFinished(close);
    const session = host.openSession({ id: "travel" });
    const appView = "Seat\u202emap";
    const answer = session.receive("elicitation/create", shippingAddress, { appView });
    const card = await screen.findByRole("region", { name: /Travel/ });
    expect(within(card).getByText(/^Asked by its view/)).toHaveTextContent(/Seat.+map/);
    expect(card.textContent).not.toContain("\u202e");

    const user = userEvent.setup();
    await user.type(await within(card).findByRole("textbox", { name: /City/ }), "Lisbon");
    await user.click(within(card).getByRole("button", { name: /^Send/ }));
    expect(await answer).toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("says nothing where the server itself asks", async () => {
    const host = createHost({ kinds: [elicitation()], storage: false });
    const { server, close } = await renderWithHost(<RequestInbox />, { host });
    onTestFinished(close);
    const { answer } = server.elicit(shippingAddress);
    const row = await screen.findByRole("row", { name: /tickets/ });
    expect(within(row).queryByText(/view/)).toBeNull();
    await userEvent.setup().click(within(row).getByRole("button", { name: /^Decline/ }));
    expect(await answer).toEqual({ action: "decline" });
  });
});
