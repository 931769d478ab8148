import { screen, waitFor, within } from "@testing-library/react";
import { SamplingCard } from "mcp-host-ui";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../../../support/questions.js";
import { startClock } from "../../../support/startClock.js";
import { wires } from "../../../support/wires.js";
import { editText, type RenderSamplingOptions, renderSampling, stages } from "./renderSampling.js";

const over = /model request is closed$/;

/** A card's name stands there twice: to be seen, and to be announced. */
const seen = { selector: ":not([role=status])" };

/** Puts a request, and changes two parts of it; resolves when the host keeps the changes. */
async function change(options: RenderSamplingOptions, session?: { answerWithin: number }) {
  const rendered = await renderSampling(options);
  if (session) rendered.host.openSession({ id: "travel", ...session });
  const asked = rendered.sample();
  await screen.findByText(stages.request, seen);
  await editText(rendered.user, "message 1", "Only direct flights.");
  await editText(rendered.user, "the system prompt", "Be brief.");
  const { id } = await openQuestion(rendered.host);
  await waitFor(() =>
    expect(rendered.host.read(`draft:${id}`)).toEqual({
      request: expect.stringMatching(/direct flights.*Be brief/),
    }),
  );
  return { ...rendered, asked };
}

/** Whatever was typed stands in what became of the request, until that is dismissed; resolves to what became of it. */
async function readUntilDismissed(
  { user, host }: Awaited<ReturnType<typeof change>>,
  cause: RegExp,
) {
  expect(await screen.findByText(over, seen)).toBeVisible();
  expect(await screen.findByText(cause)).toBeVisible();
  expect(await screen.findByText("Only direct flights.")).toBeVisible();
  expect(screen.getByText("Be brief.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByText("Only direct flights.")).not.toBeInTheDocument());
  const [settled] = host.getState().settled;
  expect(host.read(`draft:${settled?.id}`)).toBeUndefined();
  return settled?.outcome;
}

describe.each(wires)("a sampling request that ends by itself (%s)", (_revision, wire) => {
  it("stays with what was typed when its server takes it back", async () => {
    const changed = await change({ server: { wire } });
    changed.asked.withdraw();
    expect(
      await readUntilDismissed(changed, /withdrew this question|task that asked this has ended/),
    ).toMatchObject({ sent: "nothing" });
  });

  it("stays with what was typed when its connection is lost", async () => {
    const changed = await change({ server: { wire } });
    await changed.server.close();
    expect(
      await readUntilDismissed(
        changed,
        /connection to the server was lost|task that asked this has ended/,
      ),
    ).toMatchObject({ sent: "nothing" });
  });
});

describe("a sampling request that ends by itself", () => {
  it("stays with what was typed when its time is over", async () => {
    const clock = startClock();
    const changed = await change({ ui: <SamplingCard /> }, { answerWithin: 30_000 });
    const refusal = expect(changed.asked.answer).rejects.toMatchObject({ code: -32603 });
    await clock.pass(30_000);
    await refusal;
    expect(await readUntilDismissed(changed, /Time ran out/)).toMatchObject({
      sent: "error",
      cause: "deadline",
    });
  });

  it("comes back with what was typed where it had been put aside", async () => {
    const changed = await change({});
    await changed.user.click(screen.getByRole("button", { name: "Later" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    changed.asked.withdraw();
    expect(await readUntilDismissed(changed, /withdrew this question/)).toMatchObject({
      sent: "nothing",
    });
  });

  it("keeps what was typed while nothing showed it", async () => {
    const changed = await change({});
    changed.rerender(<p>Another page of the app</p>);
    changed.asked.withdraw();
    await waitFor(() => expect(changed.host.getState().open).toEqual([]));
    changed.rerender(<SamplingCard />);
    const card = await screen.findByRole("region", { name: /Travel Booking/ });
    expect(within(card).getByText(over, seen)).toBeVisible();
    expect(await readUntilDismissed(changed, /withdrew this question/)).toMatchObject({
      sent: "nothing",
    });
  });
});
