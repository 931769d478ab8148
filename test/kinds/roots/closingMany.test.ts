import { createHost, roots } from "mcp-host-ui/host";
import { expect, it, onTestFinished } from "vitest";
import { countSteps } from "../../support/countSteps.js";

/** Counts the rows that a host passes over while so many sessions close together. */
async function closingSteps(count: number): Promise<number> {
  const host = createHost({ kinds: [roots({ initial: ["/home/ada"] })] });
  onTestFinished(host.close);
  const sessions = Array.from({ length: count }, (_, place) =>
    host.openSession({ id: `server ${place}` }),
  );
  const answer = sessions[0]?.receive("roots/list", undefined);
  await expect.poll(() => host.getState().open).toHaveLength(1);
  const { id = "" } = host.getState().open[0] ?? {};
  await host.send({ type: "settle", id, answer: { action: "share", uris: ["file:///home/ada"] } });
  await expect(answer).resolves.toMatchObject({ roots: [{ uri: "file:///home/ada" }] });
  const stop = countSteps();
  for (const session of sessions) session.close();
  await new Promise((resolve) => setImmediate(resolve));
  return stop();
}

it("takes twice the steps to close twice the sessions", async () => {
  const [few, many] = [await closingSteps(100), await closingSteps(200)];
  expect(few).toBeGreaterThan(100);
  expect(many).toBeLessThan(2.5 * few);
});
