import { createDecisionLog, type Host } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { dialog, openQuestion, shippingAddress } from "../support/questions.js";
import { type Rig, rigs } from "../support/rigs.js";

interface Ending {
  readonly rig: Rig;
  readonly id: string;
  readonly withdraw: () => void;
}

const endings: readonly (readonly [string, (ending: Ending) => unknown])[] = [
  [
    "a person",
    ({ rig, id }) => rig.host.send({ type: "settle", id, answer: { action: "cancel" } }),
  ],
  [
    "a rule",
    // Rules are the host's own: no window answers by one.
    ({ rig, id }) =>
      rig.local.send({ type: "settle", id, answer: { action: "cancel" }, rule: "never" }),
  ],
  ["the server", ({ withdraw }) => withdraw()],
  ["its session", ({ rig }) => rig.close()],
  ["its host", ({ rig }) => rig.local.close()],
];

describe.each(rigs)("the state, through %s", (_name, open) => {
  it.each(endings)(
    "shows who hears of a question settled by %s all of it at once, the log included",
    async (_by, end) => {
      const rig = await open({ log: createDecisionLog() });
      await rig.host.send({ type: "openSurface", surface: dialog });
      const { answer, withdraw } = rig.ask(shippingAddress);
      answer.catch(() => {});
      const { id } = await openQuestion(rig.host);
      const heard = watch(rig.host, id);
      const inLog: number[][] = [];
      rig.local.log?.subscribe(() => {
        const { settled, log } = rig.local.getState();
        inLog.push([settled.length, log.length]);
      });

      await end({ rig, id, withdraw });

      await expect.poll(() => heard.length).toBeGreaterThan(0);
      await expect.poll(() => rig.host.getState().settled.length).toBe(1);
      expect(heard.filter(({ settled, logged }) => settled !== logged)).toEqual([]);
      expect(heard.at(-1)).toEqual({ settled: 1, logged: 1 });
      expect(inLog).toEqual([[1, 1]]);
      // Nothing else happens: what was read last stays.
      expect(rig.host.getState().log).toHaveLength(1);
    },
  );
});

// Earlier versions of SDK v1 know no pages to visit.
const visiting = rigs.filter(([name]) => !/v1 1\.(13|2[0-2])/.test(name));

describe.each(visiting)("the state, through %s", (_name, open) => {
  it("has a question that was refused as it came in the log when it is heard of", async () => {
    const rig = await open({ log: createDecisionLog() });
    const heard = watch(rig.host);

    const url = "javascript:alert(1)";
    const { answer } = rig.ask({ mode: "url", message: "", url, elicitationId: "1" });
    answer.catch(() => {});

    await expect.poll(() => rig.host.getState().settled.length).toBe(1);
    expect(heard.filter(({ settled, logged }) => settled !== logged)).toEqual([]);
    expect(heard.at(-1)).toEqual({ settled: 1, logged: 1 });
  });
});

/** Counts what is settled, and what is logged, each time that anything is heard. */
function watch(host: Host, key?: string) {
  const heard: { readonly settled: number; readonly logged: number }[] = [];
  const read = () => {
    const { settled, log } = host.getState();
    heard.push({ settled: settled.length, logged: log.length });
  };
  host.subscribe(read);
  if (key !== undefined) host.subscribe(read, key);
  return heard;
}
