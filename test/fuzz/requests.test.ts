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
  { action: "deny" },
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

/** How a request ended: with an answer, with an error of the protocol, or withdrawn unanswered. */
type Ending = "answered" | "withdrawn" | number;

const booking = { type: "object", properties: { name: { type: "string" } } };
const message = "Where to?";

/** Requests whose end is known: the method, its params, the user's answer, the end, and whether the host took the answer. */
const certain: readonly (readonly [string, unknown, object | null, Ending, boolean | undefined])[] =
  [
    [
      "elicitation/create",
      { message, requestedSchema: booking },
      { action: "accept", content: { name: "Ada" } },
      "answered",
      true,
    ],
    ["elicitation/create", { message, requestedSchema: booking }, null, "withdrawn", false],
    ["elicitation/create", { message: 7, requestedSchema: booking }, null, -32602, undefined],
    [
      "sampling/createMessage",
      { messages: [{ role: "user", content: { type: "text", text: "9?" } }], maxTokens: 9 },
      { action: "deny" },
      -1,
      true,
    ],
    ["sampling/createMessage", { messages: "9?" }, null, -32602, undefined],
    ["roots/list", {}, { action: "share" }, "withdrawn", false],
  ];

describe("requests that no server should send", () => {
  it(`become questions or fail with an error of the protocol: ${tries} requests`, {
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
    /** Sends one request, and this answer if the request becomes a question. */
    const play = async (method: string, params: unknown, answer: object | null) => {
      const what = () => ({ method, params });
      const withdrawal = new AbortController();
      const { signal } = withdrawal;
      const ended: { as?: Ending } = {};
      const receive = async () => {
        try {
          await session.receive(method, params, { signal });
          ended.as = "answered";
        } catch (error) {
          ended.as = signal.aborted ? "withdrawn" : codeOf(error);
        }
      };
      const result = receive();
      await health.runLater(what, async () => {
        while (ended.as === undefined && host.getState().open.length === 0)
          await new Promise(setImmediate);
      });
      const [question] = host.getState().open;
      let taken: boolean | undefined;
      if (question) {
        health.run(what, () => structuredClone(question));
        const command = { type: "settle", id: question.id, answer: answer as object } as const;
        taken = (await health.runLater(what, () => host.send(command))).done;
        // A question that is no longer open has its result.
        if (host.getState().open.length === 0) await result;
      }
      withdrawal.abort();
      await result;
      expect(host.getState().open).toEqual([]);
      return { ending: ended.as, taken };
    };

    const endings = new Set<Ending | undefined>();
    const receipts = new Set<boolean | undefined>();
    const failed = new Set<string>();
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const [asked, hostile] = makeRequest(dice);
      const { ending, taken } = await play(asked, hostile, dice.pick(answers) as object);
      endings.add(ending);
      if (ending === -32603) failed.add(asked);
      receipts.add(taken);
      if (attempt % 10 > 0) continue;
      // The known requests still end as they should after each hostile one.
      const [method, params, answer, ...known] = certain[(attempt / 10) % certain.length] ?? [];
      const played = await play(method ?? "", params, answer ?? null);
      expect([method, played.ending, played.taken]).toEqual([method, ...known]);
    }
    expect([...endings]).toEqual(expect.arrayContaining(["answered", "withdrawn", -32602]));
    expect(receipts).toEqual(new Set([true, false, undefined]));
    // A user who cancels leaves the list of roots undecided; no other request fails in the host.
    expect([...failed].filter((method) => method !== "roots/list")).toEqual([]);
    expect(troubles).toEqual([]);
    health.check();
  });
});
