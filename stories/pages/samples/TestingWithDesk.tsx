import { renderWithDesk } from "@mcp-host-ui/testing/desk";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { expect, it, onTestFinished } from "vitest";

it("sends the server of a back end what the person typed", async () => {
  const { server, close } = await renderWithDesk(<HostPrompts />);
  onTestFinished(close);
  const { answer } = server.elicit({
    message: "Where shall we pick you up?",
    requestedSchema: {
      type: "object",
      properties: { city: { type: "string", title: "City" } },
      required: ["city"],
    },
  });

  await userEvent.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
  await userEvent.click(screen.getByRole("button", { name: "Send" }));

  expect(await answer).toEqual({ action: "accept", content: { city: "Lisbon" } });
});
