import "../kinds/sampling/react/warm.js";
import { act, screen, waitFor, within } from "@testing-library/react";
import { RequestInbox } from "mcp-host-ui";
import { createDecisionLog } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { analysis } from "../kinds/sampling/core/flights.js";
import { renderSampling } from "../kinds/sampling/react/renderSampling.js";
import { openQuestions } from "../support/questions.js";

const asking = (text: string) => ({
  ...analysis,
  messages: [{ role: "user", content: { type: "text", text } }],
});
const bar = (name: RegExp) => screen.findByRole("group", { name });
const plain = (element: HTMLElement) =>
  element.textContent?.replaceAll(/[\u2068\u2069]/gu, "") ?? "";

/** Requests whose answers are under review, all of them selected. */
async function reviewing(answers: readonly string[], askEveryTime = false) {
  const world = await renderSampling({
    ui: <RequestInbox />,
    hostOptions: {
      unattendedAfter: Number.POSITIVE_INFINITY,
      storage: false,
      log: createDecisionLog(),
    },
  });
  const { host, sample, model, user } = world;
  const asked = answers.map((_, place) => sample(asking(`Question ${place + 1}`)));
  for (const { id } of await openQuestions(host, answers.length))
    await host.send({ type: "sampling/approve", id });
  await model.turn(answers.length);
  for (const [place, content] of answers.entries()) model.asked[place]?.answer({ content });
  await waitFor(() =>
    expect(host.getState().open.map(({ detail }) => Object(detail).stage)).toEqual(
      answers.map(() => "response-review"),
    ),
  );
  await host.send({ type: "sampling/configure", settings: { askEveryTime } });
  await user.click(await screen.findByRole("checkbox", { name: /^Select all from / }));
  return { ...world, asked };
}

describe("RequestInbox, with several answers under review selected", () => {
  it("sends what it shows of each, and each is logged by itself", async () => {
    const answers = ["Take the train.", "Take the bus.", "Walk.", "Swim.", "Wait for spring."];
    const { host, asked, user } = await reviewing(answers);
    const shown = await bar(/5 requests/);
    for (const answer of answers) expect(within(shown).getByText(answer)).toBeVisible();
    expect(plain(shown)).not.toContain("You’ll see each answer");
    await user.click(within(shown).getByRole("button", { name: "Send 5 answers" }));
    expect(await screen.findByText("5 answers sent.")).toBeVisible();
    for (const [place, text] of answers.entries())
      await expect(asked[place]?.answer).resolves.toMatchObject({ content: { text } });
    expect(host.getState().log.map(({ outcome }) => [outcome.by, outcome.sent])).toEqual(
      answers.map(() => ["person", "result"]),
    );
  });

  it("leaves what is too long to be read there to be opened", async () => {
    const { host, asked, user } = await reviewing(["Take the train.", "x".repeat(600)]);
    const shown = await bar(/2 requests/);
    expect(shown).toHaveTextContent("1 can’t be allowed here. Open it to decide.");
    asked[1]?.answer.catch(() => {});
    await user.click(within(shown).getByRole("button", { name: "Send 1 answer" }));
    await expect(asked[0]?.answer).resolves.toMatchObject({ content: { text: "Take the train." } });
    expect(host.getState().open).toHaveLength(1);
  });

  it("denies them", async () => {
    const { asked, user } = await reviewing(["Take the train.", "Take the bus."]);
    await user.click(await screen.findByRole("button", { name: "Decline 2" }));
    const results = await Promise.allSettled(asked.map(({ answer }) => answer));
    expect(results).toMatchObject([
      { status: "rejected", reason: { code: -1 } },
      { status: "rejected", reason: { code: -1 } },
    ]);
  });

  it("sends none from there where the person is asked every time, in the host too", async () => {
    const { host, asked } = await reviewing(["Take the train."], true);
    asked[0]?.answer.catch(() => {});
    expect(await screen.findByText(/can’t be allowed here/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /^(Allow|Send)/ })).not.toBeInTheDocument();
    const [question] = host.getState().open;
    const answer = { action: "send", unseen: true };
    await expect(
      host.send({ type: "settle", id: question?.id ?? "", answer }),
    ).resolves.toMatchObject({ done: false, rejection: "unseen" });
  });

  it("takes its button back as soon as the person wants to be asked every time", async () => {
    const { host, asked } = await reviewing(["Take the train.", "Walk."]);
    for (const { answer } of asked) answer.catch(() => {});
    expect(await screen.findByRole("button", { name: "Send 2 answers" })).toBeVisible();
    await act(() => host.send({ type: "sampling/configure", settings: { askEveryTime: true } }));
    expect(screen.queryByRole("button", { name: /^Send/ })).not.toBeInTheDocument();
    expect(screen.getByText(/2 can’t be allowed here/)).toBeVisible();
    await act(() => host.send({ type: "sampling/configure", settings: { askEveryTime: false } }));
    expect(screen.getByRole("button", { name: "Send 2 answers" })).toBeVisible();
  });
});
