import { renderWithHost, startServer } from "@mcp-host-ui/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationPrompt } from "mcp-host-ui";
import { expect, it, onTestFinished } from "vitest";

const where = {
  message: "Where to?",
  requestedSchema: { type: "object", properties: { city: { type: "string", title: "City" } } },
};
const fact = "First known request from this server";

it("tells of a server's first request that it is one, and of no later one", async () => {
  const { server, host, close } = await renderWithHost(<ElicitationPrompt />);
  onTestFinished(close);
  const user = userEvent.setup();
  const openMenu = async () => {
    await screen.findByRole("textbox", { name: "City" });
    await user.click(screen.getByRole("button", { name: "More options" }));
  };
  for (const isFirst of [true, false]) {
    const { answer } = server.elicit(where);
    await openMenu();
    expect(screen.queryAllByText(fact)).toHaveLength(isFirst ? 1 : 0);
    await user.keyboard("{Escape}");
    await user.click(screen.getByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toEqual({ action: "decline" });
  }

  const weather = await startServer(host, { id: "weather", name: "Weather" });
  onTestFinished(weather.close);
  weather.elicit(where);
  await openMenu();
  expect(screen.getByText(fact)).toBeVisible();
});
