import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { countSteps } from "../support/countSteps.js";
import { openRelay } from "../support/openRelay.js";
import { openQuestions, shippingAddress } from "../support/questions.js";

describe("dismissAll", () => {
  it("takes all that it names out of sight at once, and nothing else", async () => {
    const few = await stepsToDismiss(20);
    const many = await stepsToDismiss(200);
    expect(few).toBeGreaterThan(0);
    // Ten times as many: ten times the steps, and a level of rows more.
    expect(many).toBeLessThan(few * 15);
  });

  it("comes from a window, for what that window sees", async () => {
    const { host, openWindow, ask } = openRelay();
    const { remote } = openWindow();
    ask();
    ask();
    const ids = (await openQuestions(remote, 2)).map(({ id }) => id);
    for (const id of ids) await remote.send({ type: "settle", id, answer: { action: "cancel" } });

    expect(await remote.send({ type: "dismissAll", ids: ["nobody"] })).toMatchObject({
      done: false,
    });
    expect(await remote.send({ type: "dismissAll", ids })).toEqual({ done: true });
    expect(host.getState().settled).toMatchObject([{ dismissed: true }, { dismissed: true }]);
  });
});

async function stepsToDismiss(count: number): Promise<number> {
  const unlimited = Number.POSITIVE_INFINITY;
  const host = createHost({
    kinds: [elicitation()],
    limits: { open: unlimited, perMinute: unlimited },
    keepSettled: 1_000,
  });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  for (let index = 0; index <= count; index += 1)
    session.receive("elicitation/create", shippingAddress).catch(() => {});
  await openQuestions(host, count + 1);
  session.close();
  const [kept, ...ids] = host.getState().settled.map(({ id }) => id);
  let heard = 0;
  host.subscribe(() => {
    heard += 1;
    expect(host.getState().settled).toHaveLength(count + 1);
  });

  const stop = countSteps();
  const receipt = await host.send({ type: "dismissAll", ids });
  const steps = stop();

  expect(receipt).toEqual({ done: true });
  expect(heard).toBe(1);
  const left = host.getState().settled.filter(({ dismissed }) => !dismissed);
  expect(left.map(({ id }) => id)).toEqual([kept]);
  return steps;
}
