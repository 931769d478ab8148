import { renderWithDesk, startDesk } from "@mcp-host-ui/testing/desk";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { expect, it, onTestFinished } from "vitest";
import { shareStore } from "../../../test/support/desk/faultyStore.js";
import { warmDesk } from "../../../test/support/desk/warmDesk.js";
import { shippingAddress } from "../../../test/support/questions.js";

it("tells the person that nobody knows whether an answer was sent whose node was lost", async () => {
  await warmDesk();
  const viewOf = shareStore();
  const [asking, answering] = [viewOf(1), viewOf(2)];
  const heartbeat = 100;
  const backEnd = startDesk({ store: asking.store, heartbeat, onError: () => {} });
  onTestFinished(backEnd.close);
  const page = await renderWithDesk(<HostPrompts />, {
    backEnd: startDesk({ store: answering.store, heartbeat }),
  });
  onTestFinished(page.close);
  const server = await backEnd.startServer({ id: "other" });
  const asked = server.elicit(shippingAddress);
  await userEvent.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");

  // From here on its node can write neither what becomes of the question nor that it lives.
  asking.trouble("full");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await asked.answer).toEqual({ action: "accept", content: { city: "Lisbon" } });
  const words = "We don’t know if an answer was sent.";
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText("The connection to the server was lost.")).toBeVisible();
  expect(page.host.getState().settled).toMatchObject([{ outcome: { sent: "unknown" } }]);
});
