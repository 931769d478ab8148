import { renderWithHost, startServer } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { ElicitationCard, HostPrompts } from "mcp-host-ui";
import { createHost, elicitation, roots } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestions } from "../support/questions.js";

const form = (message: string) => ({
  method: "elicitation/create",
  params: {
    message,
    requestedSchema: { type: "object", properties: { note: { type: "string", title: "Note" } } },
  },
});

describe("the way through the line", () => {
  const open = async (ui: ReactNode = <HostPrompts />) => {
    const host = createHost({ kinds: [elicitation(), roots({ initial: ["file:///work"] })] });
    const rendered = await renderWithHost(ui, { host });
    onTestFinished(rendered.close);
    const bank = await startServer(host, { id: "bank", name: "My Bank" });
    onTestFinished(() => bank.close());
    return { host, travel: rendered.server, bank, user: userEvent.setup() };
  };
  const next = (place: string) => screen.findByRole("button", { name: `${place}, show the next` });

  it("goes from question to question of any server and kind, and back to the first, and answers none", async () => {
    const { host, travel, bank, user } = await open();
    const trip = travel.request(form("Which trip?"));
    await screen.findByText("Which trip?");
    const pay = bank.request(form("Pay?"));
    await openQuestions(host, 2);
    const folders = bank.request({ method: "roots/list" });
    await user.type(screen.getByRole("textbox", { name: /Note/ }), "By the window");

    await user.click(await next("1 of 3"));
    expect(await screen.findByText("Pay?")).toBeVisible();
    await user.click(await next("2 of 3"));
    expect(await screen.findByRole("dialog", { name: /^Share folders with/ })).toBeVisible();
    await user.click(await next("3 of 3"));
    expect(await screen.findByText("Which trip?")).toBeVisible();
    expect(await screen.findByRole("textbox", { name: /Note/ })).toHaveValue("By the window");
    expect([...travel.received, ...bank.received]).toEqual([]);

    await user.click(await next("1 of 3"));
    await user.click(await screen.findByRole("button", { name: "Send" }));
    await expect(pay.answer).resolves.toEqual({ action: "accept", content: {} });
    folders.withdraw();
    await openQuestions(host, 1);
    expect(await screen.findByText("Which trip?")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Send" }));
    await expect(trip.answer).resolves.toEqual({
      action: "accept",
      content: { note: "By the window" },
    });
  });

  it("is not there for a single question, nor for one that is put aside", async () => {
    const { host, travel, bank, user } = await open();
    travel.request(form("Which trip?"));
    await screen.findByText("Which trip?");
    expect(screen.queryByRole("button", { name: /show the next/ })).not.toBeInTheDocument();
    bank.request(form("Pay?"));
    await user.click(await next("1 of 2"));
    await screen.findByText("Pay?");
    await user.click(screen.getByRole("button", { name: "Later" }));
    await waitFor(() => expect(host.getState().open.filter(({ aside }) => aside)).toHaveLength(1));
    await screen.findByText("Which trip?");
    expect(screen.queryByRole("button", { name: /show the next/ })).not.toBeInTheDocument();
  });

  it("has the line of its card in a card, which the letter J walks too", async () => {
    const { travel, bank, host, user } = await open(
      <>
        <ElicitationCard session="travel" />
        <HostPrompts />
      </>,
    );
    travel.request(form("Which trip?"));
    await screen.findByText("Which trip?");
    travel.request(form("Which seat?"));
    await openQuestions(host, 2);
    (await next("1 of 2")).focus();
    await user.keyboard("j");
    await next("2 of 2");
    expect(screen.getByText("Which seat?")).toBeVisible();
    const card = screen.getByText("Which seat?").closest("section");
    await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
    await user.keyboard("j");
    await next("1 of 2");
    expect(screen.getByText("Which trip?")).toBeVisible();
    await waitFor(() => expect(document.activeElement?.closest("section")).not.toBeNull());
    await user.keyboard("j");
    await next("2 of 2");
    bank.request(form("Pay?"));
    expect(await screen.findByText("Pay?")).toBeVisible();
    expect(screen.getByText("2 of 2")).toBeInTheDocument();
  });
});
