import { createDecisionLog } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openRelay } from "../support/openRelay.js";
import { openQuestion } from "../support/questions.js";

describe("connectHost", () => {
  it("keeps nothing of a host that is gone once it hears of another one", async () => {
    const before = openRelay({ log: createDecisionLog() });
    const { remote } = before.openWindow();
    before.ask();
    const settled = await openQuestion(remote);
    await remote.send({ type: "settle", id: settled.id, answer: { action: "cancel" } });
    before.ask();
    const open = await openQuestion(remote);
    await remote.send({ type: "saveDraft", id: open.id, draft: { city: "Lisbon" } });
    void before.session.trackCall(() => new Promise(() => {})).catch(() => {});
    await expect.poll(() => remote.getState().calls.length).toBe(1);

    const after = openRelay({ log: createDecisionLog() });
    remote.reconnect(after.openChannel().near.port);

    await expect.poll(() => remote.getState().open).toEqual([]);
    expect(remote.getState()).toEqual(after.host.getState());
    expect(remote.getState()).toMatchObject({ calls: [], settled: [], log: [] });
    expect(remote.read(settled.id)).toBeUndefined();
    expect(remote.read(open.id)).toBeUndefined();
  });

  it("keeps no row that a fresh state does not have among those that it has", async () => {
    const before = openRelay();
    const { remote } = before.openWindow();
    before.ask();
    const { id } = await openQuestion(remote);

    const after = openRelay();
    after.ask();
    const [asked] = after.host.getState().open;
    remote.reconnect(after.openChannel().near.port);

    await expect.poll(() => remote.getState().open.map(({ id }) => id)).toEqual([asked?.id]);
    expect(asked?.id).not.toBe(id);
    expect(remote.read(id)).toBeUndefined();
  });
});
