import { renderWithHost } from "@mcp-host-ui/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { expect, it, onTestFinished } from "vitest";
import { host } from "../../examples/minimal/moreKinds.js";

it("lets the host with more kinds, as the guide *Start here* prints it, answer for its model and share its folder", async () => {
  const { server, close } = await renderWithHost(<HostPrompts />, { host });
  onTestFinished(close);
  const user = userEvent.setup();
  const press = async (name: string | RegExp) =>
    user.click(await screen.findByRole("button", { name }));

  const content = { type: "text", text: "Which way to Lisbon?" };
  const message = server.request({
    method: "sampling/createMessage",
    params: { messages: [{ role: "user", content }], maxTokens: 50 },
  });
  await press(/^Run/);
  await press(/^Send/);
  expect(await message.answer).toMatchObject({
    role: "assistant",
    content: { type: "text", text: "You asked 1 things." },
  });

  const folders = server.request({ method: "roots/list" });
  await press("Share 1 folder");
  expect(await folders.answer).toMatchObject({ roots: [{ uri: "file:///home/me/travel" }] });
});
