import { connectHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it } from "vitest";
import { createDice } from "../support/dice.js";
import { openRelay } from "../support/openRelay.js";
import { openQuestion } from "../support/questions.js";
import { mutateJson } from "./mutateJson.js";
import { seed, tries, watchHealth } from "./watchHealth.js";

/** A port in the same thread, which delivers at once what is posted. */
function createPort() {
  const listeners = new Set<(event: unknown) => void>();
  const posted: unknown[] = [];
  return {
    posted,
    deliver(data: unknown) {
      for (const listener of [...listeners]) listener({ data });
    },
    postMessage(message: unknown) {
      posted.push(structuredClone(message));
    },
    addEventListener(type: string, listener: (event: unknown) => void) {
      if (type === "message") listeners.add(listener);
    },
    removeEventListener(type: string, listener: (event: unknown) => void) {
      if (type === "message") listeners.delete(listener);
    },
  };
}

/** What a real window and a real host said to each other while a question was put aside, typed into and declined. */
async function recordFrames() {
  const { host, ask, openWindow } = openRelay();
  const { remote, near, far } = openWindow();
  void ask();
  const { id } = await openQuestion(remote);
  await remote.send({ type: "openSurface", surface: { id: "a", kind: "dialog", visible: true } });
  await remote.send({ type: "putAside", id });
  await remote.send({ type: "saveDraft", id, draft: { city: "Lisbon" } });
  await remote.send({ type: "settle", id, answer: { action: "decline" } });
  expect(host.getState().open).toEqual([]);
  return { toHost: [...near.sent], toWindow: [...far.sent] };
}

describe("frames that no window sends", () => {
  it(`leave the host as it was: ${tries} of them`, { timeout: 7_200_000 }, async () => {
    const { toHost } = await recordFrames();
    const { host, ask } = openRelay({ unattendedAfter: Number.POSITIVE_INFINITY });
    void ask();
    const question = await openQuestion(host);
    const dice = createDice(seed + 3);
    const health = watchHealth();
    let read = 0;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const port = createPort();
      // It may look, and do nothing.
      const stop = serveHost(host, port, {
        allows: () => false,
        heartbeat: Number.POSITIVE_INFINITY,
        onError: () => {},
      });
      const frame = mutateJson(dice.pick(toHost), dice.pick(toHost), dice);
      health.run(
        () => frame,
        () => port.deliver(frame),
      );
      read += Number(port.posted.length > 0);
      health.run(() => frame, stop);
    }
    expect(read).toBeGreaterThan(tries / 10);
    expect(host.getState().open.map(({ id }) => id)).toEqual([question.id]);
    expect(host.getState().settled).toEqual([]);
    health.check();
  });
});

describe("frames that no host sends", () => {
  it(`leave the window able to close: ${tries} of them`, { timeout: 7_200_000 }, async () => {
    const { toWindow } = await recordFrames();
    const dice = createDice(seed + 4);
    const health = watchHealth();
    let shown = 0;
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const port = createPort();
      const remote = connectHost(port, { heartbeat: Number.POSITIVE_INFINITY, onError: () => {} });
      const { from } = port.posted[0] as { from: string };
      // As its own host would address it, or it would not be read at all.
      for (const frame of toWindow.slice(0, 1 + dice(3))) {
        const addressed = { ...frame, to: from };
        const changed = dice(3) > 0 ? mutateJson(addressed, dice.pick(toWindow), dice) : addressed;
        health.run(
          () => changed,
          () => port.deliver(changed),
        );
      }
      const state = health.run(
        () => port.posted,
        () => remote.getState(),
      );
      shown += state.open.length;
      health.run(
        () => port.posted,
        () => remote.close(),
      );
    }
    expect(shown).toBeGreaterThan(tries / 100);
    health.check();
  });
});
