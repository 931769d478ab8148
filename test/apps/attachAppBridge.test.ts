import { type AppFile, appCapabilities, attachAppBridge, downloads } from "mcp-host-ui/apps";
import {
  createDecisionLog,
  createHost,
  elicitation,
  type HostOptions,
  sampling,
} from "mcp-host-ui/host";
import { createRules } from "mcp-host-ui/rules";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion, openQuestions, settledQuestion } from "../support/questions.js";
import { type AppPackage, openApp, openView, packages } from "./openApp.js";

const kinds = [
  elicitation({ url: true }),
  sampling({ generate: async () => ({ content: "Window, please.", model: "page" }) }),
];
const options = { kinds, unattendedAfter: Number.POSITIVE_INFINITY };
const page = { url: "https://travel.example/seats" };
const prompt = {
  messages: [{ role: "user" as const, content: { type: "text" as const, text: "Which seat?" } }],
  maxTokens: 100,
};

describe.each(["1.7", "2"] as const)("attachAppBridge on ext-apps %s", (major) => {
  const from = packages[major];

  it("asks the person to open a page in the server's name, and says whose view asks", async () => {
    const { host, app } = await openApp(from, { ...options, log: createDecisionLog() });
    const opening = app.openLink(page);
    const question = await openQuestion(host);
    expect(question).toMatchObject({
      kind: "elicitation",
      session: "travel",
      appView: "Seat map",
      calls: [],
      request: { mode: "url", message: "", url: page.url },
    });
    const accept = { action: "accept" } as const;
    expect(await host.send({ type: "settle", id: question.id, answer: accept })).toMatchObject({
      done: true,
    });

    expect(await opening).toEqual({});
    expect(host.getState().log).toMatchObject([
      { server: "Travel Booking", appView: "Seat map", outcome: { sent: "accept", by: "person" } },
    ]);
    expect(host.getState().settled.at(-1)).toMatchObject({ lingering: false });
  });

  it.each(["decline", "cancel"] as const)("tells the view of a %s as an error", async (action) => {
    const { host, app } = await openApp(from, options);
    const opening = app.openLink(page);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action } });
    expect(await opening).toEqual({ isError: true });
  });

  it.each(["javascript:alert(1)", "http://travel.example/seats", "data:text/html,hello", "/seats"])(
    "refuses %s, and asks nobody",
    async (url) => {
      const { host, app } = await openApp(from, options);
      await expect(app.openLink({ url })).rejects.toMatchObject({ code: -32602 });
      expect(host.getState().open).toEqual([]);
    },
  );

  it("has the person review what the view asks of the model, and what it gets", async () => {
    const { host, app } = await openApp(from, options);
    const response = app.createSamplingMessage(prompt);
    const { id, appView } = await openQuestion(host);
    expect(appView).toBe("Seat map");
    await host.send({ type: "sampling/approve", id });
    await expect
      .poll(() => host.getState().open[0]?.detail)
      .toMatchObject({ stage: "response-review" });
    await host.send({ type: "settle", id, answer: { action: "send" } });
    expect(await response).toMatchObject({ content: { type: "text", text: "Window, please." } });
  });

  it("gives the view the protocol's error where the person denies", async () => {
    const { host, app } = await openApp(from, options);
    const response = app.createSamplingMessage(prompt);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    await expect(response).rejects.toMatchObject({ code: -1 });
  });

  it("keeps a rule that the person made for the server for its views, too", async () => {
    const rules = createRules();
    const { host, app } = await openApp(from, { ...options, rules, log: createDecisionLog() });
    const deny = { effect: "deny", subject: "sampling/request", server: "travel" };
    expect(await host.send({ type: "rules/add", rules: [deny] })).toEqual({ done: true });
    await expect(app.createSamplingMessage(prompt)).rejects.toMatchObject({ code: -1 });
    expect(host.getState().log).toMatchObject([{ appView: "Seat map", outcome: { by: "rule" } }]);
  });

  it("counts what views ask among what their server asks", async () => {
    const { host, session, app } = await openApp(from, { ...options, limits: { perMinute: 1 } });
    void app.openLink(page).catch(() => undefined);
    await openQuestion(host);
    const second = await openView(from, host, session, "Menu");
    await expect(second.app.openLink(page)).rejects.toThrow(/Too many requests/);
    expect(host.getState().sessions).toMatchObject([{ refused: 1 }]);
  });

  it("refuses all views of a server that the person blocked", async () => {
    const { host, app } = await openApp(from, options);
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    await expect(app.openLink(page)).rejects.toThrow(/blocked/);
  });

  it("withdraws what a view asks once its connection, or the view alone, is gone", async () => {
    const { host, session, app, bridge } = await openApp(from, options);
    const second = await openView(from, host, session, "Menu");
    void app.openLink(page).catch(() => undefined);
    void second.app.openLink(page).catch(() => undefined);
    const [one, other] = await openQuestions(host, 2);
    expect([one?.appView, other?.appView]).toEqual(["Seat map", "Menu"]);

    await bridge.close();
    expect(await settledQuestion(host, one?.id ?? "")).toMatchObject({
      outcome: { sent: "nothing" },
    });
    expect(host.getState().open).toHaveLength(1);
    second.attached.detach();
    expect(await settledQuestion(host, other?.id ?? "")).toMatchObject({
      outcome: { sent: "nothing" },
    });
  });

  it("withdraws what a view takes back", async () => {
    const { host, app } = await openApp(from, options);
    const giveUp = new AbortController();
    const opening = app.openLink(page, { signal: giveUp.signal });
    const { id } = await openQuestion(host);
    giveUp.abort("The seat is gone.");
    await expect(opening).rejects.toBeDefined();
    expect(await settledQuestion(host, id)).toMatchObject({ outcome: { by: "server" } });
  });

  it("leaves the clock of the server's running call alone", async () => {
    const { host, session, app } = await openApp(from, options);
    const call = session.trackCall(({ signal }) => aborted(signal), { name: "book_flight" });
    void app.openLink(page).catch(() => undefined);
    await openQuestion(host);
    expect(host.getState().calls).toMatchObject([{ name: "book_flight", phase: "running" }]);
    host.close();
    await expect(call).rejects.toBeDefined();
  });

  it("answers nothing that the host has no kind for, and declares nothing of it", async () => {
    const { host, app } = await openApp(from, { kinds: [elicitation()] });
    expect(app.getHostCapabilities()).toEqual({});
    expect(appCapabilities(host)).toEqual({});
    await expect(app.openLink(page)).rejects.toMatchObject({ code: -32601 });
    await expect(app.createSamplingMessage(prompt)).rejects.toBeDefined();
    expect(host.getState().settled).toEqual([]);
  });

  it("saves a file once the person agreed, under a name without folders and hidden characters", async () => {
    const { app, host, saved } = await openSaving(from);
    const saving = app.downloadFile({
      contents: [
        embedded("file:///plans/..%2Fseat%E2%80%AEfdp.exe", { text: "MZ" }),
        embedded("file:///seats.csv", { blob: btoa("7A;7B"), mimeType: "text/csv" }),
      ],
    });
    const question = await openQuestion(host);
    expect(question).toMatchObject({ kind: "download", appView: "Seat map", session: "travel" });
    expect(question.request).toEqual({
      files: [
        {
          name: "../seat\u202Efdp.exe",
          savedAs: "_seatfdp.exe",
          size: 2,
          harmful: true,
        },
        { name: "seats.csv", savedAs: "seats.csv", type: "text/csv", size: 5, harmful: false },
      ],
    });
    expect(saved).toEqual([]);
    await host.send({ type: "settle", id: question.id, answer: { action: "accept" } });

    expect(await saving).toEqual({});
    expect(saved.map(({ name, data }) => [name, new TextDecoder().decode(data)])).toEqual([
      ["_seatfdp.exe", "MZ"],
      ["seats.csv", "7A;7B"],
    ]);
    expect(host.getState().log).toMatchObject([{ appView: "Seat map", outcome: { by: "person" } }]);
  });

  it.each(["decline", "cancel"] as const)("saves nothing after a %s", async (action) => {
    const { app, host, saved } = await openSaving(from);
    const saving = app.downloadFile({ contents: [embedded("file:///a.txt", { text: "a" })] });
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action } });
    expect(await saving).toEqual({ isError: true });
    expect(saved).toEqual([]);
  });

  it("tells the view that a file could not be saved", async () => {
    const { app, host } = await openSaving(from, () => {
      throw new Error("The disk is full.");
    });
    const saving = app.downloadFile({ contents: [embedded("file:///a.txt", { text: "a" })] });
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "accept" } });
    expect(await saving).toEqual({ isError: true });
  });

  it("inspects the address of a file that is only linked to, as of a page to open", async () => {
    const { app, host } = await openSaving(from);
    const saving = app.downloadFile({
      contents: [{ type: "resource_link", uri: "https://travel.example/a.pdf", name: "a.pdf" }],
    });
    const question = await openQuestion(host);
    expect(question.request).toMatchObject({ mode: "url", url: "https://travel.example/a.pdf" });
    await host.send({ type: "settle", id: question.id, answer: { action: "accept" } });
    expect(await saving).toEqual({});
  });

  it.each([
    [[]],
    [[embedded("file:///a.bin", { blob: "no base64!" })]],
    [[{ type: "resource_link" as const, uri: "file:///etc/passwd", name: "passwd" }]],
    [[embedded("file:///a.txt", { text: "a".repeat(2_000) })]],
    [Array.from({ length: 21 }, () => embedded("file:///a.txt", { text: "a" }))],
  ])("refuses what cannot be saved, and asks nobody (%#)", async (contents) => {
    const { app, host } = await openSaving(from);
    await expect(app.downloadFile({ contents })).rejects.toMatchObject({
      // Version 1.7 itself refuses what is no Base64.
      code: expect.toBeOneOf([-32602, -32603]),
    });
    expect(host.getState().open).toEqual([]);
  });

  it("keeps a rule that denies a server pages to open for its views' files, too", async () => {
    const rules = createRules();
    const { app, host, saved } = await openSaving(from, undefined, rules);
    const deny = { effect: "deny", subject: "elicitation/url", server: "travel" };
    expect(await host.send({ type: "rules/add", rules: [deny] })).toEqual({ done: true });
    expect(
      await app.downloadFile({ contents: [embedded("file:///a.txt", { text: "a" })] }),
    ).toEqual({ isError: true });
    expect(saved).toEqual([]);
    expect(host.getState().log).toMatchObject([{ appView: "Seat map", outcome: { by: "rule" } }]);
  });

  it("replaces no handler of the app's own", () => {
    const host = createHost(options);
    onTestFinished(() => host.close());
    const bridge = from.openBridge(host);
    const own = async () => ({});
    bridge.onopenlink = own;
    const session = host.openSession({ id: "travel" });
    expect(() => attachAppBridge(host, bridge, { session, name: "Seat map" })).toThrow(
      /already.*Remove it/,
    );
    expect(bridge.onopenlink).toBe(own);
    expect(bridge.oncreatesamplingmessage).toBeUndefined();
  });
});

/** Opens a view whose files are kept in a list in place of a disk. */
async function openSaving(
  from: AppPackage,
  save?: (file: AppFile) => void,
  rules?: NonNullable<HostOptions["rules"]>,
) {
  const saved: AppFile[] = [];
  const keep = (file: AppFile) => void saved.push(file);
  const opened = await openApp(from, {
    ...options,
    kinds: [...kinds, downloads({ save: save ?? keep })],
    limits: { characters: 1_000 },
    log: createDecisionLog(),
    onError: () => undefined,
    ...(rules && { rules }),
  });
  return { ...opened, saved };
}

function embedded(uri: string, content: { text: string } | { blob: string; mimeType?: string }) {
  return { type: "resource" as const, resource: { uri, ...content } };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });
}
