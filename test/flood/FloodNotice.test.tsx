import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { pressInMenu } from "../support/pressInMenu.js";
import { shippingAddress } from "../support/questions.js";

// What the prompts load late is still on its way when a test of the notice is over.
afterEach(() => vi.dynamicImportSettled());

describe("FloodNotice", () => {
  const floodOf = async (questions: number) => {
    const rendered = await renderWithHost(<HostPrompts />, {
      hostOptions: { limits: { perMinute: 1 } },
    });
    onTestFinished(rendered.close);
    const { server } = rendered;
    const { answer } = server.elicit(shippingAddress);
    const user = userEvent.setup();
    await pressInMenu(user, "Cancel");
    await answer;
    for (let asked = 1; asked < questions; asked += 1)
      await expect(server.elicit(shippingAddress).answer).rejects.toThrow("Too many requests");
    return {
      ...rendered,
      user,
      notice: await screen.findByRole("region", { name: "Too many requests" }),
    };
  };

  it("says once that a server asks too much, however often it does", async () => {
    const { notice } = await floodOf(4);
    expect(notice).toHaveTextContent(
      /Travel Booking.* is sending too many requests\. 3 were blocked\./,
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("blocks the server until the person lets it ask again", async () => {
    const { notice, user, server } = await floodOf(2);
    await user.click(within(notice).getByRole("button", { name: "Block server" }));
    await expect(server.elicit(shippingAddress).answer).rejects.toThrow("blocked");
    expect(notice).toHaveTextContent("You blocked");

    await user.click(within(notice).getByRole("button", { name: "Unblock" }));
    expect(notice).not.toBeInTheDocument();
    await expect(server.elicit(shippingAddress).answer).rejects.toThrow("Too many requests");
  });

  it("hides that a server is blocked once the user dismisses that, until the next block", async () => {
    const { notice, user, host, server } = await floodOf(2);
    const block = (blocked: boolean) => host.send({ type: "blockSession", id: "travel", blocked });
    await user.click(within(notice).getByRole("button", { name: "Block server" }));
    await user.click(await within(notice).findByRole("button", { name: "Dismiss" }));
    expect(notice).not.toBeInTheDocument();
    await expect(server.elicit(shippingAddress).answer).rejects.toThrow("blocked");
    expect(screen.queryByText(/You blocked/)).not.toBeInTheDocument();
    await block(false);
    await block(true);
    const again = await screen.findByRole("region", { name: "Too many requests" });
    await user.click(within(again).getByRole("button", { name: "Unblock" }));
    await expect(server.elicit(shippingAddress).answer).rejects.toThrow("Too many requests");
  });

  it("goes when the person lets the server go on", async () => {
    const { notice, user } = await floodOf(2);
    await user.click(within(notice).getByRole("button", { name: "Allow" }));
    expect(notice).not.toBeInTheDocument();
  });

  it("keeps the focus where the button or the row that has it goes", async () => {
    const before = document.body.appendChild(document.createElement("button"));
    onTestFinished(() => before.remove());
    const { notice, user } = await floodOf(2);
    before.focus();
    within(notice).getByRole("button", { name: "Block server" }).focus();
    await user.keyboard("{Enter}");
    const unblock = await within(notice).findByRole("button", { name: "Unblock" });
    await waitFor(() => expect(unblock).toHaveFocus());
    await user.keyboard("{Enter}");
    expect(notice).not.toBeInTheDocument();
    await waitFor(() => expect(before).toHaveFocus());
  });
});
