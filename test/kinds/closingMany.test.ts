import { createHost, elicitation, type LocalHost, roots, sampling } from "mcp-host-ui/host";
import { expect, it, onTestFinished } from "vitest";
import { countSteps } from "../support/countSteps.js";
import { shippingAddress } from "../support/questions.js";

type Session = ReturnType<LocalHost["openSession"]>;
type Prepare = (host: LocalHost, sessions: readonly Session[]) => Promise<void>;

const unlimited = Number.POSITIVE_INFINITY;
const asked =
  (method: string, params: object): Prepare =>
  async (host, sessions) => {
    for (const session of sessions) session.receive(method, params).catch(() => {});
    await expect.poll(() => host.getState().open.length).toBe(sessions.length);
  };

const prepared: readonly (readonly [string, Prepare])[] = [
  [
    "shared folders",
    async (host, [first]) => {
      const answer = first?.receive("roots/list", undefined);
      await expect.poll(() => host.getState().open).toHaveLength(1);
      const { id = "" } = host.getState().open[0] ?? {};
      const share = { action: "share", uris: ["file:///home/ada"] };
      await host.send({ type: "settle", id, answer: share });
      await expect(answer).resolves.toMatchObject({ roots: [{ uri: "file:///home/ada" }] });
    },
  ],
  ["an open form each", asked("elicitation/create", shippingAddress)],
  [
    "an open sampling request each",
    asked("sampling/createMessage", {
      messages: [{ role: "user", content: { type: "text", text: "Hello" } }],
      maxTokens: 10,
    }),
  ],
];

/** Counts the rows that a host passes over while so many sessions close together. */
async function closingSteps(count: number, prepare: Prepare): Promise<number> {
  const host = createHost({
    kinds: [
      roots({ initial: ["/home/ada"] }),
      elicitation(),
      sampling({ generate: async () => ({ content: "" }) }),
    ],
    limits: { open: unlimited, perMinute: unlimited },
  });
  onTestFinished(host.close);
  const sessions = Array.from({ length: count }, (_, place) =>
    host.openSession({ id: `server ${place}` }),
  );
  await prepare(host, sessions);
  const stop = countSteps();
  for (const session of sessions) session.close();
  await new Promise((resolve) => setImmediate(resolve));
  const steps = stop();
  expect(host.getState().open).toEqual([]);
  return steps;
}

// Rows are in trees of 32 branches, which a change copies: more rows cost up to a level more, and never a look at all.
it.each(prepared)("takes no quadratic time to close sessions with %s", async (_, prepare) => {
  const [few, many] = [await closingSteps(300, prepare), await closingSteps(1_200, prepare)];
  expect(few).toBeGreaterThan(300);
  expect(many / few).toBeLessThan(8);
});
