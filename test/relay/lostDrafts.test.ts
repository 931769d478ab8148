import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { connectHost, type RemoteHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it, onTestFinished } from "vitest";
import { openRelay } from "../support/openRelay.js";
import { openQuestion, shippingAddress } from "../support/questions.js";

/** Starts the main process of an app: one after another has the same storage, and its server asks again. */
async function startMain(items: Map<string, string>) {
  const host = createHost({
    kinds: [elicitation()],
    storage: {
      getItem: (name) => items.get(name) ?? null,
      setItem: (name, value) => void items.set(name, value),
      removeItem: (name) => void items.delete(name),
    },
  });
  const server = await startServer(host);
  const { port1, port2 } = new MessageChannel();
  const stopServing = serveHost(host, port2);
  const stop = () => {
    stopServing();
    port1.close();
    host.close();
  };
  onTestFinished(async () => {
    stop();
    await server.close();
  });
  return { host, server, port: port1, kill: () => port1.close() };
}

async function loseMain() {
  const items = new Map<string, string>();
  const first = await startMain(items);
  const remote = connectHost(first.port);
  onTestFinished(remote.close);
  first.server.elicit(shippingAddress).answer.catch(() => {});
  const { id } = await openQuestion(remote);
  await remote.send({ type: "saveDraft", id, draft: { city: "Lis", street: "Rua" } });
  await expect.poll(() => [...items.values()].join("")).toContain('"Lis"');
  const stored = new Map(items);
  first.kill();
  await expect.poll(remote.getPhase).toBe("lost");
  const draft = { city: "Lisbon", street: "Rua" };
  expect(await remote.send({ type: "saveDraft", id, draft })).toMatchObject({ rejection: "lost" });
  return { remote, stored };
}

const reconnect = (remote: RemoteHost, { port }: { port: MessagePort }) => remote.reconnect(port);

describe("text typed while the main process is down", () => {
  it("replaces the older draft, when the server asked again before the window came back", async () => {
    const { remote, stored } = await loseMain();
    const main = await startMain(stored);
    const asked = main.server.elicit(shippingAddress);
    const { id } = await openQuestion(main.host);
    await expect.poll(() => main.host.read(`draft:${id}`)).toMatchObject({ city: "Lis" });
    reconnect(remote, main);

    await expect.poll(() => main.host.read(`draft:${id}`)).toMatchObject({ city: "Lisbon" });
    expect(remote.read(`draft:${id}`)).toEqual({ city: "Lisbon", street: "Rua" });
    const content = { city: "Lisbon" };
    await remote.send({ type: "settle", id, answer: { action: "accept", content } });
    expect(await asked.answer).toEqual({ action: "accept", content });
  });

  it("replaces the older draft, when the server asks again later", async () => {
    const { remote, stored } = await loseMain();
    const main = await startMain(stored);
    reconnect(remote, main);
    await expect.poll(() => remote.getState().settled).toHaveLength(1);
    main.server.elicit(shippingAddress).answer.catch(() => {});
    const { id } = await openQuestion(remote);

    await expect.poll(() => main.host.read(`draft:${id}`)).toMatchObject({ city: "Lisbon" });
  });

  it("comes back where the main process stores no drafts", async () => {
    const { remote } = await loseMain();
    const main = await startMain(new Map());
    reconnect(remote, main);
    await expect.poll(remote.getPhase).toBe("connected");
    main.server.elicit(shippingAddress).answer.catch(() => {});
    const { id } = await openQuestion(remote);

    await expect.poll(() => main.host.read(`draft:${id}`)).toMatchObject({ city: "Lisbon" });
  });

  it("leaves what another window typed meanwhile into other fields", async () => {
    const { remote, stored } = await loseMain();
    const main = await startMain(stored);
    main.server.elicit(shippingAddress).answer.catch(() => {});
    const { id } = await openQuestion(main.host);
    await expect.poll(() => main.host.read(`draft:${id}`)).toMatchObject({ city: "Lis" });
    const draft = { city: "Lis", street: "Rua Augusta" };
    await main.host.send({ type: "saveDraft", id, draft });
    reconnect(remote, main);

    await expect
      .poll(() => main.host.read(`draft:${id}`))
      .toEqual({ city: "Lisbon", street: "Rua Augusta" });
  });

  it("goes to no other question, and to none that has ended", async () => {
    const { ask, openWindow, openChannel } = openRelay();
    const ended = ask();
    const { remote, cut } = openWindow();
    const { id } = await openQuestion(remote);
    cut();
    await expect.poll(remote.getPhase).toBe("lost");
    const draft = { city: "Lisbon" };
    expect(await remote.send({ type: "saveDraft", id, draft })).toMatchObject({ done: false });
    ended.withdraw();
    ask({ ...shippingAddress, message: "Where to, next time?" });
    const next = openChannel();
    remote.reconnect(next.near.port);
    const other = await openQuestion(remote);
    await remote.send({ type: "putAside", id: other.id });

    const commands = next.near.sent.flatMap(({ command }) => (command ? [command] : []));
    expect(commands).toEqual([{ type: "putAside", id: other.id }]);
    expect(remote.read(`draft:${other.id}`)).toBeUndefined();
  });
});
