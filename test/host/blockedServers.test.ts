import { startServer } from "@mcp-host-ui/testing";
import { createHost, type DraftStorage, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openQuestion, shippingAddress } from "../support/questions.js";

const blocked = "The person has blocked this server's requests for now.";

async function open(storage: DraftStorage, errors: unknown[] = []) {
  const host = createHost({
    kinds: [elicitation()],
    storage,
    onError: (error) => errors.push(error),
  });
  const server = await startServer(host);
  onTestFinished(async () => {
    await server.close();
    host.close();
  });
  return { host, server };
}

const block = (host: LocalHost, isBlocked: boolean) =>
  host.send({ type: "blockSession", id: "travel", blocked: isBlocked });

describe("a server that a user blocks in a page without a desk", () => {
  it.each([
    ["at once", <Value>(value: Value) => value],
    ["later", <Value>(value: Value) => Promise.resolve(value)],
  ])("stays blocked after a reload, where the storage answers %s", async (_, answer) => {
    const items = new Map<string, string>();
    const storage: DraftStorage = {
      getItem: (name) => answer(items.get(name) ?? null),
      setItem: (name, value) => answer(void items.set(name, value)),
      removeItem: (name) => answer(void items.delete(name)),
    };
    const first = await open(storage);
    await block(first.host, true);
    await vi.waitFor(() => expect(items.size).toBe(1));

    const reloaded = await open(storage);
    await expect(reloaded.server.elicit(shippingAddress).answer).rejects.toThrow(blocked);
    expect(reloaded.host.getState().sessions).toMatchObject([{ id: "travel", blocked: true }]);
    await block(reloaded.host, false);
    await vi.waitFor(() => expect(items.size).toBe(0));

    const again = await open(storage);
    const { answer: received } = again.server.elicit(shippingAddress);
    const { id } = await openQuestion(again.host);
    await again.host.send({ type: "settle", id, answer: { action: "decline" } });
    expect(await received).toEqual({ action: "decline" });
  });

  it("is reported where the storage cannot be read, and may ask", async () => {
    const errors: unknown[] = [];
    const items = new Map([["mcp-host-ui:drafts:blocked", "{"]]);
    const { host, server } = await open(
      {
        getItem: (name) => items.get(name) ?? null,
        setItem: (name, value) => void items.set(name, value),
        removeItem: (name) => void items.delete(name),
      },
      errors,
    );
    server.elicit(shippingAddress).answer.catch(() => {});
    await openQuestion(host);
    expect(errors).toMatchObject([{ message: "The blocked servers could not be read." }]);
  });
});
