import type { EventEmitter } from "node:events";
import { MessageChannel as NodeMessageChannel, type Worker } from "node:worker_threads";
import { connectHost, type RelayPort, serveHost } from "mcp-host-ui/relay";
import { expect, expectTypeOf, it } from "vitest";

/** Electron's, as its declarations have it. */
interface MessagePortMain extends NodeJS.EventEmitter {
  close(): void;
  on(event: "close", listener: () => void): this;
  on(event: "message", listener: (messageEvent: { data: unknown; ports: unknown[] }) => void): this;
  off(event: "close", listener: () => void): this;
  off(
    event: "message",
    listener: (messageEvent: { data: unknown; ports: unknown[] }) => void,
  ): this;
  postMessage(message: unknown, transfer?: MessagePortMain[]): void;
  start(): void;
}

it("RelayPort is what the web, Node and Electron call a port, and nothing less", () => {
  expectTypeOf<MessagePort>().toExtend<RelayPort>();
  expectTypeOf<Worker>().toExtend<RelayPort>();
  expectTypeOf<NodeMessageChannel["port1"]>().toExtend<RelayPort>();
  expectTypeOf<MessagePortMain>().toExtend<RelayPort>();
  expectTypeOf<EventEmitter>().not.toExtend<RelayPort>();
  expectTypeOf<{ postMessage(message: unknown): void }>().not.toExtend<RelayPort>();
  expectTypeOf(connectHost).parameter(0).toEqualTypeOf<RelayPort>();
  expectTypeOf(serveHost).parameter(1).toEqualTypeOf<RelayPort>();
  expect(new NodeMessageChannel().port1).toHaveProperty("postMessage");
});
