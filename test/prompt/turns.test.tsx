import "../kinds/sampling/react/warm.js";
import { renderWithHost, startServer } from "@mcp-host-ui/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, RequestInbox } from "mcp-host-ui";
import { createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { analysis } from "../kinds/sampling/core/flights.js";
import { openQuestions } from "../support/questions.js";

const form = (message: string) => ({
  method: "elicitation/create",
  params: { message, requestedSchema: { type: "object", properties: {} } },
});
const message = { method: "sampling/createMessage", params: analysis };
const folders = { method: "roots/list" };

describe("the dialogs of a window", () => {
  const open = async (ui: ReactNode = <HostPrompts />) => {
    const generate = () => Promise.reject(new Error("not asked"));
    const host = createHost({
      kinds: [elicitation(), sampling({ generate }), roots({ initial: ["file:///work"] })],
    });
    const rendered = await renderWithHost(ui, { host });
    onTestFinished(rendered.close);
    const bank = await startServer(host, { id: "bank", name: "My Bank" });
    const maps = await startServer(host, { id: "maps", name: "Maps" });
    onTestFinished(async () => {
      await Promise.all([bank.close(), maps.close()]);
    });
    const shown = (name: RegExp) => screen.findByRole("dialog", { name });
    const press = async (name: string | RegExp) =>
      userEvent.click(await screen.findByRole("button", { name }));
    return { ...rendered, host, travel: rendered.server, bank, maps, shown, press };
  };

  it("take turns between servers and between kinds, while one server asks and asks", async () => {
    const { travel, bank, maps, host, shown, press } = await open();
    for (const number of [1, 2, 3]) travel.request(form(`Trip ${number}?`));
    await shown(/Travel Booking.* asks$/);
    await openQuestions(host, 3);
    const other = bank.request(form("Pay?"));
    await openQuestions(host, 4);
    const denied = maps.request(message);
    await openQuestions(host, 5);
    denied.answer.catch(() => {});

    expect(await screen.findByRole("button", { name: "1 of 5, show the next" })).toBeVisible();
    await press("Confirm");
    await shown(/My Bank.* asks$/);
    expect(await screen.findByRole("button", { name: "3 of 4, show the next" })).toBeVisible();
    await press("Confirm");
    await expect(other.answer).resolves.toEqual({ action: "accept", content: {} });
    await shown(/Maps.* asks to use your model/);
    await press("Decline");
    await expect(denied.answer).rejects.toMatchObject({ code: -1 });
    await shown(/Travel Booking.* asks$/);
    expect(screen.getByText("Trip 2?")).toBeVisible();
    expect(await screen.findByRole("button", { name: "1 of 2, show the next" })).toBeVisible();
    expect(travel.received).toEqual([{ action: "accept", content: {} }]);
  });

  it("leave the one in place that the person looks at, whoever comes", async () => {
    const { travel, bank, host, shown, press } = await open();
    travel.request(form("Trip 1?"));
    travel.request(form("Trip 2?"));
    await shown(/Travel Booking/);
    await press("Confirm");
    await screen.findByText("Trip 2?");
    bank.request(form("Pay?"));
    bank.request(folders).answer.catch(() => {});
    await openQuestions(host, 3);
    expect(await screen.findByRole("button", { name: "1 of 3, show the next" })).toBeVisible();
    expect(screen.getByText("Trip 2?")).toBeVisible();
  });

  it.each([
    ["a message", message, /Maps.* asks to use your model/],
    ["the folders", folders, /Share folders with .*Maps/],
    ["a form", form("Which map?"), /Maps.* asks$/],
  ])("show what the person brings back from the inbox: %s", async (_, request, title) => {
    const { travel, maps, host, shown } = await open(
      <>
        <RequestInbox />
        <HostPrompts />
      </>,
    );
    travel.request(form("Trip 1?"));
    await shown(/Travel Booking/);
    const { answer } = maps.request(request);
    answer.catch(() => {});
    const [, second] = await openQuestions(host, 2);
    await act(() => host.send({ type: "resume", id: second?.id ?? "" }));
    await shown(title);
    await waitFor(() => expect(screen.getAllByRole("dialog")).toHaveLength(1));
  });
});
