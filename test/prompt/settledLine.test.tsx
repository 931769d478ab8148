import { type RenderWithHostOptions, renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import {
  ElicitationCard,
  type ElicitationOutcome,
  ElicitationRecord,
  ElicitationRequestForm,
  HostPrompts,
  RootsCard,
  SamplingCard,
  ToolApprovalCard,
} from "mcp-host-ui";
import {
  approveTool,
  createHost,
  elicitation,
  type LocalHost,
  roots,
  sampling,
  toolApproval,
} from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../support/questions.js";

const signIn = {
  message: "Who are you?",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name" },
      password: { type: "string", title: "Password" },
    },
  },
};

const flightDay = {
  message: "Which day?",
  requestedSchema: { type: "object", properties: { day: { type: "string", title: "Day" } } },
};

async function signInAs(user: UserEvent, name: string): Promise<void> {
  await user.type(await screen.findByRole("textbox", { name: "Name" }), name);
  await user.click(await screen.findByRole("button", { name: /^Unlock/ }));
  await user.type(screen.getByLabelText(/Password/), "hunter2");
  await user.click(screen.getByRole("button", { name: "Send anyway…" }));
  await user.click(await screen.findByRole("button", { name: "Send it anyway" }));
}

function createFullHost(): LocalHost {
  return createHost({
    kinds: [
      elicitation({ url: true }),
      roots({ initial: ["file:///work", "file:///home"] }),
      sampling({ generate: async () => ({ content: "Flight 7.", model: "test" }) }),
      toolApproval(),
    ],
    storage: false,
  });
}

async function render(ui: ReactNode, options: RenderWithHostOptions = {}) {
  const rendered = await renderWithHost(ui, {
    host: createFullHost(),
    bars: { showSent: 60_000 },
    ...options,
  });
  onTestFinished(rendered.close);
  return { ...rendered, user: userEvent.setup() };
}

const secretFree = /^You answered \W*Travel Booking\W* · \W*Ada, Hidden\W*$/;
const textOf = (element: Element) => element.textContent ?? "";

describe("the line that a card leaves", () => {
  it("shows the answer without secrets, announces it, and no bar repeats it", async () => {
    const { server, user } = await render(
      <>
        <ElicitationCard />
        <HostPrompts />
      </>,
    );
    const { answer } = server.elicit(signIn);
    await signInAs(user, "Ada");
    await expect(answer).resolves.toMatchObject({ content: { password: "hunter2" } });

    const sentence = await screen.findByText(secretFree);
    expect(await screen.findByText(/^You answered \W*Travel Booking\W*$/)).toHaveRole("status");
    await user.click(screen.getByRole("button", { name: "Show", expanded: false }));
    expect(screen.getAllByRole("term").map(textOf)).toEqual(["Name", "Password"]);
    await user.click(screen.getByRole("button", { name: "Hide", expanded: true }));
    expect(screen.queryByRole("term")).not.toBeInTheDocument();
    expect(sentence).toBeVisible();
    expect(document.body).not.toHaveTextContent("hunter2");
    expect(screen.queryByRole("region", { name: "Just sent" })).not.toBeInTheDocument();
  });

  it("gives way to the next question, in a card of many questions", async () => {
    const { server, user } = await render(<ElicitationCard />);
    server.elicit(shippingAddress).answer.catch(() => {});
    await user.click(await screen.findByRole("button", { name: "Decline" }));
    await screen.findByText(/^You declined · \W*Travel Booking\W*$/);
    const { answer } = server.elicit(shippingAddress);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    expect(screen.queryByText(/You declined/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toMatchObject({ action: "accept" });
    expect(await screen.findByText(/You answered.* · \W*Lisbon\W*$/)).toBeVisible();
  });

  it("stays for every question of the card's call, also when the card is mounted later", async () => {
    const { server, user, host, rerender } = await render(null);
    const calls = () => host.getState().calls.map(({ id }) => id);
    const called = server.call(async (ask) => {
      await ask({ first: { method: "elicitation/create", params: shippingAddress } });
      await ask({ second: { method: "elicitation/create", params: flightDay } });
    });
    await waitFor(() => expect(calls()).toHaveLength(1));
    const [call = ""] = calls();
    const answer = async (name: string, text: string) => {
      await user.type(await screen.findByRole("textbox", { name }), text);
      await user.click(screen.getByRole("button", { name: "Send" }));
    };
    rerender(<ElicitationCard call={call} />);
    await answer("City", "Lisbon");
    await screen.findByText(/ · \W*Lisbon\W*$/);
    await answer("Day", "Monday");
    await called;
    await screen.findByText(/ · \W*Monday\W*$/);
    rerender(<p>Another page</p>);
    expect(screen.queryByText(/You answered/)).not.toBeInTheDocument();
    rerender(<ElicitationCard call={call} />);
    const lines = await screen.findAllByText(/You answered/);
    expect(lines.map(textOf)).toEqual([
      expect.stringMatching(/ · \W*Lisbon\W*$/),
      expect.stringMatching(/ · \W*Monday\W*$/),
    ]);
  });

  it("is hidden where the app wants that, and the bar shows the answer", async () => {
    const { server, user } = await render(
      <>
        <ElicitationCard settled="hide" />
        <HostPrompts />
      </>,
    );
    const { answer } = server.elicit(shippingAddress);
    await user.type(await screen.findByRole("textbox", { name: "City" }), "Lisbon");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await answer;
    expect(await screen.findByRole("region", { name: "Just sent" })).toHaveTextContent("Lisbon");
    expect(screen.queryByText(/You answered/)).not.toBeInTheDocument();
  });

  it("comes back from stored data, in a record", async () => {
    const stored: ElicitationOutcome[] = [];
    const server = { id: "travel", name: "Travel Booking" };
    const { user, rerender } = await render(
      <ElicitationRequestForm
        server={server}
        request={signIn}
        onAnswer={(_, outcome) => void stored.push(outcome)}
      />,
    );
    await signInAs(user, "Ada");
    await waitFor(() => expect(stored).toHaveLength(1));
    const [outcome] = stored;
    if (!outcome) throw new Error("Nothing was stored.");
    rerender(<ElicitationRecord compact server={server} request={signIn} outcome={outcome} />);
    expect(screen.getByText(secretFree)).toBeVisible();
    expect(screen.queryByText(/Who are you/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Show" }));
    expect(screen.getByText(/Who are you/)).toBeVisible();
    expect(screen.getAllByRole("term").map(textOf)).toEqual(["Name", "Password"]);
    expect(document.body).not.toHaveTextContent("hunter2");
  });
});

type Ask = (rendered: Awaited<ReturnType<typeof render>>) => unknown;

const visit = { mode: "url", message: "Pay", url: "https://pay.example/1", elicitationId: "1" };
const folders: Ask = ({ server }) => server.request({ method: "roots/list" }).answer;
const message: Ask = ({ server }) =>
  server.request({
    method: "sampling/createMessage",
    params: {
      messages: [{ role: "user", content: { type: "text", text: "Which flight?" } }],
      maxTokens: 100,
    },
  }).answer;
const tool: Ask = ({ host }) =>
  approveTool(host.openSession({ id: "travel" }), { tool: "Book a flight", arguments: {} });

const cases: readonly (readonly [string, ReactNode, Ask, readonly (string | RegExp)[], RegExp])[] =
  [
    [
      "an opened page",
      <ElicitationCard key="card" />,
      ({ server }) => server.elicit(visit).answer,
      ["Open the page", "I’ve finished"],
      /^You opened \W*pay\.example\W* · \W*Travel Booking\W*$/,
    ],
    [
      "shared folders",
      <RootsCard key="card" />,
      folders,
      ["Share 2 folders"],
      /^Shared 2 folders · \W*Travel Booking\W*$/,
    ],
    [
      "refused folders",
      <RootsCard key="card" />,
      folders,
      ["Decline"],
      /^You declined · \W*Travel Booking\W*$/,
    ],
    [
      "a message from a model",
      <SamplingCard key="card" />,
      message,
      [/^Run/, /^Send/],
      /^You answered \W*Travel Booking\W*$/,
    ],
    [
      "an allowed tool",
      <ToolApprovalCard key="card" />,
      tool,
      ["Allow once"],
      /^Allowed \W*Book a flight\W* · \W*Travel Booking\W*$/,
    ],
    [
      "a denied tool",
      <ToolApprovalCard key="card" />,
      tool,
      ["Deny"],
      /^Denied \W*Book a flight\W* · \W*Travel Booking\W*$/,
    ],
  ];

it.each(cases)("the line of a card tells of %s", async (_, card, ask, presses, line) => {
  const rendered = await render(card, { custom: { openPage: () => true } });
  Promise.resolve(ask(rendered)).catch(() => {});
  for (const name of presses)
    await rendered.user.click(await screen.findByRole("button", { name }));
  const [sentence] = (await screen.findAllByText(line)).filter((one) => !one.matches("[role]"));
  expect(sentence).toBeVisible();
  expect(within(document.body).queryByRole("region")).not.toBeInTheDocument();
  await waitFor(() => expect(rendered.host.getState().open).toEqual([]));
});
