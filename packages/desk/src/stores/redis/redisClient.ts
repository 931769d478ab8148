import type { ErrorEmitter } from "../surviveErrors.js";

/** A client, or a cluster, of node-redis (the packages `redis` and `@redis/client`). */
export interface NodeRedisClient extends ErrorEmitter {
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
  duplicate(): NodeRedisClient & NodeRedisSubscriber;
}

/** A connection of node-redis that listens. */
export interface NodeRedisSubscriber {
  on(event: "ready" | "error", listener: () => void): unknown;
  connect(): Promise<unknown>;
  subscribe(channel: string, listener: () => void): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
  destroy(): unknown;
}

/** A client, or a cluster, of ioredis. */
export interface IoRedisClient extends ErrorEmitter {
  call(command: string, args: string[]): Promise<unknown>;
  duplicate(): IoRedisClient & IoRedisSubscriber;
}

/** A connection of ioredis that listens. */
export interface IoRedisSubscriber {
  on(event: "ready" | "error" | "message", listener: (channel: string) => void): unknown;
  subscribe(channel: string): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
  disconnect(): void;
}

/** A client of Redis or Valkey: node-redis or ioredis. */
export type RedisClient = NodeRedisClient | IoRedisClient;

/** Runs a script on either client. */
export function evaluate(
  client: RedisClient,
  script: string,
  keys: readonly string[],
  args: readonly string[],
): Promise<unknown> {
  return "call" in client
    ? client.call("EVAL", [script, `${keys.length}`, ...keys, ...args])
    : client.eval(script, { keys: [...keys], arguments: [...args] });
}
