import { createHost, elicitation, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDice } from "../support/dice.js";
import { makeRequest } from "./makeRequest.js";
import { seed, tries, watchHealth } from "./watchHealth.js";

/** The answers that a person's clicks, or a broken window, might send. */
const answers: readonly unknown[] = [
  { action: "accept", content: { name: "Ada", confirm: true } },
  { action: "accept" },
  { action: "decline" },
  { action: "cancel" },
  { action: "send", result: { role: "assistant", content: { type: "text", text: "9" } } },
  { action: "share" },
  { action: "__proto__" },
  null,
  [],
  "accept",
];

/** The code of an error of the protocol; anything else is thrown on. */
function codeOf(error: unknown): number {
  if (error instanceof Error && "code" in error && Number.isInteger(error.code))
    return Number(error.code);
  throw error;
}

function count(counts: Map<number, number>, code: number): void {
  counts.set(code, (counts.get(code) ?? 0) + 1);
}

describe("requests that no server should send", () => {
  it(`stand in the host or are refused by an error of the protocol: ${tries} of them`, {
    timeout: 7_200_000,
  }, async () => {
    const dice = createDice(seed + 2);
    const health = watchHealth();
    const troubles: unknown[] = [];
    const host = createHost({
      kinds: [
        elicitation({ url: true }),
        sampling({
          generate: async () => ({ content: { type: "text", text: "9" } }),
          limits: { perMinute: Number.POSITIVE_INFINITY },
        }),
        roots({ initial: ["/work"] }),
      ],
      keepSettled: 10,
      unattendedAfter: Number.POSITIVE_INFINITY,
      limits: { open: Number.POSITIVE_INFINITY, perMinute: Number.POSITIVE_INFINITY },
      onError: (error) => troubles.push(error),
    });
    onTestFinished(host.close);
    const session = host.openSession({ id: "travel", name: "Travel Booking" });
    const codes = new Map<number, number>();
    const receipts = new Set<boolean>();
    let stood = 0;
    let answered = 0;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const [method, params] = makeRequest(dice);
      const what = () => ({ method, params });
      const withdrawal = new AbortController();
      const { signal } = withdrawal;
      const ended = { isOver: false };
      const receive = async () => {
        try {
          await session.receive(method, params, { signal });
          answered += 1;
        } catch (error) {
          if (!signal.aborted) count(codes, codeOf(error));
        }
        ended.isOver = true;
      };
      const result = receive();
      await health.runLater(what, async () => {
        while (!ended.isOver && host.getState().open.length === 0) await new Promise(setImmediate);
      });
      const [question] = host.getState().open;
      if (question) {
        stood += 1;
        health.run(what, () => structuredClone(question));
        const answer = dice.pick(answers) as object;
        const command = { type: "settle", id: question.id, answer } as const;
        const { done } = await health.runLater(what, () => host.send(command));
        receipts.add(done);
      }
      withdrawal.abort();
      await result;
      expect(host.getState().open).toEqual([]);
    }
    expect(stood).toBeGreaterThan(tries / 5);
    expect(answered).toBeGreaterThan(tries / 20);
    expect(receipts).toEqual(new Set([true, false]));
    expect(codes.get(-32602)).toBeGreaterThan(tries / 20);
    // What is a trouble of the host's own would have been told as -32603.
    expect([...codes.keys()].filter((code) => code === -32603)).toEqual([]);
    expect(troubles).toEqual([]);
    health.check();
  });
});
