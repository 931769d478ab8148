import { createHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";

type Session = ReturnType<ReturnType<typeof createHost>["openSession"]>;
type Options = Parameters<Session["receive"]>[2];

/** The record of a question that came so, in a session that runs one call. */
function ask(options?: Options, session: Parameters<typeof open>[0] = {}) {
  const { host, opened, call } = open(session);
  opened.receive("own/ask", { of: "trip" }, options).catch(() => {});
  return { call, record: host.getState().open[0] };
}

function open(more: { answerWithin?: number; extendBy?: number }) {
  const host = createHost({ kinds: [ownKind()] });
  onTestFinished(host.close);
  const opened = host.openSession({ id: "travel", ...more });
  opened.trackCall(() => new Promise(() => {})).catch(() => {});
  return { host, opened, call: host.getState().calls[0]?.id };
}

const common = {
  id: expect.any(String),
  kind: "own",
  session: "travel",
  request: { of: "trip" },
  detail: undefined,
  phase: "open",
  asked: 1,
  receivedAt: expect.any(Number),
  aside: false,
  lingering: false,
};

describe("the record of a question", () => {
  it("has what came with it, and no more", () => {
    const { call, record } = ask();
    expect(record).toStrictEqual({ ...common, embedded: false, calls: [call] });
  });

  it("names its call where that is known, and belongs to that alone", () => {
    const { record } = ask({ call: "c1", embedded: true });
    expect(record).toStrictEqual({ ...common, embedded: true, call: "c1", calls: ["c1"] });
  });

  it("names the view that asks, which no call does", () => {
    const meta = { ui: { resourceUri: "ui://travel" } };
    const { record } = ask({ appView: "Map", meta });
    expect(record).toStrictEqual({ ...common, embedded: false, appView: "Map", calls: [] });
  });

  it("knows how long its server waits, from the request or else from the session", () => {
    const given = { deadline: Date.now() + 60_000, extendBy: 5 };
    const { call, record } = ask(given, { answerWithin: 1_000, extendBy: 7 });
    expect(record).toStrictEqual({ ...common, embedded: false, calls: [call], ...given });
    const { record: plain } = ask({}, { answerWithin: 600_000, extendBy: 7 });
    expect(plain?.deadline).toBe((plain?.receivedAt ?? 0) + 600_000);
    expect(plain?.extendBy).toBe(7);
  });
});
