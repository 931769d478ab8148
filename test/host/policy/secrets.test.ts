import { createDecisionLog } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openQuestion, shippingAddress } from "../../support/questions.js";
import { start } from "../../support/serversAndWindows.js";
import { tappedWires } from "../../support/tappedWires.js";
import { wires } from "../../support/wires.js";
import { openHost, openWindow, signIn } from "./rig.js";

const form = (properties: object, message = "Fill this in.") => ({
  message,
  requestedSchema: { type: "object", properties },
});

const longFields = Object.fromEntries(
  Array.from({ length: 300 }, (_, index) => [
    `place-${index}`,
    { type: "string", title: "City", description: "x".repeat(999) },
  ]),
);

const secretForms = [
  ["a password", signIn.requestedSchema.properties],
  ["an API key among others", { city: { type: "string" }, api_key: { type: "string" } }],
  ["a one-time code, in German", { code: { type: "string", title: "Einmalkennwort" } }],
  [
    "one with a keyword that its kind ignores",
    { word: { type: "string", title: "Password", items: { enum: ["x"] } } },
  ],
] as const;

describe.each(wires)('policy: { secrets: "refused" }, over %s', (_, wire) => {
  it.each(secretForms)(
    "cancels a form that asks for %s in the host's name, and shows it to nobody",
    async (_, properties) => {
      const log = createDecisionLog();
      const host = openHost({ secrets: "refused" }, { log });
      const shown: unknown[] = [];
      host.subscribe(() => shown.push(...host.getState().open));
      const server = await start(host, { wire });
      await expect(server.elicit(form(properties)).answer).resolves.toMatchObject({
        action: "cancel",
      });
      expect(shown).toEqual([]);
      expect(
        log
          .toJsonLines()
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line)),
      ).toMatchObject([
        {
          kind: "elicitation",
          session: "travel",
          outcome: { sent: "cancel", by: "host", cause: "policy", policy: "secrets" },
        },
      ]);
    },
  );

  it("asks everything else as before", async () => {
    const host = openHost({ secrets: "refused" });
    const server = await start(host, { wire });
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({
      type: "settle",
      id,
      answer: { action: "accept", content: { city: "Rome" } },
    });
    await expect(answer).resolves.toEqual({ action: "accept", content: { city: "Rome" } });
  });
});

describe('policy: { secrets: "refused" }', () => {
  it("tells the server that a policy refused, and that no person said no", async () => {
    const server = await start(openHost({ secrets: "refused" }));
    await expect(server.elicit(signIn).answer).resolves.toEqual({
      action: "cancel",
      _meta: { "io.github.mcp-host-ui/policy": "secrets" },
    });
  });

  it("cancels what asks for a secret in its message, and what has more than can be judged", async () => {
    const server = await start(openHost({ secrets: "refused" }));
    for (const params of [
      form({ word: { type: "string", title: "Answer" } }, "Please enter your password."),
      form(longFields),
      form({ place: { type: "string", title: "City" } }, "word ".repeat(3_000)),
    ])
      await expect(server.elicit(params).answer).resolves.toMatchObject({ action: "cancel" });
    expect(server.received).toHaveLength(3);
  });

  it("lets no window answer with a secret that is written as JSON", async () => {
    const host = openHost({ secrets: "refused" });
    const server = await start(host, { wire: tappedWires[0]?.[1] ?? "2025-11-25" });
    const { answer } = server.elicit(form({ more: { type: "object", title: "More" } }));
    answer.catch(() => {});
    const remote = openWindow(host);
    const { id } = await openQuestion(remote);
    const settle = (more: object) =>
      remote.send({ type: "settle", id, answer: { action: "accept", content: { more } } });
    expect(await settle({ password: "hunter2" })).toMatchObject({
      done: false,
      rejection: "invalid",
    });
    expect(server.received).toEqual([]);
    expect(await settle({ colour: "red" })).toMatchObject({ done: true });
    await expect(answer).resolves.toMatchObject({ content: { more: { colour: "red" } } });
  });

  it("counts what it cancels: a server that floods is refused", async () => {
    const log = createDecisionLog();
    const host = openHost({ secrets: "refused" }, { log, limits: { perMinute: 3 } });
    const server = await start(host);
    for (let count = 0; count < 3; count += 1)
      await expect(server.elicit(signIn).answer).resolves.toMatchObject({ action: "cancel" });
    await expect(server.elicit(signIn).answer).rejects.toMatchObject({
      message: expect.stringContaining("Too many"),
    });
    expect(log.entries()).toHaveLength(3);
    expect(host.getState().sessions).toMatchObject([{ refused: 1 }]);
  });

  it("answers and logs nothing where the server took its form back meanwhile", async () => {
    const log = createDecisionLog();
    const host = openHost({ secrets: "refused" }, { log });
    const withdrawal = new AbortController();
    const answer = host
      .openSession({ id: "travel" })
      .receive("elicitation/create", signIn, { signal: withdrawal.signal });
    withdrawal.abort();
    await expect(answer).rejects.toMatchObject({ code: -32603 });
    expect(log.entries()).toEqual([]);
  });
});
