import {
  createDecisionLog,
  type LogEntry,
  runTool,
  type Tools,
  verifyLogChain,
} from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../../../support/questions.js";
import { bookFlight, openV2 } from "../rig.js";

const call = { tool: bookFlight, arguments: { from: "Lisbon", to: "Oslo" } };
const key = `ghp_${"aB3d".repeat(9)}`;

/** Runs three allowed calls: one that returns, one whose result is an error, and one that throws. */
async function runThree(content: { readonly log: boolean; readonly policy?: boolean }) {
  const log = createDecisionLog({ content: content.log, chained: true });
  const told: LogEntry[] = [];
  const to = (entry: LogEntry) => void told.push(entry);
  const rig = await openV2({
    log,
    policy: { log: { to, ...(content.policy !== undefined && { content: content.policy }) } },
  });
  const runs: Tools.Run<unknown>[] = [
    rig.run,
    async () => ({ isError: true, content: [{ type: "text", text: `No seats. ${key}` }] }),
    async () => {
      throw new Error(`Offline. ${key}`);
    },
  ];
  for (const run of runs) {
    const ran = runTool(rig.session, call, run).catch(() => undefined);
    const { id } = await openQuestion(rig.host);
    await rig.host.send({ type: "settle", id, answer: { action: "allow" } });
    await ran;
  }
  expect(rig.received).toEqual([call.arguments]);
  return {
    ...rig,
    log,
    told,
    runsOf: (entries: readonly LogEntry[]) => entries.flatMap(({ run }) => run ?? []),
  };
}

describe("the log of a host with tool approval", () => {
  it("keeps each run after its decision: tool, duration, outcome, and redacted text", async () => {
    const { log, host, runsOf } = await runThree({ log: true });
    const entries = log.entries();
    expect(entries.map(({ run, outcome: { by, sent } }) => [run?.outcome, by, sent])).toEqual([
      [undefined, "person", "accept"],
      ["done", "person", "accept"],
      [undefined, "person", "accept"],
      ["error", "person", "accept"],
      [undefined, "person", "accept"],
      ["failed", "person", "accept"],
    ]);
    expect(runsOf(entries)).toMatchObject([
      { tool: "bookFlight", duration: expect.any(Number), text: "Booked" },
      { text: expect.stringMatching(/^No seats/) },
      { text: expect.stringMatching(/^Offline/) },
    ]);
    expect(host.getState().log).toEqual(entries);
    const lines = log.toJsonLines();
    expect(
      lines
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line)),
    ).toEqual(entries);
    expect(lines).not.toContain(key);
    expect(verifyLogChain(entries)).toEqual({ intact: true });
  });

  it.each([
    [{ log: true }, true, false],
    [{ log: false }, false, false],
    [{ log: false, policy: true }, false, true],
    [{ log: true, policy: false }, false, false],
  ])("keeps the text of a result only where content is kept: %j", async (content, kept, sent) => {
    const { log, told, runsOf } = await runThree(content);
    const texts = (entries: readonly LogEntry[]) =>
      runsOf(entries).map(({ text }) => text !== undefined);
    expect(texts(log.entries())).toEqual([kept, kept, kept]);
    expect(texts(told)).toEqual([sent, sent, sent]);
  });
});
