import { attachDesk } from "@mcp-host-ui/desk/page";
import { renderWithDesk, startDesk } from "@mcp-host-ui/testing/desk";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../../../test/support/questions.js";

const city = (name: string) => ({ action: "accept", content: { city: name } });

/** Two tabs of one person: one with dialogs, whose requests a test may hold, and one with nothing on its screen. */
async function start(held = (request: typeof fetch) => request) {
  const backEnd = startDesk();
  const page = await renderWithDesk(<HostPrompts />, {
    backEnd: { ...backEnd, fetchFor: () => held(backEnd.fetchFor()) },
  });
  onTestFinished(page.close);
  const other = createHost({ kinds: [elicitation()], storage: false });
  const attached = attachDesk(other, { url: "/api/questions", fetch: backEnd.fetchFor() });
  onTestFinished(() => {
    attached.close();
    other.close();
  });
  const asked = page.server.elicit(shippingAddress);
  const dialog = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(other.getState().open).toHaveLength(1));
  const answerElsewhere = () =>
    other.send({ type: "settle", id: other.getState().open[0]?.id ?? "", answer: city("Porto") });
  return { server: page.server, asked, dialog, answerElsewhere };
}

/** Something that a test lets happen. */
function createGate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const said = "This was answered in another tab or on another device.";

describe("a tab whose question another tab answers first", () => {
  it("says so and keeps the text to copy, when the user had only typed", async () => {
    const { server, asked, dialog, answerElsewhere } = await start();
    await userEvent.type(await dialog.findByRole("textbox", { name: "City" }), "Lisbon");
    expect(await answerElsewhere()).toMatchObject({ done: true });

    expect(await dialog.findByText(said)).toBeVisible();
    expect(dialog.getByText("What you entered here wasn’t sent.")).toBeVisible();
    expect(dialog.getByText("Lisbon")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Copy" })).toBeVisible();
    expect(await asked.answer).toEqual(city("Porto"));
    expect(server.received).toEqual([city("Porto")]);
  });

  it("says so and keeps the text to copy, when the user presses Send too", async () => {
    const gate = createGate();
    const { server, asked, dialog, answerElsewhere } = await start((fetch) => async (url, init) => {
      if (init?.method === "POST") await gate.opened;
      return fetch(url, init);
    });
    await userEvent.type(await dialog.findByRole("textbox", { name: "City" }), "Lisbon");
    await userEvent.click(dialog.getByRole("button", { name: "Send" }));
    await answerElsewhere();
    expect(await asked.answer).toEqual(city("Porto"));
    gate.open();

    expect(await dialog.findByText(said)).toBeVisible();
    expect(dialog.getByText("Lisbon")).toBeVisible();
    expect(server.received).toEqual([city("Porto")]);
  });

  it("says so and keeps the text after the browser froze it", async () => {
    const gate = createGate();
    const { asked, dialog, answerElsewhere } = await start((fetch) => async (url, init) => {
      const response = await fetch(url, init);
      const held = new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, controller) {
          if (new TextDecoder().decode(chunk).includes("event: settled")) await gate.opened;
          controller.enqueue(chunk);
        },
      });
      return new Response(response.body?.pipeThrough(held), response);
    });
    await userEvent.type(await dialog.findByRole("textbox", { name: "City" }), "Lisbon");
    await answerElsewhere();
    expect(await asked.answer).toEqual(city("Porto"));
    await userEvent.type(dialog.getByRole("textbox", { name: "City" }), " center");
    gate.open();

    expect(await dialog.findByText(said)).toBeVisible();
    expect(dialog.getByText("Lisbon center")).toBeVisible();
  });

  it("closes the dialog without a word, when the user entered nothing", async () => {
    const { asked, answerElsewhere } = await start();
    await answerElsewhere();
    expect(await asked.answer).toEqual(city("Porto"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
