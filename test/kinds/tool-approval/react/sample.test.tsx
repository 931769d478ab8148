import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";
import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, onTestFinished } from "vitest";
import { serve } from "../../../../examples/back-end/serve.js";
import { App, callTool, connect } from "../../../../stories/pages/samples/ToolApproval.js";
import { bookFlight } from "../rig.js";

/** Serves the booking tool over HTTP, and records the arguments that it receives. */
async function serveTravel() {
  const received: unknown[] = [];
  const handler = createMcpHandler(() => {
    const server = new Server(
      { name: "travel", version: "1.0.0" },
      { capabilities: { tools: {} } },
    );
    const inputSchema = { ...bookFlight.inputSchema, type: "object" as const };
    server.setRequestHandler("tools/list", () => ({ tools: [{ ...bookFlight, inputSchema }] }));
    server.setRequestHandler("tools/call", ({ params }) => {
      received.push(params.arguments);
      return { content: [{ type: "text", text: "Booked" }] };
    });
    return server;
  });
  const http = serve(
    (request) => handler.fetch(request),
    () => {},
  ).listen(0, "127.0.0.1");
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  await once(http, "listening");
  return { received, url: new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`) };
}

it("runs the tools that the user allows, as the guide prints it", async () => {
  const { received, url } = await serveTravel();
  const user = userEvent.setup();
  render(<App />);
  const [tool = bookFlight] = await act(() => connect(url));
  expect(tool.name).toBe("bookFlight");
  const press = async (name: string) => {
    const dialog = await screen.findByRole("dialog");
    // Presses count once the question has stood for half a second.
    const button = await within(dialog).findByRole("button", { name });
    await expect.poll(() => document.querySelector("[data-arming]")).toBeNull();
    await user.click(button);
  };

  /** Calls the tool, presses a button of the question, and returns the model's input. */
  const call = async (to: string, button: string) => {
    let end: Promise<unknown> = Promise.resolve();
    act(() => {
      end = callTool(tool, { from: "Lisbon", to });
    });
    await press(button);
    return act(() => end);
  };
  await expect(call("Oslo", "Allow once")).resolves.toEqual([{ type: "text", text: "Booked" }]);
  await expect(call("Rome", "Deny")).resolves.toMatch(/^The user did not allow this\./);
  expect(received).toEqual([{ from: "Lisbon", to: "Oslo" }]);
});
