import { renderWithHost } from "@mcp-host-ui/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationPrompt } from "mcp-host-ui";
import { describe, expect, it, onTestFinished } from "vitest";

const where = {
  message: "Where to?",
  requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
};

describe("the step before declining", () => {
  it("tells that what was entered is discarded, and keeps it for who goes back", async () => {
    const { server, close } = await renderWithHost(<ElicitationPrompt />);
    onTestFinished(close);
    const user = userEvent.setup();
    const { answer } = server.elicit(where);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    await user.click(screen.getByRole("button", { name: "Decline" }));
    const reason = screen.getByRole("textbox", { name: /^Reason/ });
    expect(reason).toHaveAccessibleDescription(/^Your answers won’t be sent or kept\./);

    await user.click(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByRole("textbox", { name: "City" })).toHaveValue("Lisbon");
    await user.click(screen.getByRole("button", { name: "Decline" }));
    await user.click(screen.getByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it("tells nothing of that where nothing was entered", async () => {
    const { server, close } = await renderWithHost(<ElicitationPrompt />);
    onTestFinished(close);
    const user = userEvent.setup();
    server.elicit(where);
    await screen.findByRole("textbox", { name: "City" });
    await user.click(screen.getByRole("button", { name: "More options" }));
    await user.click(screen.getByRole("button", { name: "Decline with a reason" }));
    const reason = screen.getByRole("textbox", { name: /^Reason/ });
    expect(reason).toHaveAccessibleDescription(/^Kept only in this app\./);
    expect(server.received).toEqual([]);
  });
});
