import { Roots, roots } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openRelay } from "../../../support/openRelay.js";
import { startClock } from "../../../support/startClock.js";
import { archive, openConsent, planning, settle, stateOf, tell } from "./rig.js";

const once = { interval: 2 };

describe("the roots of a host in another process", () => {
  const open = () => {
    const relay = openRelay({
      kinds: [roots({ initial: [planning], pickFolders: async () => ["/picked"] })],
    });
    const mayChange = { allows: () => true };
    const [one, two] = [relay.openWindow(mayChange), relay.openWindow(mayChange)];
    return { ...relay, one, two };
  };

  it("are the same in every window, whichever changes them", async () => {
    const { host, one, two } = open();
    await expect.poll(() => stateOf(one.remote), once).toEqual(stateOf(host));
    await tell(one.remote, { type: "roots/add", root: archive, name: "Archive" });
    await tell(two.remote, { type: "roots/change", id: planning, servers: [] });
    await tell(two.remote, { type: "roots/pick" });
    await expect
      .poll(() => stateOf(one.remote).roots, once)
      .toMatchObject([{ id: planning, servers: [] }, { name: "Archive" }, { path: "/picked" }]);
    await expect.poll(() => stateOf(two.remote), once).toEqual(stateOf(host));
    expect(stateOf(one.remote)).toEqual(stateOf(host));
  });

  it("follow a workspace that a window knows", async () => {
    const { host, one } = open();
    await expect.poll(() => stateOf(one.remote), once).toBeDefined();
    expect(await Roots.sync(one.remote, [archive])).toEqual({ done: true });
    expect(stateOf(host).roots).toMatchObject([{ uri: archive, origin: "host" }]);
  });

  it("are left alone by a window that nobody allowed to change them", async () => {
    const { host, openWindow } = open();
    const { remote } = openWindow();
    await expect.poll(() => stateOf(remote), once).toEqual(stateOf(host));
    expect(await Roots.sync(remote, [archive])).toEqual({
      done: false,
      rejection: "forbidden",
      message: "This window may not roots/sync.",
    });
    expect(stateOf(host).roots).toMatchObject([{ uri: planning }]);
  });

  it("are shared from a window", async () => {
    const { session, one, two } = open();
    await two.remote.send({
      type: "openSurface",
      surface: { id: "two", kind: "dialog", visible: true },
    });
    const answer = session.receive("roots/list");
    const { id, detail } = await openConsent(one.remote);
    expect(detail.roots).toMatchObject([{ uri: planning }]);
    expect(await settle(two.remote, id, { action: "share", uris: [planning] })).toMatchObject({
      done: true,
    });
    await expect(answer).resolves.toEqual({ roots: [{ uri: planning }] });
    await expect
      .poll(() => stateOf(one.remote).servers, once)
      .toMatchObject([{ session: "travel", decision: "share" }]);
  });

  it("say nothing more once everybody knows", async () => {
    const clock = startClock();
    const { one, two } = open();
    await expect.poll(() => stateOf(one.remote), once).toBeDefined();
    await tell(one.remote, { type: "roots/add", root: archive });
    await expect.poll(() => stateOf(two.remote).roots, once).toHaveLength(2);
    const sent = () => one.far.sent.length + two.far.sent.length;
    const before = sent();
    await clock.pass(1_000);
    expect(sent()).toBe(before);
  });

  it("refuse in a window's receipt what cannot be a root, as data", async () => {
    const { one } = open();
    expect(await tell(one.remote, { type: "roots/add", root: "work" })).toMatchObject({
      rejection: "invalid",
      message: "root was refused: only an absolute path names one folder for everybody.",
      issues: [{ path: ["root"], code: "relative", params: {} }],
    });
  });
});
