import "../kinds/sampling/react/warm.js";
import { renderWithHost } from "@mcp-host-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts, RootsCard, SamplingCard } from "mcp-host-ui";
import { createHost, roots, sampling } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { analysis } from "../kinds/sampling/core/flights.js";
import { openQuestion } from "../support/questions.js";
import { startClock } from "../support/startClock.js";

const minute = 60_000;
const message = { method: "sampling/createMessage", params: analysis };
const folders = { method: "roots/list" };

const shown: readonly (readonly [string, ReactNode, typeof message | typeof folders])[] = [
  ["a message, in a card", <SamplingCard key="card" />, message],
  ["a message, in a dialog", <HostPrompts key="prompts" />, message],
  ["the folders, in a card", <RootsCard key="card" />, folders],
  ["the folders, in a dialog", <HostPrompts key="prompts" />, folders],
];

describe.each(shown)("the deadline of a question for %s", (_, ui, request) => {
  const ask = async (session: { answerWithin: number; extendBy?: number }) => {
    const generate = () => Promise.reject(new Error("not asked"));
    const host = createHost({
      kinds: [sampling({ generate }), roots({ initial: ["file:///work"] })],
    });
    const rendered = await renderWithHost(ui, { host });
    onTestFinished(rendered.close);
    host.openSession({ id: "travel", ...session });
    return { ...rendered, answer: rendered.server.request(request).answer };
  };

  it("is shown, and moves where the host app lets it", async () => {
    const { host } = await ask({ answerWithin: 5 * minute - 1_000, extendBy: 10 * minute });
    const [text] = await screen.findAllByText("Less than 5 minutes left to answer");
    expect(text).toBeVisible();
    const before = (await openQuestion(host)).deadline ?? 0;
    await userEvent.click(screen.getByRole("button", { name: "I need more time" }));
    expect(await screen.findByText("Less than 15 minutes left to answer")).toBeVisible();
    expect((await openQuestion(host)).deadline).toBe(before + 10 * minute);
  });

  it("is over with the time, and says so", async () => {
    const clock = startClock();
    const { answer } = await ask({ answerWithin: minute - 1_000 });
    const refused = expect(answer).rejects.toMatchObject({ code: -32603 });
    // Shown, and said.
    await waitFor(() =>
      expect(screen.getAllByText("Less than 1 minute left to answer")).toHaveLength(2),
    );
    expect(screen.queryByRole("button", { name: "I need more time" })).not.toBeInTheDocument();
    await clock.pass(minute);
    await refused;
    expect(await screen.findByText("Time ran out.")).toBeVisible();
    expect(screen.queryByText(/left to answer/)).not.toBeInTheDocument();
  });
});
