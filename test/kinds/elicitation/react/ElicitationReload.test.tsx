import { renderWithHost } from "@mcp-host-ui/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard } from "mcp-host-ui";
import { createHost, elicitation, type HostOptions } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../../../support/questions.js";
import { startClock } from "../../../support/startClock.js";

/** A page of a host that stores where hosts do by default. */
async function openPage(options: Partial<HostOptions> = {}) {
  const host = createHost({ kinds: [elicitation()], ...options });
  const rendered = await renderWithHost(<ElicitationCard />, { host });
  onTestFinished(rendered.close);
  return { ...rendered, user: userEvent.setup() };
}

const typeCity = async ({ server, user }: Awaited<ReturnType<typeof openPage>>) => {
  server.elicit(shippingAddress);
  await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
};

describe("a form after a reload", () => {
  it("says that its question is gone, and lets the person copy what they had typed", async () => {
    await typeCity(await openPage());
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Lisbon"));
    cleanup();

    const { user } = await openPage();
    const card = await screen.findByRole("region", { name: /Travel Booking.*question is closed/ });
    expect(card).toHaveTextContent("The page was reloaded");
    expect(card).toHaveTextContent("Lisbon");
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(await screen.findByText("Copied.")).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toBe("City\nLisbon");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(card).not.toBeInTheDocument();
  });

  it("goes on where it was when the server asks the same again", async () => {
    await typeCity(await openPage());
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain("Lisbon"));
    cleanup();

    const { server, user } = await openPage();
    await screen.findByText(/The page was reloaded/);
    const { answer } = server.elicit(shippingAddress);
    const field = await screen.findByRole("textbox", { name: "City" });
    await waitFor(() => expect(field).toHaveValue("Lisbon"));
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it("works on in a page that may store nothing, and that is reported", async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, "sessionStorage");
    Object.defineProperty(globalThis, "sessionStorage", {
      configurable: true,
      get() {
        throw new DOMException("Storage is forbidden here.", "SecurityError");
      },
    });
    onTestFinished(() => {
      if (before) Object.defineProperty(globalThis, "sessionStorage", before);
    });
    const errors: unknown[] = [];
    const { server, user } = await openPage({ onError: (error) => errors.push(error) });
    const { answer } = server.elicit(shippingAddress);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    await waitFor(() =>
      expect(errors).toMatchObject([
        { message: expect.stringContaining("could not be read"), cause: { name: "SecurityError" } },
        { message: expect.stringContaining("could not be stored") },
      ]),
    );
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("has nothing where the host app stores nothing", async () => {
    const clock = startClock();
    await typeCity(await openPage({ storage: false }));
    await clock.pass(10_000);
    expect(sessionStorage).toHaveLength(0);
  });
});
