import { renderWithHost, startServer } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, type HostProviderProps, RequestInbox } from "mcp-host-ui";
import { expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../support/questions.js";

const plane = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

const serverIcon: NonNullable<HostProviderProps["custom"]>["serverIcon"] = ({ session, name }) =>
  session === "travel" && <img src={plane} alt={`never spoken: ${name}`} />;

const marks = () =>
  [...document.querySelectorAll(".mcp-server-mark")].map(
    (mark) => mark.querySelector("img")?.getAttribute("src") ?? mark.textContent,
  );

it("is the app's own wherever a server is named, and a letter where the app has none", async () => {
  const { host, server, close } = await renderWithHost(
    <>
      <RequestInbox />
      <HostPrompts />
    </>,
    { server: { id: "travel", name: "Travel Booking" }, custom: { serverIcon } },
  );
  onTestFinished(close);
  const deals = await startServer(host, { id: "deals", name: "Sunny Deals" });
  onTestFinished(deals.close);

  const { answer } = server.elicit(shippingAddress);
  const dialog = await screen.findByRole("dialog", { name: /Travel Booking/ });
  expect(marks()).toContain(plane);
  expect(within(dialog).queryByRole("img")).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole("button", { name: "Decline" }));
  expect(await answer).toEqual({ action: "decline" });

  const other = deals.elicit(shippingAddress);
  const next = await screen.findByRole("dialog", { name: /Sunny Deals/ });
  await waitFor(() => expect(marks()).toContain("S"));
  await userEvent.click(within(next).getByRole("button", { name: "Decline" }));
  expect(await other.answer).toEqual({ action: "decline" });
});
