import { startServer } from "@mcp-host-ui/testing";
import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { App, host, recorder } from "../../../../stories/pages/samples/Devtools.js";
import { openQuestion, shippingAddress } from "../../../../test/support/questions.js";

const actEnvironment = "IS_REACT_ACT_ENVIRONMENT";

// The sample's host is the app's own: as in a page, inside no `act`.
beforeEach(() => void Reflect.set(globalThis, actEnvironment, false));
afterEach(() => void Reflect.set(globalThis, actEnvironment, true));

it("shows as the guide prints it what was asked, and has it asked again", async () => {
  onTestFinished(host.close);
  onTestFinished(recorder.stop);
  const server = await startServer(host);
  onTestFinished(server.close);
  const decline = async () => {
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
  };
  const { answer } = server.elicit(shippingAddress);
  await decline();
  expect(await answer).toEqual({ action: "decline" });

  const user = userEvent.setup();
  const { unmount } = render(<App />);
  onTestFinished(unmount);
  await user.click(await screen.findByRole("button", { name: "MCP devtools" }));
  const panel = within(screen.getByRole("complementary", { name: "MCP devtools" }));
  await user.click(panel.getByRole("button", { name: "Replay" }));
  await decline();
  await panel.findByText("Replayed: the server received 1 of 1 answers");
  expect(server.received).toEqual([{ action: "decline" }]);
});
