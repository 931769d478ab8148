import { createDecisionLog, createHost, type HostOptions, type LogEntry } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind, type Running } from "../support/ownKind.js";
import { openQuestion } from "../support/questions.js";

/** The entry of one answer, in a log and at the app's own function, where what is kept is as the options say. */
async function entriesOf({
  content,
  policyContent,
  given = {},
  kind = {},
  onError,
}: {
  content?: boolean;
  policyContent?: boolean;
  given?: object;
  kind?: Partial<Running>;
  onError?: (error: unknown) => void;
} = {}): Promise<readonly (LogEntry | undefined)[]> {
  const log = createDecisionLog(content === undefined ? {} : { content });
  const told: LogEntry[] = [];
  const policy: NonNullable<HostOptions["policy"]> = {
    log: {
      to: (entry) => void told.push(entry),
      ...(policyContent !== undefined && { content: policyContent }),
    },
  };
  const host = createHost({
    kinds: [
      ownKind("own", {
        answer: (_, answer) => ({
          reply: { sent: "decline", result: { answer } },
          reason: "I would rather not.",
        }),
        ...kind,
      }),
    ],
    log,
    policy,
    ...(onError && { onError }),
  });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel", name: "Travel Booking" });
  session.receive("own/ask", { of: "trip" }, given).catch(() => {});
  const { id } = await openQuestion(host);
  await host.send({ type: "settle", id, answer: "no" });
  expect(told).toHaveLength(1);
  expect(log.entries()).toHaveLength(1);
  return [log.entries()[0], told[0]];
}

const plain = {
  id: expect.any(String),
  kind: "own",
  session: "travel",
  server: "Travel Booking",
  receivedAt: expect.any(Number),
  asked: 1,
};
const outcome = { sent: "decline", by: "person", at: expect.any(Number) };
const whole = {
  ...plain,
  outcome: { ...outcome, reason: "I would rather not." },
  request: { of: "trip" },
  sent: { answer: "no" },
};
const bare = { ...plain, outcome };
const decided = { ...plain, outcome: whole.outcome };

describe("the entry of a decision", () => {
  it.each<readonly [object, object, object]>([
    [{}, decided, bare],
    [{ content: false }, decided, bare],
    [{ policyContent: false }, bare, bare],
    [{ content: true }, whole, bare],
    [{ content: true, policyContent: false }, bare, bare],
    [{ policyContent: true }, decided, whole],
    [{ content: true, policyContent: true }, whole, whole],
  ])("has anybody's own words where it may: %o", async (options, inLog, atApp) => {
    const [logged, told] = await entriesOf(options);
    expect(logged).toEqual(inLog);
    expect(told).toEqual(atApp);
  });

  it("names the server's view that asked", async () => {
    const [logged] = await entriesOf({ given: { appView: "Map" } });
    expect(logged).toEqual({ ...decided, appView: "Map" });
  });

  it("has of the request what its kind lets a log keep, and nothing where that fails", async () => {
    const loggable: Running["loggable"] = (question) => ({ ...question, request: "redacted" });
    const [redacted] = await entriesOf({ content: true, kind: { loggable } });
    expect(redacted).toMatchObject({ request: "redacted", sent: { answer: "no" } });
    const broken: Running["loggable"] = () => {
      throw new Error("It could not be loaded.");
    };
    const errors: unknown[] = [];
    const [lost] = await entriesOf({
      content: true,
      kind: { loggable: broken },
      onError: (error) => errors.push(error),
    });
    expect(lost).toEqual({ ...whole, request: undefined });
    expect(errors).toMatchObject([{ message: "It could not be loaded." }]);
  });
});
