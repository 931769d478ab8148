import { playRecording, startServer } from "@mcp-host-ui/testing";
import { createRecorder, type Recorder } from "@mcp-host-ui/testing/devtools";
import {
  createDecisionLog,
  createHost,
  elicitation,
  type LocalHost,
  roots,
} from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openHost as openRuledHost, order } from "../../../../test/rules/rig.js";
import { openDesks, openPage, questionIn } from "../../../../test/support/desk/openDesks.js";
import { openRelay } from "../../../../test/support/openRelay.js";
import {
  dialog,
  openQuestion,
  openQuestions,
  shippingAddress,
} from "../../../../test/support/questions.js";
import { openWire2025 } from "../../src/kit/openWire2025.js";
import { openWire2026 } from "../../src/kit/openWire2026.js";

function openHost(options: Partial<Parameters<typeof createHost>[0]> = {}): LocalHost {
  const host = createHost({ kinds: [elicitation({ url: true })], storage: false, ...options });
  onTestFinished(host.close);
  return host;
}

function record(host: Parameters<typeof createRecorder>[0]): Recorder {
  const recorder = createRecorder(host);
  onTestFinished(recorder.stop);
  return recorder;
}

const lisbon = { action: "accept", content: { city: "Lisbon" } } as const;
const lifeOf = (recorder: Recorder, index = 0) =>
  recorder.getState().questions[index]?.events.map(({ type }) => type);

describe("createRecorder", () => {
  it("records the whole life of a question, and nothing that was typed", async () => {
    const host = openHost();
    const recorder = record(host);
    await host.send({ type: "openSurface", surface: dialog });
    const server = await startServer(host);
    onTestFinished(server.close);
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "saveDraft", id, draft: { city: "Porto" } });
    await host.send({ type: "saveDraft", id, draft: { city: "Porto Alegre" } });
    await host.send({ type: "putAside", id });
    await host.send({ type: "resume", id });
    await host.send({ type: "settle", id, answer: lisbon });
    expect(await answer).toEqual(lisbon);

    expect(lifeOf(recorder)).toEqual(["shown", "typed", "aside", "resumed", "shown", "settled"]);
    const [question] = recorder.getState().questions;
    expect(question).toMatchObject({
      kind: "elicitation",
      session: "travel",
      request: { method: "elicitation/create", params: shippingAddress },
      outcome: { sent: "accept", by: "person" },
    });
    const [session] = recorder.getState().sessions;
    expect(session).toMatchObject({ name: "Travel Booking", protocolVersion: "2025-11-25" });
    const json = recorder.toJson(recorder.getState());
    expect(json).not.toMatch(/Porto|Lisbon/);
  });

  it("has what the server got only from a log that keeps content, without credentials and people's names", async () => {
    const host = openHost({ log: createDecisionLog({ content: true }) });
    const recorder = record(host);
    const server = await startServer(host);
    onTestFinished(server.close);
    const { answer } = server.elicit({
      ...shippingAddress,
      message: "Use AKIAIOSFODNN7EXAMPLE to log in.",
    });
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: lisbon }, { principal: "ada" });
    expect(await answer).toEqual(lisbon);
    const [question] = recorder.getState().questions;
    expect(question?.sent).toEqual(lisbon);
    expect(recorder.toJson(recorder.getState())).not.toMatch(/"ada"|AKIA/);
  });

  it("forgets what is settled, for good, and leaves what is open", async () => {
    const host = openHost();
    const recorder = record(host);
    const server = await startServer(host);
    onTestFinished(server.close);
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    recorder.clear();
    expect(recorder.getState().questions).toHaveLength(1);
    await host.send({ type: "settle", id, answer: lisbon });
    expect(await answer).toEqual(lisbon);
    recorder.clear();
    await host.send({ type: "dismiss", id });
    expect(recorder.getState().questions).toEqual([]);
  });

  it("names the rule that decided, also where no question was ever shown", async () => {
    const host = openRuledHost();
    const recorder = record(host);
    await order(host, {
      type: "rules/add",
      rules: [{ name: "No forms", effect: "deny", subject: "elicitation/form", expires: "never" }],
    });
    const server = await startServer(host);
    onTestFinished(server.close);
    await expect(server.elicit(shippingAddress).answer).rejects.toThrow("rules");
    expect(recorder.getState().questions).toHaveLength(1);
    expect(recorder.getState().questions[0]?.outcome).toMatchObject({
      by: "rule",
      rule: "No forms",
    });
  });

  it.each([
    ["2025-11-25", openWire2025],
    ["2026-07-28", openWire2026],
  ] as const)(
    "records the messages of a watched transport in %s without answers",
    async (_, open) => {
      const host = openHost();
      const recorder = record(host);
      const server = await startServer(host, {
        wire: async (script) => {
          const wire = await open(script);
          const client = wire.client as unknown as { connect(transport: object): Promise<void> };
          const connect = client.connect.bind(client);
          client.connect = (transport) =>
            connect(recorder.watchTransport("travel", transport as never));
          return wire;
        },
      });
      onTestFinished(server.close);
      const { answer } = server.elicit(shippingAddress);
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: lisbon });
      expect(await answer).toEqual(lisbon);
      expect(server.errors).toEqual([]);
      const { messages } = recorder.getState();
      const text = JSON.stringify(messages);
      expect(text).toContain("elicitation/create");
      expect(text).toContain(shippingAddress.message);
      expect(text).toContain('"action":"accept","content":{"city":"•••"}');
      expect(text).not.toContain("Lisbon");
      expect(new Set(messages.map(({ from }) => from))).toEqual(new Set(["host", "server"]));

      recorder.stop();
      const next = server.elicit(shippingAddress);
      const { id: nextId } = await openQuestion(host);
      await host.send({ type: "settle", id: nextId, answer: lisbon });
      expect(await next.answer).toEqual(lisbon);
      expect(recorder.getState().messages).toEqual(messages);
    },
  );

  it("keeps as many questions as it is told, and forgets settled ones", async () => {
    const host = openHost();
    const recorder = createRecorder(host, { keep: 2 });
    const session = host.openSession({ id: "travel" });
    for (let count = 0; count < 4; count += 1) {
      const answer = session.receive("elicitation/create", shippingAddress);
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "decline" } });
      expect(await answer).toEqual({ action: "decline" });
    }
    expect(recorder.getState().questions).toHaveLength(2);
    recorder.clear();
    expect(recorder.getState().questions).toEqual([]);
    recorder.stop();
    void session.receive("elicitation/create", shippingAddress).catch(() => {});
    await openQuestion(host);
    expect(recorder.getState().questions).toEqual([]);
  });

  it("records a host in another process", async () => {
    const relay = openRelay();
    const { remote } = relay.openWindow();
    const recorder = record(remote);
    const { answer } = relay.ask();
    const { id } = await openQuestion(remote);
    await remote.send({ type: "settle", id, answer: lisbon });
    expect(await answer).toEqual(lisbon);
    await expect.poll(() => lifeOf(recorder)).toContain("settled");
    expect(recorder.getState().questions[0]?.outcome).toMatchObject({ sent: "accept" });
  });

  it("records what comes by a desk", async () => {
    const [asking, answering] = openDesks();
    const server = await startServer(asking.host("ada"));
    onTestFinished(server.close);
    const { host } = await openPage(answering);
    const recorder = record(host);
    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);
    await host.send({ type: "settle", id, answer: lisbon });
    expect(await answer).toEqual(lisbon);
    expect(server.received).toEqual([lisbon]);
    expect(recorder.getState().questions[0]).toMatchObject({
      request: { params: shippingAddress },
      outcome: { sent: "accept" },
    });
  });
});

describe("playRecording", () => {
  /** A recording of two sessions, as somebody saved it. */
  async function openRecording(): Promise<string> {
    const host = openHost({ kinds: [elicitation(), roots({ initial: [] })] });
    const recorder = record(host);
    const travel = await startServer(host, { wire: "2026-07-28" });
    const deals = await startServer(host, { id: "deals", name: "Best Deals" });
    onTestFinished(async () => {
      await travel.close();
      await deals.close();
    });
    for (const server of [travel, deals]) {
      const { answer } = server.elicit(shippingAddress);
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "decline" } });
      await answer;
    }
    return recorder.toJson(recorder.getState());
  }

  it("asks another host the same, each question once those before it are answered", async () => {
    const json = await openRecording();
    const host = openHost();
    const played = await playRecording(host, json);
    onTestFinished(played.close);
    expect(played.questions).toHaveLength(2);
    for (const { recorded, answer } of played.questions) {
      const [question] = await openQuestions(host);
      expect(question).toMatchObject({ session: recorded.session, request: shippingAddress });
      await host.send({ type: "settle", id: question?.id ?? "", answer: lisbon });
      expect(await answer).toEqual(lisbon);
    }
    const received = [...played.servers].map(([id, server]) => [id, server.received]);
    expect(received).toEqual([
      ["travel", [lisbon]],
      ["deals", [lisbon]],
    ]);
    expect(host.getState().sessions.map(({ protocolVersion }) => protocolVersion)).toEqual([
      "2026-07-28",
      "2025-11-25",
    ]);
  });

  it("asks together what one result asked together", async () => {
    const host = openHost();
    const recorder = record(host);
    const server = await startServer(host, { wire: "2026-07-28" });
    onTestFinished(server.close);
    const request = { method: "elicitation/create", params: shippingAddress };
    const asked = server.call((ask) => ask({ first: request, second: request }));
    for (const { id } of await openQuestions(host, 2))
      await host.send({ type: "settle", id, answer: { action: "decline" } });
    await asked;
    const alone = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await alone.answer;
    const { questions } = recorder.getState();
    const [first] = questions;
    expect(questions.map(({ round }) => round)).toEqual([first?.id, first?.id, undefined]);

    const again = openHost();
    const played = await playRecording(again, recorder.getState());
    onTestFinished(played.close);
    for (const question of await openQuestions(again, 2))
      await again.send({ type: "settle", id: question.id, answer: lisbon });
    const answers = played.questions.slice(0, 2).map(({ answer }) => answer);
    expect(await Promise.all(answers)).toEqual([lisbon, lisbon]);
    const last = await openQuestion(again);
    await again.send({ type: "settle", id: last.id, answer: { action: "decline" } });
    expect(await played.questions[2]?.answer).toEqual({ action: "decline" });
    expect(played.servers.get("travel")?.received).toEqual([lisbon, lisbon, { action: "decline" }]);
  });

  it("refuses a recording of another version", async () => {
    await expect(playRecording(openHost(), '{"version":2}')).rejects.toThrow(
      "no recording of version 1, but of 2",
    );
    const broken = { version: 1, sessions: [], questions: [{ id: 1 }], messages: [] };
    await expect(playRecording(openHost(), JSON.stringify(broken))).rejects.toThrow(
      "no recording of version 1",
    );
  });
});
