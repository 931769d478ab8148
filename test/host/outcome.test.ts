import { createHost, type Outcome } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";
import { openQuestion, settledQuestion } from "../support/questions.js";

/** The outcome of a question whose signal was aborted with this as the outcome that it had elsewhere. */
async function outcomeOf(elsewhere: unknown): Promise<Outcome | undefined> {
  const host = createHost({ kinds: [ownKind("own")] });
  onTestFinished(host.close);
  const controller = new AbortController();
  const asked = host
    .openSession({ id: "travel" })
    .receive("own/ask", {}, { signal: controller.signal });
  const { id } = await openQuestion(host);
  controller.abort({ outcome: elsewhere });
  await expect(asked).rejects.toMatchObject({ message: "The question was withdrawn." });
  return (await settledQuestion(host, id)).outcome;
}

const at = 5;
const ended = ["server", "session", "person", "host"].map((by) => ({ sent: "nothing", by, at }));
const answered = ["accept", "decline", "cancel", "result", "error"].flatMap((sent) =>
  ["person", "rule", "host", "server"].map((by) => ({ sent, by, at })),
);

describe("the outcome that a question had on another machine", () => {
  it("is the one that it has here, whatever it was", async () => {
    for (const outcome of [...ended, ...answered])
      expect(await outcomeOf(outcome)).toEqual(outcome);
    expect([...ended, ...answered]).toHaveLength(24);
  });

  it.each<readonly [string, unknown]>([
    ["none", undefined],
    ["nothing", null],
    ["a text", "accept"],
    ["of no time", { sent: "accept", by: "person" }],
    ["of a time that is a text", { sent: "accept", by: "person", at: "5" }],
    ["of a time that is no number", { sent: "accept", by: "person", at: Number.NaN }],
    ["one where nobody knows what was sent", { by: "person", at }],
    ["one where something unknown was sent", { sent: "maybe", by: "person", at }],
    ["one by nobody", { sent: "accept", at }],
    ["one by somebody unknown", { sent: "accept", by: "neighbour", at }],
    ["an answer by the end of a session", { sent: "accept", by: "session", at }],
    ["an end without an answer by a rule", { sent: "nothing", by: "rule", at }],
    ["an end without an answer by somebody unknown", { sent: "nothing", by: "neighbour", at }],
  ])("is none where what came is %s: its server took it back", async (_, elsewhere) => {
    expect(await outcomeOf(elsewhere)).toMatchObject({ sent: "nothing", by: "server" });
  });
});
