import { describe, expect, it } from "vitest";
import { countSteps } from "../../../support/countSteps.js";
import { planning, settle, startHost, stateOf, tell } from "./rig.js";

describe("a decision about the roots", () => {
  it.each(["by command", "by answer"] as const)(
    "%s takes no more steps, and asks no more about servers, with many sessions than with few",
    async (way) => {
      const few = await stepsOf(20, way);
      const many = await stepsOf(2_000, way);
      expect(few.steps).toBeGreaterThan(0);
      expect(many.approvals).toBe(few.approvals);
      expect(many.steps).toBeLessThanOrEqual(few.steps + 400);
    },
  );
});

describe("a session that is better known", () => {
  it("has no other server's decision looked at, however many there are", async () => {
    const asked: string[] = [];
    const { host } = startHost({
      initial: [planning],
      approve: ({ id }) => {
        asked.push(id);
        return true;
      },
    });
    for (let index = 0; index < 200; index += 1) host.openSession({ id: `crowd-${index}` });
    const travel = host.openSession({ id: "travel" });
    await expect.poll(() => stateOf(host)?.servers.length).toBe(201);
    const before = stateOf(host);
    asked.length = 0;
    travel.update({ protocolVersion: "2025-06-18" });
    await expect.poll(() => asked).toContain("travel");
    expect(new Set(asked)).toEqual(new Set(["travel"]));
    expect(stateOf(host)).toBe(before);
    travel.update({ name: "Travel Booking" });
    await expect
      .poll(() => stateOf(host).servers.at(-1))
      .toMatchObject({ session: "travel", name: "Travel Booking" });
    expect(new Set(asked)).toEqual(new Set(["travel"]));
  });
});

/** Opens so many sessions, decides about the one in their middle and counts the records that were touched until its server heard. */
async function stepsOf(count: number, way: "by command" | "by answer") {
  let approvals = 0;
  const { host } = startHost({
    initial: [planning],
    approve: () => {
      approvals += 1;
      return false;
    },
  });
  let hear = () => {};
  const heard = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const middle = Math.floor(count / 2);
  for (let index = 0; index < middle; index += 1) host.openSession({ id: `crowd-${index}` });
  const travel = host.openSession({ id: "travel", notify: async () => hear() });
  for (let index = middle; index < count; index += 1) host.openSession({ id: `crowd-${index}` });
  await expect.poll(() => stateOf(host)?.servers.length).toBe(count + 1);
  // What commands need is loaded.
  await tell(host, { type: "roots/decide", session: "travel", decision: "ask" });
  const answer = travel.receive("roots/list").catch(() => {});
  await expect.poll(() => host.getState().open.length).toBe(1);
  const id = host.getState().open[0]?.id ?? "";

  const before = approvals;
  const stop = countSteps();
  if (way === "by answer") await settle(host, id, { action: "share", uris: [planning] });
  else {
    await tell(host, { type: "roots/decide", session: "travel", decision: "share" });
    await tell(host, { type: "roots/decide", session: "travel", decision: "refuse" });
    await heard;
  }
  await answer;
  const steps = stop();
  expect(stateOf(host).servers[middle]).toMatchObject({
    session: "travel",
    decision: way === "by answer" ? "share" : "refuse",
  });
  return { steps, approvals: approvals - before };
}
