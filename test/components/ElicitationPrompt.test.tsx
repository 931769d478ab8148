import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationPrompt } from "mcp-host-ui";
import { renderWithHost } from "mcp-host-ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../support/questions.js";

describe("ElicitationPrompt", () => {
  it("sends the server what the person typed", async () => {
    const { server, close } = await renderWithHost(<ElicitationPrompt />);
    onTestFinished(close);
    const user = userEvent.setup();
    const { answer } = server.elicit(shippingAddress);

    await user.type(await screen.findByRole("textbox"), "Lisbon");
    await user.click(screen.getByRole("button", { name: "Send" }));

    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
