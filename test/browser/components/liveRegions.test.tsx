import {
  DecisionLogView,
  ElicitationCard,
  HostPrompts,
  RequestInbox,
  SamplingCard,
} from "mcp-host-ui";
import { elicitation, roots, sampling } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { Announcement } from "../../../src/ui/Announcement.js";
import { analysis, models } from "../../kinds/sampling/core/flights.js";
import { Chat } from "./Chat.js";
import { listen } from "./listen.js";
import { mountHost } from "./mountHost.js";

const booking = {
  message: "Book it?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City" } },
    required: ["city"],
  },
};

/**
 * Lets what is said late, or twice, be said: an announcement of the test's own, outside of what is listened to, comes
 * after all that were on their way, and a second one after what those brought.
 */
async function quiet(): Promise<void> {
  for (const mark of ["first", "second"]) {
    const place = document.documentElement.appendChild(document.createElement("div"));
    const root = createRoot(place);
    root.render(<Announcement>{mark}</Announcement>);
    await expect.poll(() => place.textContent).toBe(mark);
    root.unmount();
    place.remove();
  }
}

function twice(said: readonly string[]): readonly string[] {
  return said.filter((text, place) => said.indexOf(text) !== place);
}

async function mount(ui: ReactNode) {
  const kinds = [
    elicitation({ url: true }),
    sampling({ generate: async () => ({ content: "Take the 9:40." }), models }),
    roots({ initial: [{ uri: "file:///srv/one", name: "One" }] }),
  ];
  const mounted = await mountHost(ui, { safety: { armAfter: 0 } }, {}, kinds);
  return { ...mounted, said: listen() };
}

const press = (name: RegExp | string) => page.getByRole("button", { name, exact: true }).click();

describe("the live regions", () => {
  it("say a question that waits once, while somebody types", async () => {
    const { server, said } = await mount(
      <>
        <Chat />
        <HostPrompts />
      </>,
    );
    await page.getByRole("textbox", { name: "Chat" }).fill("half a sentence");
    server.elicit(booking);
    await expect.poll(() => said.length).toBe(1);
    await quiet();
    expect(said).toEqual([expect.stringContaining("Travel Booking")]);
  });

  it("leave a dialog to its name, and say each refused answer once", async () => {
    const { server, said } = await mount(<HostPrompts />);
    server.elicit(booking);
    await expect.element(page.getByRole("textbox", { name: "City" })).toBeVisible();
    await quiet();
    expect(said).toEqual([]);
    await press("Send");
    await expect.poll(() => said.length).toBe(1);
    await quiet();
    expect(said).toHaveLength(1);
    await press("Send");
    await expect.poll(() => said.length).toBe(2);
    await quiet();
    expect(said).toHaveLength(2);
  });

  it("say a question that a card shows once, and its withdrawal once", async () => {
    const { server, said } = await mount(<ElicitationCard />);
    const { withdraw } = server.elicit(booking);
    await expect.element(page.getByRole("textbox", { name: "City" })).toBeVisible();
    await expect.poll(() => said.length).toBe(1);
    await page.getByRole("textbox", { name: "City" }).fill("Lisbon");
    withdraw();
    await expect.element(page.getByText(/withdrew this question/).first()).toBeVisible();
    await quiet();
    expect(said).toHaveLength(2);
    expect(twice(said)).toEqual([]);
  });

  it("say the next question of the same server, too", async () => {
    const { server, said } = await mount(<ElicitationCard />);
    server.elicit({ ...booking, message: "The first?" });
    server.elicit({ ...booking, message: "The second?" });
    await page.getByRole("textbox", { name: "City" }).fill("Lisbon");
    await quiet();
    expect(said).toHaveLength(1);
    await press("Send");
    await expect.element(page.getByText("The second?")).toBeVisible();
    await quiet();
    expect(said.slice(1)).toContain(said[0]);
    expect(said.slice(1).filter((text) => text === said[0])).toHaveLength(1);
  });

  it("say each stage of sampling at most once", async () => {
    const { server, said } = await mount(<SamplingCard />);
    server.request({ method: "sampling/createMessage", params: analysis });
    await press(/^Run /);
    await expect.element(page.getByRole("region", { name: /Check the answer/ })).toBeVisible();
    await quiet();
    expect(said.length).toBeGreaterThan(0);
    expect(twice(said)).toEqual([]);
  });

  it("say nothing twice while roots are shared and the inbox and the log look on", async () => {
    const { server, said } = await mount(
      <>
        <RequestInbox />
        <DecisionLogView />
        <HostPrompts />
      </>,
    );
    const { answer } = server.request({ method: "roots/list" });
    await expect.element(page.getByRole("dialog")).toBeVisible();
    await press(/^Share /);
    await answer;
    await quiet();
    expect(twice(said)).toEqual([]);
  });
});
