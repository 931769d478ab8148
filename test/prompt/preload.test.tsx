import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { Elicitation } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { elicitationKind } from "../../src/kinds/elicitation/react/elicitationKind.js";
import { elicitationShell } from "../../src/kinds/elicitation/react/elicitationShell.js";
import { LazyCard } from "../../src/prompt/loading/LazyCard.js";
import { LazyPrompt } from "../../src/prompt/loading/LazyPrompt.js";
import type { QuestionKind } from "../../src/prompt/questionKind.js";
import { createChunk } from "../../src/react/chunk/createChunk.js";
import { startClock } from "../support/startClock.js";

const where = {
  message: "Where to?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City" } },
    required: ["city"],
  },
};

interface Attempt {
  readonly resolve: (kind: QuestionKind) => void;
  readonly reject: (error: Error) => void;
}

/** A form that the test delivers, or fails to. */
function delivered() {
  const attempts: Attempt[] = [];
  const chunk = createChunk(
    () => new Promise<QuestionKind>((resolve, reject) => attempts.push({ resolve, reject })),
  );
  return {
    lazy: { name: "elicitation", chunk, shell: elicitationShell },
    attempts: () => attempts.length,
    arrive: () => attempts.at(-1)?.resolve(elicitationKind),
    fail: () => attempts.at(-1)?.reject(new TypeError("Failed to fetch")),
  };
}

async function render(ui: ReactNode) {
  const host = createHost({ kinds: [elicitation()], storage: false, unattendedAfter: 30 });
  const rendered = await renderWithHost(ui, { host });
  onTestFinished(rendered.close);
  return { ...rendered, user: userEvent.setup() };
}

const notLoaded = /Couldn’t load a question from .*Travel Booking/;
const city = () => screen.findByRole("textbox", { name: /City/ });

type Form = ReturnType<typeof delivered>;
const surfaces: readonly (readonly [string, (form: Form) => ReactNode])[] = [
  ["LazyPrompt", ({ lazy }) => <LazyPrompt {...lazy} />],
  ["LazyCard", ({ lazy }) => <LazyCard {...lazy} />],
];

describe.each(surfaces)("%s", (_, show) => {
  it("loads the form before anybody asks, and shows the first question with it", async () => {
    const form = delivered();
    const { server, user } = await render(show(form));
    await waitFor(() => expect(form.attempts()).toBe(1));
    form.arrive();

    const { answer } = server.elicit(where);
    await user.type(await city(), "Lisbon");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
    expect(form.attempts()).toBe(1);
  });

  it("shows nothing of a question whose form is on its way, and all of it once that is there", async () => {
    const clock = startClock();
    const form = delivered();
    const { server, host, user } = await render(show(form));
    const { answer } = server.elicit(where);
    await waitFor(() => expect(host.getState().open).toHaveLength(1));
    await waitFor(() => expect(form.attempts()).toBe(1));
    // Longer than a question that nobody could see would stay.
    await clock.pass(1_000);
    expect(host.getState().open).toHaveLength(1);
    expect(screen.queryByText(/Travel Booking/)).toBeNull();

    form.arrive();
    await user.type(await city(), "Lisbon");
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });

  it("keeps it to itself that the form could not be loaded before, and tries again with a question", async () => {
    const form = delivered();
    const { server } = await render(show(form));
    await waitFor(() => expect(form.attempts()).toBe(1));
    form.fail();
    await Promise.resolve();
    expect(screen.queryByText(notLoaded)).toBeNull();

    const { answer } = server.elicit(where);
    await waitFor(() => expect(form.attempts()).toBe(2));
    expect(screen.queryByText(notLoaded)).toBeNull();
    form.arrive();
    expect(await city()).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toEqual({ action: "decline" });
  });

  it("says that a question waits whose form could not be loaded, until the person has tried again", async () => {
    const form = delivered();
    const { server, host, user } = await render(show(form));
    const { answer } = server.elicit(where);
    await waitFor(() => expect(form.attempts()).toBe(1));
    form.fail();
    expect((await screen.findAllByText(notLoaded)).at(-1)).toBeVisible();
    expect(host.getState().open).toHaveLength(1);

    await user.click(screen.getByRole("button", { name: "Try again" }));
    form.arrive();
    await user.type(await city(), "Lisbon");
    expect(screen.queryByText(notLoaded)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Send" }));
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  });
});

describe("content of an app's own", () => {
  const own = (
    <>
      <Elicitation.Title />
      <Elicitation.Actions />
    </>
  );

  it.each([
    ["LazyPrompt", (form: Form) => <LazyPrompt {...form.lazy}>{own}</LazyPrompt>],
    ["LazyCard", (form: Form) => <LazyCard {...form.lazy}>{own}</LazyCard>],
  ])("is shown by %s without loading the form", async (_, show) => {
    const form = delivered();
    const { server, user } = await render(show(form));
    const { answer } = server.elicit(where);
    await user.click(await screen.findByRole("button", { name: "Decline" }));
    await expect(answer).resolves.toEqual({ action: "decline" });
    expect(form.attempts()).toBe(0);
  });
});
