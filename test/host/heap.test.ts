import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createHost, elicitation, type LocalHost, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { dialog, openQuestions, shippingAddress } from "../support/questions.js";

const unlimited = Number.POSITIVE_INFINITY;
const times = 10;
/** `npm run test:deep -- heap` asks 10,000 each time. */
const questions = Number(process.env.HEAP_QUESTIONS ?? 200);

const prompt = {
  messages: [{ role: "user", content: { type: "text", text: "Where is it warm in May?" } }],
  maxTokens: 100,
};

const kinds: readonly (readonly [string, string, object])[] = [
  ["elicitation", "elicitation/create", shippingAddress],
  ["sampling", "sampling/createMessage", prompt],
  ["roots", "roots/list", {}],
];

describe("a host's heap", () => {
  it.each(kinds)(
    "is back where it was once many questions are settled: %s",
    async (_name, method, params) => {
      const host = createHost({
        kinds: [
          elicitation(),
          roots({ initial: ["/work"] }),
          sampling({
            models: [{ id: "small", name: "Small" }],
            generate,
            limits: { perMinute: unlimited },
          }),
        ],
        limits: { open: unlimited, perMinute: unlimited },
        unattendedAfter: unlimited,
      });
      onTestFinished(host.close);
      await host.send({ type: "openSurface", surface: dialog });
      // What is loaded and compiled with the first questions stays; until it is loaded, they wait for it.
      for (let time = 0; time < times; time += 1) await askAndWithdraw(host, method, params);
      await vi.dynamicImportSettled();
      const before = await heapInUse();
      for (let time = 0; time < times; time += 1) await askAndWithdraw(host, method, params);
      const grown = (await heapInUse()) - before;
      expect(host.getState()).toMatchObject({
        open: [],
        settled: { length: Math.min(questions, 100) },
      });
      // A record that stayed would take a few hundred bytes for each question; the test runner itself takes a little.
      expect(grown).toBeLessThan(1_000_000 + times * questions * 20);
    },
  );
});

/** Asks so many questions from a session of their own, takes all of them back, and forgets the session. */
async function askAndWithdraw(host: LocalHost, method: string, params: object): Promise<void> {
  const session = host.openSession({ id: "travel" });
  const withdrawals = Array.from({ length: questions }, () => new AbortController());
  const answers = withdrawals.map(({ signal }) => session.receive(method, params, { signal }));
  const heard = Promise.allSettled(answers);
  await openQuestions(host, questions);
  for (const withdrawal of withdrawals) withdrawal.abort();
  const results = await heard;
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
  session.close();
}

/** The bytes of what can still be reached. */
async function heapInUse(): Promise<number> {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  if (typeof collect !== "function") throw new Error("This Node cannot collect on demand.");
  for (let pass = 0; pass < 3; pass += 1) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return process.memoryUsage().heapUsed;
}

function generate(): never {
  throw new Error("Nobody asks a model here.");
}
