import { type RenderWithHostOptions, renderWithHost, startServer } from "@mcp-host-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import {
  Elicitation,
  ElicitationForm,
  ElicitationPrompt,
  HostPrompts,
  useElicitations,
} from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { focusOn } from "../../../support/focusOn.js";
import { inspected } from "../../../support/inspected.js";
import { pressInMenu } from "../../../support/pressInMenu.js";
import { shippingAddress } from "../../../support/questions.js";

async function renderPrompt(options?: RenderWithHostOptions, ui: ReactNode = <HostPrompts />) {
  const rendered = await renderWithHost(ui, options);
  onTestFinished(rendered.close);
  return { ...rendered, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole("button", { name });

async function typeCity(user: UserEvent, city = "Lisbon") {
  await user.type(await screen.findByRole("textbox", { name: "City" }), city);
}

const visit = {
  mode: "url",
  message: "Pay for the trip",
  url: "https://pay.travel.example/session/1?amount=3000",
  elicitationId: "pay-1",
};

describe("ElicitationPrompt", () => {
  it("sends the server what the person typed", async () => {
    const { server, user } = await renderPrompt();
    const { answer } = server.elicit(shippingAddress);
    await typeCity(user);
    await user.click(button("Send"));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("says who asks by the host's name, and what the server calls itself as its own claim", async () => {
    const { server, user } = await renderPrompt();
    server.elicit(shippingAddress);
    const dialog = await screen.findByRole("dialog", {
      name: /Travel Booking.* asks$/,
    });
    expect(dialog).toHaveAccessibleDescription(shippingAddress.message);
    expect(document.activeElement).toHaveAccessibleDescription(shippingAddress.message);
    expect(within(dialog).getByRole("heading", { name: /Travel Booking.* asks$/ })).toBeVisible();
    await user.click(button("More options"));
    expect(within(dialog).getByText(/says it is “.*test-server.*”/)).toBeVisible();
  });

  it("declines with one press where nothing was entered", async () => {
    const { server, user } = await renderPrompt();
    const { answer } = server.elicit(shippingAddress);
    await screen.findByRole("dialog");
    await user.click(button("Decline"));
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it("asks for a reason that the server never sees", async () => {
    const { server, host, user } = await renderPrompt();
    const { answer } = server.elicit(shippingAddress);
    await screen.findByRole("dialog");
    await pressInMenu(user, "Decline with a reason");
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Reason/ })).toHaveFocus());
    await user.keyboard("Not my trip");
    await user.click(button("Decline"));
    await expect(answer).resolves.toEqual({ action: "decline" });
    expect(host.getState().settled).toMatchObject([{ outcome: { reason: "Not my trip" } }]);
  });

  it("keeps the reason that was typed when the person goes back for a look", async () => {
    const { server, user } = await renderPrompt();
    server.elicit(shippingAddress);
    await screen.findByRole("dialog");
    await pressInMenu(user, "Decline with a reason");
    await user.keyboard("Not my trip");
    await user.click(button("Back"));
    await pressInMenu(user, "Decline with a reason");
    expect(screen.getByRole("textbox", { name: /^Reason/ })).toHaveValue("Not my trip");
  });

  it.each([
    ["Escape", (user: UserEvent) => user.keyboard("{Escape}")],
    ["Cancel", (user: UserEvent) => pressInMenu(user, "Cancel")],
  ])("takes %s for cancel, never for decline", async (_, leave) => {
    const { server, user } = await renderPrompt();
    const { answer } = server.elicit(shippingAddress);
    await screen.findByRole("dialog");
    await leave(user);
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("ignores a click beside it, whether or not something was entered", async () => {
    const { server, user } = await renderPrompt();
    const { answer } = server.elicit(shippingAddress);
    await screen.findByRole("dialog");
    await clickBeside(user);
    await typeCity(user);
    await clickBeside(user);
    expect(screen.getByRole("textbox", { name: "City" })).toHaveValue("Lisbon");
    await user.click(button("Send"));
    await expect(answer).resolves.toMatchObject({ action: "accept" });
  });

  it.each(["{Escape}", "Cancel"])("asks before %s drops what was entered", async (way) => {
    const { server, user } = await renderPrompt();
    const { answer } = server.elicit(shippingAddress);
    await typeCity(user);
    const leave = () => (way === "{Escape}" ? user.keyboard(way) : pressInMenu(user, way));
    await leave();

    const question = screen.getByRole("group", { name: "Discard your answers?" });
    await waitFor(() =>
      expect(within(question).getByRole("button", { name: "Keep editing" })).toHaveFocus(),
    );
    await user.keyboard("{Enter}");
    expect(screen.getByRole("textbox", { name: "City" })).toHaveValue("Lisbon");

    await leave();
    await user.click(button("Discard"));
    await expect(answer).resolves.toEqual({ action: "cancel" });
  });

  it("gives the focus back to the field that Escape was pressed in", async () => {
    const { server, user } = await renderPrompt();
    server.elicit(shippingAddress);
    await typeCity(user);
    await user.keyboard("{Escape}{Escape}");
    expect(screen.queryByRole("group", { name: "Discard your answers?" })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "City" })).toHaveFocus());
  });

  it("asks before declining drops what was entered", async () => {
    const { server, user } = await renderPrompt();
    const { answer } = server.elicit(shippingAddress);
    await typeCity(user);
    await user.click(button("Decline"));
    await user.click(button("Back"));
    await user.click(button("Decline"));
    await user.click(button("Decline"));
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it("puts a question aside and takes it up again with what was entered", async () => {
    const { server, user } = await renderPrompt();
    const { answer } = server.elicit(shippingAddress);
    await typeCity(user);
    await user.click(button("Later"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.getByText("1 question waiting")).toBeVisible();

    await user.click(button("Answer"));
    expect(await screen.findByRole("textbox", { name: "City" })).toHaveValue("Lisbon");
    await user.click(button("Send"));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("stops the whole operation apart from cancelling the question", async () => {
    const { server, user } = await renderPrompt();
    const call = server.call(
      (ask) => ask({ q: { method: "elicitation/create", params: shippingAddress } }),
      { name: "book_trip" },
    );
    const stopped = expect(call).rejects.toThrow("The call was stopped by the person.");
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText(/Possibly for .*book_trip/)).toBeVisible();
    await pressInMenu(user, "Stop task");
    await stopped;
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("asks before it stops an operation for which something was entered", async () => {
    const { server, user } = await renderPrompt();
    const { answer } = server.elicit(shippingAddress);
    await typeCity(user);
    await pressInMenu(user, "Stop task");
    expect(screen.getByRole("group", { name: "Discard your answers?" })).toBeVisible();
    await user.click(button("Stop task"));
    await expect(answer).rejects.toThrow("The call was stopped by the person.");
  });

  it("says so when the server takes the question back, and keeps what was entered readable", async () => {
    const { server, user } = await renderPrompt();
    const { withdraw } = server.elicit(shippingAddress);
    await typeCity(user);
    withdraw();
    const dialog = await screen.findByRole("dialog", { name: /is closed/ });
    expect(within(dialog).getByText("The server withdrew this question.")).toBeVisible();
    expect(within(dialog).getByRole("region", { name: "Your answers so far" })).toHaveTextContent(
      "CityLisbon",
    );
    await waitFor(() => expect(within(dialog).getByRole("heading")).toHaveFocus());
    await user.click(button("Dismiss"));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("says so when the connection is lost", async () => {
    const { server } = await renderPrompt();
    server.elicit(shippingAddress);
    await screen.findByRole("dialog");
    await inspected();
    await act(() => server.close());
    expect(await screen.findByText("The connection to the server was lost.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send" })).not.toBeInTheDocument();
  });

  it("shows one question at a time and says how many wait", async () => {
    const { server, user } = await renderPrompt();
    server.elicit({ ...shippingAddress, message: "First?" });
    await screen.findByText("First?");
    server.elicit({ ...shippingAddress, message: "Second?" });
    expect(await screen.findByRole("button", { name: "1 of 2, show the next" })).toBeVisible();
    await pressInMenu(user, "Cancel");
    expect(await screen.findByText("Second?")).toBeVisible();
    expect(screen.queryByText("First?")).not.toBeInTheDocument();
  });

  it("shows one dialog at a time where there are several prompts", async () => {
    const { server, host, user } = await renderPrompt(
      {},
      <>
        <ElicitationPrompt session="travel" />
        <ElicitationPrompt session="weather" />
      </>,
    );
    const weather = await startServer(host, { id: "weather", name: "Weather" });
    onTestFinished(weather.close);
    server.elicit(shippingAddress);
    expect(await screen.findByRole("dialog", { name: /Travel Booking/ })).toBeVisible();
    weather.elicit({ ...shippingAddress, message: "Which city?" });
    await waitFor(() => expect(host.getState().open).toHaveLength(2));
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await pressInMenu(user, "Cancel");
    expect(await screen.findByRole("dialog", { name: /Weather/ })).toBeVisible();
  });

  it("says that it was asked again, with what was entered before", async () => {
    const { server, host, user } = await renderPrompt();
    const done = server.call(async (ask) => {
      const request = { q: { method: "elicitation/create", params: shippingAddress } };
      await ask(request);
      return ask(request);
    });
    await typeCity(user);
    const [first] = host.getState().open;
    await waitFor(() => expect(host.read(`draft:${first?.id}`)).toEqual({ city: "Lisbon" }));
    await user.click(button("Send"));
    expect(await screen.findByText("asked again (2)")).toBeVisible();
    expect(await screen.findByRole("textbox", { name: "City" })).toHaveValue("Lisbon");
    await user.click(button("Send"));
    await expect(done).resolves.toBeDefined();
    expect(server.received).toHaveLength(2);
  });

  it("shows the whole address of a page, opens nothing by itself, and takes a no", async () => {
    const open = vi.spyOn(window, "open");
    const { server, user } = await renderPrompt();
    const { answer } = server.elicit(visit);
    const dialog = await screen.findByRole("dialog", { name: /wants you to visit a page/ });
    await waitFor(() => expect(dialog).toHaveTextContent(visit.url));
    expect(within(dialog).queryByRole("link")).not.toBeInTheDocument();
    await user.click(button("Decline"));
    await expect(answer).resolves.toEqual({ action: "decline" });
    expect(open).not.toHaveBeenCalled();
  });

  it("refuses an address that is none of the web's, and says that it came", async () => {
    const { server } = await renderPrompt();
    const { answer } = server.elicit({ ...visit, url: "javascript:alert(1)" });
    await expect(answer).rejects.toThrow("https address");
    const said = /1 request from .*Travel Booking.* was rejected/;
    expect(await screen.findByText(said, { selector: "p" })).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Open the page" })).not.toBeInTheDocument();
  });

  it("folds a very long message", async () => {
    const { server, user } = await renderPrompt();
    server.elicit({ ...shippingAddress, message: `${"long ".repeat(1_000)}end` });
    await screen.findByRole("dialog");
    expect(screen.queryByText(/long end$/)).not.toBeInTheDocument();
    await user.click(button("Show all"));
    expect(screen.getByText(/long end$/)).toBeVisible();
  });

  it("shows server text as text", async () => {
    const { server } = await renderPrompt();
    const message = 'Visit https://evil.example or <a href="https://evil.example">here</a>';
    server.elicit({ ...shippingAddress, message });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("adds no style element to the page", async () => {
    const { server } = await renderPrompt();
    server.elicit(shippingAddress);
    await screen.findByRole("dialog");
    expect(document.querySelectorAll("style")).toHaveLength(0);
  });

  it("speaks the host's words, in their direction", async () => {
    const { server } = await renderPrompt({
      locale: "ar",
      messages: { locale: "ar", elicitation: { asks: () => "سؤال" } },
    });
    server.elicit(shippingAddress);
    const dialog = await screen.findByRole("dialog", { name: "سؤال" });
    expect(dialog).toHaveAttribute("dir", "rtl");
    expect(dialog).toHaveAttribute("lang", "ar");
  });

  it("opens where the host says", async () => {
    const container = document.body.appendChild(document.createElement("section"));
    onTestFinished(() => container.remove());
    const { server } = await renderPrompt({ container });
    server.elicit(shippingAddress);
    expect(container).toContainElement(await screen.findByRole("dialog"));
  });

  it("holds the parts that it is given, in place of its own", async () => {
    const { server, user } = await renderPrompt(
      {},
      <ElicitationPrompt className="ours">
        <Elicitation.Title>Our title</Elicitation.Title>
        <Elicitation.Body>Ours</Elicitation.Body>
        <Elicitation.Decline>No thanks</Elicitation.Decline>
      </ElicitationPrompt>,
    );
    const { answer } = server.elicit(shippingAddress);
    const dialog = await screen.findByRole("dialog", { name: "Our title" });
    expect(dialog).toHaveClass("mcp-prompt", "ours");
    expect(within(dialog).queryByText(/says it is/)).not.toBeInTheDocument();
    await user.click(button("No thanks"));
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  describe("of parts without Elicitation.Actions", () => {
    function Fields(): ReactNode {
      const [question] = useElicitations().open;
      return (
        question?.mode === "form" && (
          <ElicitationForm.Root elicitation={question}>
            <ElicitationForm.Field name="city" />
            <Elicitation.Decline />
          </ElicitationForm.Root>
        )
      );
    }

    const begin = async () => {
      const rendered = await renderPrompt(
        {},
        <ElicitationPrompt>
          <Elicitation.Title />
          <Fields />
        </ElicitationPrompt>,
      );
      const { answer } = rendered.server.elicit(shippingAddress);
      await typeCity(rendered.user);
      await waitFor(() => expect(rendered.host.getState().open).toHaveLength(1));
      return { ...rendered, answer };
    };
    const step = () => screen.findByRole("group", { name: "Discard your answers?" });

    it("asks before Escape drops what was typed", async () => {
      const { user, answer } = await begin();
      await user.keyboard("{Escape}");
      await step();
      await user.click(button("Keep editing"));
      expect(screen.queryByRole("group", { name: /Drop/ })).not.toBeInTheDocument();
      expect(screen.getByRole("textbox", { name: "City" })).toHaveValue("Lisbon");
      await user.keyboard("{Escape}");
      await step();
      await user.click(button("Discard"));
      await expect(answer).resolves.toEqual({ action: "cancel" });
    });

    it("asks before Decline drops it, and declines", async () => {
      const { user, answer } = await begin();
      await user.click(button("Decline"));
      await user.click(within(await step()).getByRole("button", { name: "Decline" }));
      await expect(answer).resolves.toEqual({ action: "decline" });
    });
  });

  it("gives the focus back when it closes", async () => {
    const { server, user } = await renderPrompt(
      {},
      <>
        <button type="button">Tool</button>
        <HostPrompts />
      </>,
    );
    button("Tool").focus();
    server.elicit(shippingAddress);
    await focusOn(screen.findByRole("heading"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(button("Tool")).toHaveFocus());
  });
});

function clickBeside(user: UserEvent) {
  // jsdom lays nothing out: in a page, this is what lies under the pointer wherever the dialog does not.
  const overlay = screen.getByRole("dialog").previousElementSibling;
  return user.pointer({ keys: "[MouseLeft]", target: overlay ?? document.body });
}
