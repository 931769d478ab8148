import { renderWithHost, type WireRequest } from "@mcp-host-ui/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { elicitationKind } from "../../src/kinds/elicitation/react/elicitationKind.js";
import { elicitationShell } from "../../src/kinds/elicitation/react/elicitationShell.js";
import { rootsKind } from "../../src/kinds/roots/react/consent/rootsKind.js";
import { samplingKind } from "../../src/kinds/sampling/react/samplingKind.js";
import { LazyPrompt } from "../../src/prompt/loading/LazyPrompt.js";
import type { QuestionKind } from "../../src/prompt/questionKind.js";
import { createChunk } from "../../src/react/chunk/createChunk.js";
import { startClock } from "../support/startClock.js";

interface Asked {
  readonly name: string;
  readonly kind: QuestionKind;
  /** What is there at once, of kinds that load the rest before they need it. */
  readonly shell?: QuestionKind;
  readonly request: WireRequest;
  /** A no, and what the server hears of it. */
  readonly no: unknown;
  readonly heard: object;
}

const kinds: readonly Asked[] = [
  {
    name: "elicitation",
    kind: elicitationKind,
    shell: elicitationShell,
    request: {
      method: "elicitation/create",
      params: {
        message: "Where to?",
        requestedSchema: { type: "object", properties: { city: { type: "string" } } },
      },
    },
    no: { action: "decline" },
    heard: { action: "decline" },
  },
  {
    name: "sampling",
    kind: samplingKind,
    request: {
      method: "sampling/createMessage",
      params: {
        messages: [{ role: "user", content: { type: "text", text: "Which flight?" } }],
        maxTokens: 100,
      },
    },
    no: { action: "deny" },
    heard: { code: -1 },
  },
  {
    name: "roots",
    kind: rootsKind,
    request: { method: "roots/list" },
    no: { action: "refuse" },
    heard: { code: -1 },
  },
];

/** Renders a prompt whose chunk cannot be loaded until the network is back, and has the server ask. */
async function askBehindOutage({ name, kind, shell, request }: Asked) {
  let isOnline = false;
  let attempts = 0;
  const chunk = createChunk<QuestionKind>(async () => {
    attempts += 1;
    if (!isOnline) throw new TypeError("Failed to fetch dynamically imported module");
    return kind;
  });
  const host = createHost({
    kinds: [
      elicitation(),
      roots({ initial: ["/work"] }),
      sampling({ generate: async () => ({ content: "The first.", model: "test" }) }),
    ],
    storage: false,
    unattendedAfter: 30,
  });
  const rendered = await renderWithHost(
    <LazyPrompt name={name} chunk={chunk} {...(shell && { shell })} />,
    {
      host,
    },
  );
  onTestFinished(rendered.close);
  const heard: unknown[] = [];
  const { answer } = rendered.server.request(request);
  answer.then(
    (result) => heard.push(result),
    (error: unknown) => heard.push(error),
  );
  const bar = await screen.findByRole("region", { name: "Waiting for you" });
  return {
    host,
    heard,
    bar,
    attempts: () => attempts,
    restore() {
      isOnline = true;
    },
  };
}

const notLoaded = /Couldn’t load a question from .*Travel Booking/;

describe.each(kinds)("LazyPrompt of $name, whose chunk is blocked", (asked) => {
  it("says that a question waits, and lets nobody answer for the person", async () => {
    const clock = startClock();
    const { host, heard, bar } = await askBehindOutage(asked);
    expect(within(bar).getAllByText(notLoaded).at(-1)).toBeVisible();
    // Longer than a question that nobody could see would stay.
    await clock.pass(1_000);
    expect(host.getState().open).toMatchObject([{ kind: asked.name }]);
    expect(heard).toEqual([]);
  });

  it("shows it once the page is online again", async () => {
    const { heard, restore, attempts } = await askBehindOutage(asked);
    restore();
    window.dispatchEvent(new Event("online"));
    const before = attempts();
    expect(await screen.findByRole("dialog")).toBeVisible();
    expect(screen.queryByText(notLoaded)).toBeNull();
    expect(attempts()).toBe(before);
    expect(heard).toEqual([]);
  });

  it("shows it once the person has tried again, and sends what they answer", async () => {
    const { host, heard, bar, restore } = await askBehindOutage(asked);
    const user = userEvent.setup();
    const again = within(bar).getByRole("button", { name: "Try again" });
    await user.click(again);
    expect(again).toBeVisible();
    restore();
    await user.click(again);
    await screen.findByRole("dialog");

    const id = host.getState().open[0]?.id ?? "";
    await host.send({ type: "settle", id, answer: asked.no });
    await expect.poll(() => heard).toMatchObject([asked.heard]);
  });
});
