import { HostPrompts } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "../components/mountHost.js";

const flightsOf = (count: number) => ({
  message: "Which flight?",
  requestedSchema: {
    type: "object",
    properties: {
      flight: {
        type: "string",
        title: "Flight",
        enum: Array.from({ length: count }, (_, index) => `Flight ${index}`),
      },
      day: { type: "string", title: "Day", format: "date" },
    },
  },
});

const flights = flightsOf(300);

const dialog = page.getByRole("dialog");
const flight = page.getByRole("combobox", { name: "Flight" });

describe("ElicitationForm.Root, in a dialog", () => {
  it("closes an open list of options at the first Escape, and the dialog at the second", async () => {
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const { answer } = server.elicit(flights);
    await flight.click();
    await expect.element(page.getByRole("option", { name: "Flight 0", exact: true })).toBeVisible();

    await userEvent.keyboard("{Escape}");
    await expect.element(flight).toHaveAttribute("aria-expanded", "false");
    await expect.element(dialog).toBeVisible();
    expect(server.received).toEqual([]);

    await userEvent.keyboard("{Escape}");
    expect(await answer).toEqual({ action: "cancel" });
  });

  it("chooses nothing for the person who leaves an open list", async () => {
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    const { answer } = server.elicit(flights);
    await flight.click();
    await userEvent.keyboard("42{Tab}");
    await expect.element(flight).toHaveValue("");
    await page.getByRole("button", { name: "Send", exact: true }).click();
    expect(await answer).toEqual({ action: "accept", content: {} });
  });

  it("neither sends nor chooses at an Enter that finds no option", async () => {
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    server.elicit(flights);
    await flight.click();
    await userEvent.keyboard("nothing like it{Enter}");
    await expect.element(page.getByText("0 matches")).toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    expect(server.received).toEqual([]);
  });

  it("renders no more than the options in sight, of ten thousand", async () => {
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } });
    server.elicit(flightsOf(10_000));
    await flight.click();
    await expect.element(page.getByRole("option", { name: "Flight 0", exact: true })).toBeVisible();
    expect(page.getByRole("option").elements().length).toBeLessThan(30);
    await userEvent.keyboard("{End}");
    await userEvent.keyboard("{ArrowUp}".repeat(2));
    const [active] = page.getByRole("option", { name: "Flight 9997" }).elements();
    expect(flight.element().getAttribute("aria-activedescendant")).toBe(active?.id);
    expect(active?.getAttribute("aria-setsize")).toBe("10000");
  });
});
