import { type RenderWithHostOptions, renderWithHost, startServer } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Elicitation, ElicitationCard, HostPrompts, useElicitations } from "mcp-host-ui";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { pressInMenu } from "../../../support/pressInMenu.js";
import { shippingAddress } from "../../../support/questions.js";

async function renderCards(ui: ReactNode, options?: RenderWithHostOptions) {
  const rendered = await renderWithHost(ui, options);
  onTestFinished(rendered.close);
  return { ...rendered, user: userEvent.setup() };
}

const card = () => screen.findByRole("region", { name: /Travel Booking/ });

describe("ElicitationCard", () => {
  it("shows nothing while nothing is asked", async () => {
    const { container } = await renderCards(<ElicitationCard />);
    expect(container.querySelector(":not([hidden])")).toBeNull();
  });

  it("sends the server what the person typed", async () => {
    const { server, user, container } = await renderCards(<ElicitationCard />);
    const { answer } = server.elicit(shippingAddress);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
    expect(screen.queryByRole("region")).toBeNull();
    expect(container).toHaveTextContent(/You answered \W*Travel Booking\W* · \W*Lisbon/);
  });

  it("keeps a question from the dialogs", async () => {
    const { server } = await renderCards(
      <>
        <ElicitationCard />
        <HostPrompts />
      </>,
    );
    server.elicit(shippingAddress);
    expect(await card()).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("leaves to the dialogs what is not its own", async () => {
    const { server } = await renderCards(
      <>
        <ElicitationCard session="elsewhere" />
        <HostPrompts />
      </>,
    );
    server.elicit(shippingAddress);
    expect(await screen.findByRole("dialog")).toBeVisible();
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it("is announced, and leaves the focus where it is", async () => {
    const { server } = await renderCards(
      <>
        <input aria-label="Chat" />
        <ElicitationCard />
      </>,
    );
    screen.getByRole("textbox", { name: "Chat" }).focus();
    server.elicit(shippingAddress);
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/asks$/));
    expect(screen.getByRole("textbox", { name: "Chat" })).toHaveFocus();
  });

  it("says that it was put aside, and takes it up again with what was entered", async () => {
    const { server, user } = await renderCards(<ElicitationCard />);
    server.elicit(shippingAddress);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    await user.click(screen.getByRole("button", { name: "Later" }));
    expect(screen.getByText("You left this for later.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Answer" }));
    expect(await screen.findByRole("textbox", { name: "City" })).toHaveValue("Lisbon");
  });

  it("takes Escape for no answer; it only goes back from what was asked on the way out", async () => {
    const { server, user } = await renderCards(<ElicitationCard />);
    server.elicit(shippingAddress);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon{Escape}");
    await pressInMenu(user, "Cancel");
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("group", { name: "Discard your answers?" })).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: "City" })).toHaveValue("Lisbon");
    expect(server.received).toEqual([]);
  });

  it("shows each question of a list in a card of its own", async () => {
    const { server, user } = await renderCards(<Cards />);
    const first = server.elicit({ ...shippingAddress, message: "First?" });
    server.elicit({ ...shippingAddress, message: "Second?" });
    await screen.findByText("Second?");
    const [one, two] = screen.getAllByRole("region");
    if (!one || !two) throw new Error("There should be two cards.");
    await user.type(within(two).getByRole("textbox"), "Porto");
    await user.click(within(one).getByRole("button", { name: "Decline" }));
    await expect(first.answer).resolves.toEqual({ action: "decline" });
    expect(screen.getByRole("textbox")).toHaveValue("Porto");
  });

  it("renders nothing again for what happens to the question of another card", async () => {
    const named: string[] = [];
    const asks = ({ server }: { server: string }) => {
      named.push(server);
      return `${server} asks`;
    };
    const { server, host, user } = await renderCards(<Cards />, {
      messages: { elicitation: { asks } },
    });
    const weather = await startServer(host, { id: "weather", name: "Weather" });
    onTestFinished(weather.close);
    server.elicit(shippingAddress);
    weather.elicit(shippingAddress);
    const region = await screen.findByRole("region", { name: /^Travel Booking asks/ });
    const mine = within(region);
    await screen.findByRole("region", { name: /^Weather asks/ });
    named.length = 0;

    await user.type(mine.getByRole("textbox"), "Porto{Escape}");
    await pressInMenu(user, "Cancel", region);
    const step = within(mine.getByRole("group", { name: "Discard your answers?" }));
    await user.click(step.getByRole("button", { name: "Save for later" }));

    await user.click(await screen.findByRole("button", { name: "Answer" }));

    expect(await screen.findByRole("region", { name: /^Travel Booking asks/ })).toBeVisible();
    expect(named).toContain("Travel Booking");
    expect(named).not.toContain("Weather");
  });

  it("is told from another of the same server by the question in its name", async () => {
    const EachQuestion = () =>
      useElicitations().open.map(({ id }) => <ElicitationCard key={id} question={id} />);
    const { server } = await renderCards(<EachQuestion />);
    server.elicit({ ...shippingAddress, message: "Where to?" });
    server.elicit({ ...shippingAddress, message: "Where from?" });
    server.elicit({ ...shippingAddress, message: "And then? ".repeat(100) });
    await screen.findByRole("region", { name: /asks .*Where to\?/ });
    await screen.findByRole("region", { name: /asks .*Where from\?/ });
    // Nobody listens to a name of a thousand characters.
    const regions = await screen.findAllByRole("region", { name: /asks\W*$/ });
    expect(regions).toHaveLength(1);
  });

  it("holds the parts that it is given, in place of its own", async () => {
    const { server } = await renderCards(
      <ElicitationCard className="ours">
        <Elicitation.Title>Our title</Elicitation.Title>
      </ElicitationCard>,
    );
    server.elicit(shippingAddress);
    const region = await screen.findByRole("region", { name: "Our title" });
    expect(region).toHaveClass("mcp-card", "ours");
    expect(within(region).queryByRole("button")).not.toBeInTheDocument();
  });
});

function Cards() {
  return useElicitations().open.map(({ id }) => <ElicitationCard key={id} question={id} />);
}
