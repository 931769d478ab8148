import type { McpClientLike } from "./mcpClientLike.js";

/** Where a rehearsal carries the result that the handler is to return. */
const scripted: unique symbol = Symbol("a rehearsed result");

interface Rehearsal {
  readonly [scripted]: object;
}

/** The result that a handler is only asked to hand on, where its request is a rehearsal. */
export function rehearsed(extra: object): object | undefined {
  return scripted in extra ? (extra as Rehearsal)[scripted] : undefined;
}

/**
 * Whether a client of SDK v1 would send a result. Some versions check results against schemas of their own, after the
 * handler returned, and tell the server -32602 in place of what the person approved (1.25 does so with the uses of
 * tools). So the SDK's own handler is run once more, with the result given; where it is out of reach, yes.
 */
export async function wouldSend(
  client: McpClientLike,
  method: string,
  params: unknown,
  result: object,
): Promise<boolean> {
  const handlers: unknown = Reflect.get(client, "_requestHandlers");
  const handle: unknown = handlers instanceof Map ? handlers.get(method) : undefined;
  if (typeof handle !== "function") return true;
  const rehearsal: Rehearsal = { [scripted]: structuredClone(result) };
  try {
    await Reflect.apply(handle, client, [{ method, params }, rehearsal]);
    return true;
  } catch {
    return false;
  }
}
