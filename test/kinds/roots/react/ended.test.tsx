import { renderWithHost, type StartServerOptions } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, RootsCard } from "mcp-host-ui";
import { createHost, roots } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestions } from "../../../support/questions.js";
import { startClock } from "../../../support/startClock.js";
import { wires } from "../../../support/wires.js";

const initial = [{ uri: "file:///Users/agent/travel-planning", name: "Main workspace" }];

async function ask(
  server: StartServerOptions,
  answerWithin?: number,
  ui: ReactNode = <HostPrompts />,
) {
  const host = createHost({
    kinds: [roots({ initial, approve: () => false })],
    storage: false,
  });
  const rendered = await renderWithHost(ui, { host, server });
  onTestFinished(rendered.close);
  if (answerWithin !== undefined) host.openSession({ id: "travel", answerWithin });
  const asked = rendered.server.request({ method: "roots/list" });
  await openQuestions(host);
  await screen.findByRole("button", { name: "Share 1 folder" });
  return { ...rendered, asked, user: userEvent.setup() };
}

async function readUntilDismissed({ user, host }: Awaited<ReturnType<typeof ask>>, cause: RegExp) {
  expect(await screen.findByText(cause)).toBeVisible();
  // A card's name stands there twice: to be seen, and to be announced.
  const name = screen.getByText(/Travel Booking.*folder request is closed/, {
    selector: ":not([role=status])",
  });
  expect(name).toBeVisible();
  expect(screen.getByText("Not shared.")).toBeVisible();
  expect(screen.getByText("/Users/agent/travel-planning")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Share 1 folder" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByText(cause)).not.toBeInTheDocument());
  return host.getState().settled[0]?.outcome;
}

describe.each(wires)("a question for roots that ends by itself (%s)", (_revision, wire) => {
  it("stays when its server takes it back", async () => {
    const rendered = await ask({ wire });
    rendered.asked.withdraw();
    expect(
      await readUntilDismissed(rendered, /withdrew this question|task that asked this has ended/),
    ).toMatchObject({ sent: "nothing" });
  });

  it("stays when its connection is lost", async () => {
    const rendered = await ask({ wire });
    await rendered.server.close();
    expect(
      await readUntilDismissed(
        rendered,
        /connection to the server was lost|task that asked this has ended/,
      ),
    ).toMatchObject({ sent: "nothing" });
  });
});

describe("a question for roots that ends by itself", () => {
  it.each([
    ["a dialog", <HostPrompts key="prompts" />],
    ["a card", <RootsCard key="card" />],
  ])("stays in %s when its time is over", async (_, ui) => {
    const clock = startClock();
    const rendered = await ask({}, 30_000, ui);
    const refusal = expect(rendered.asked.answer).rejects.toBeInstanceOf(Error);
    await clock.pass(30_000);
    await refusal;
    expect(await readUntilDismissed(rendered, /Time ran out/)).toMatchObject({
      sent: "error",
      cause: "deadline",
    });
  });

  it("stays where its page of the app was left and opened again", async () => {
    const rendered = await ask({});
    rendered.rerender(<p>Another page of the app</p>);
    rendered.rerender(<HostPrompts />);
    await screen.findByRole("button", { name: "Share 1 folder" });
    rendered.asked.withdraw();
    expect(await readUntilDismissed(rendered, /withdrew this question/)).toMatchObject({
      sent: "nothing",
    });
  });
});
