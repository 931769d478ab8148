import { startServer } from "@mcp-host-ui/testing";
import { createDecisionLog, createHost, elicitation, type LogEntry } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion, shippingAddress } from "../support/questions.js";

async function start(options?: Parameters<typeof createDecisionLog>[0]) {
  const log = createDecisionLog(options);
  const host = createHost({ kinds: [elicitation({ url: true })], log });
  onTestFinished(host.close);
  const server = await startServer(host);
  onTestFinished(() => server.close());
  const decide = async (answer: object, rule?: string) => {
    const asked = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer, ...(rule !== undefined && { rule }) });
    await asked.answer;
    return id;
  };
  return { host, log, server, decide };
}

describe("createDecisionLog", () => {
  it("keeps who decided what about which server's request, with the reason and without content", async () => {
    const heard: LogEntry[] = [];
    const { host, log, decide } = await start();
    log.subscribe((entry) => heard.push(entry));
    await decide({ action: "decline", reason: "too nosy" });
    await decide({ action: "accept", content: { city: "Lisbon" } });
    await decide({ action: "cancel" }, "no forms");

    expect(log.entries()).toMatchObject([
      {
        kind: "elicitation",
        session: "travel",
        server: "Travel Booking",
        asked: 1,
        outcome: { sent: "decline", by: "person", reason: "too nosy" },
      },
      { outcome: { sent: "accept", by: "person" } },
      { outcome: { sent: "cancel", by: "rule", rule: "no forms" } },
    ]);
    expect(host.log).toBe(log);
    expect(host.getState().log).toBe(log.entries());
    expect(heard).toEqual(log.entries());
    expect(log.toJsonLines()).not.toContain('Lisbon"}');
    expect(log.toJsonLines()).not.toContain("tickets");
    expect(log.toJsonLines()).toContain("too nosy");
  });

  it("exports one JSON object a line", async () => {
    const { log, decide } = await start();
    await decide({ action: "cancel" });
    await decide({ action: "cancel" });
    const lines = log.toJsonLines().trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual(log.entries());
  });

  it("keeps content where the host asks for it", async () => {
    const { log, decide } = await start({ content: true });
    await decide({ action: "accept", content: { city: "Lisbon" } });
    expect(log.entries()).toMatchObject([
      { request: shippingAddress, sent: { action: "accept", content: { city: "Lisbon" } } },
    ]);
  });

  it("keeps no secret, even where it keeps content", async () => {
    const { host, log, server } = await start({ content: true });
    const asked = server.elicit({
      message: "Sign in.",
      requestedSchema: {
        type: "object",
        properties: {
          user: { type: "string", title: "User name" },
          word: { type: "string", title: "Your password" },
          pin: { type: "integer", title: "PIN of your bank card" },
        },
      },
    });
    const { id } = await openQuestion(host);
    const content = { user: "ada", word: "hunter2", pin: 4711 };
    const confirmed = ["word", "pin"];
    await host.send({ type: "settle", id, answer: { action: "accept", content, confirmed } });

    await expect(asked.answer).resolves.toEqual({ action: "accept", content });
    expect(log.entries()).toMatchObject([
      { sent: { action: "accept", content: { user: "ada" }, withheld: ["word", "pin"] } },
    ]);
    expect(log.toJsonLines()).not.toMatch(/hunter2|4711/);
  });

  it("logs what was refused as it came", async () => {
    const { log, server } = await start();
    const { answer } = server.elicit({
      mode: "url",
      message: "",
      url: "javascript:alert(1)",
      elicitationId: "1",
    });
    await expect(answer).rejects.toThrow("http");
    expect(log.entries()).toMatchObject([
      { outcome: { sent: "error", by: "host", cause: "invalid" } },
    ]);
  });

  it("forgets the oldest entry when it is full", async () => {
    const { log, decide } = await start({ keep: 2 });
    await decide({ action: "cancel" });
    const second = await decide({ action: "cancel" });
    const third = await decide({ action: "cancel" });
    expect(log.entries().map(({ id }) => id)).toEqual([second, third]);
  });
});
