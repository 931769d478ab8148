import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../../../support/questions.js";

const otherPage = <p>Another page of the app</p>;

async function typeCity() {
  const rendered = await renderWithHost(<HostPrompts />);
  onTestFinished(rendered.close);
  const user = userEvent.setup();
  const asked = rendered.server.elicit(shippingAddress);
  asked.answer.catch(() => {});
  await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
  return { ...rendered, ...asked, user };
}

describe("a form whose page of the app is left", () => {
  it("goes on with what was typed, and with the same question, when that page is opened again", async () => {
    const { rerender, user, answer, host } = await typeCity();
    const before = host.getState().open;
    rerender(otherPage);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    rerender(<HostPrompts />);
    const field = await screen.findByRole("textbox", { name: "City" });
    await waitFor(() => expect(field).toHaveValue("Lisbon"));
    expect(host.getState().open.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("says what became of it, with what was typed, when it ended meanwhile", async () => {
    const { rerender, user, withdraw, host } = await typeCity();
    rerender(otherPage);
    const [question] = host.getState().open;
    await waitFor(() => expect(host.read(`draft:${question?.id}`)).toEqual({ city: "Lisbon" }));
    withdraw();
    await waitFor(() => expect(host.getState().open).toEqual([]));
    rerender(<ElicitationCard />);
    const card = await screen.findByRole("region", { name: /Travel Booking.*question is closed/ });
    expect(card).toHaveTextContent("The server withdrew this question.");
    expect(card).toHaveTextContent("Lisbon");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(host.getState().settled).toMatchObject([
      { outcome: { sent: "nothing", by: "server" }, dismissed: true },
    ]);
  });
});
