import type { HostSession } from "../host/session.js";
import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
import type { RawRequests } from "../wire/sdk/rawRequests.js";
import type { TaskConnection } from "./createFollower.js";

/** A round without a question is tried again after this many milliseconds. */
const pause = 250;
/** A list of tools that never ends is read no further than this. */
const mostPages = 50;

/** Calls a tool once, through all of its rounds, and resolves to its result: the task that the server made of it, or what it answered at once. */
export async function callTool(
  { requests, protocol, session }: TaskConnection,
  { params, call, signal }: { params: JsonObject; call: string; signal: AbortSignal },
): Promise<JsonObject> {
  const tool = protocol.needsTool ? await findTool(requests, params.name, signal) : undefined;
  const framed = protocol.call(params, tool);
  let result = await requests.send("tools/call", framed, { signal });
  while (result.resultType === "input_required") {
    const { inputRequests, requestState } = result;
    const asked = isJsonObject(inputRequests) ? Object.entries(inputRequests) : [];
    if (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, pause));
    const inputResponses = Object.fromEntries(
      await Promise.all(
        asked.map(async ([key, request]) => [key, await answer(session, request, call, signal)]),
      ),
    );
    const retry = {
      ...framed,
      ...(asked.length > 0 && { inputResponses }),
      ...(requestState !== undefined && { requestState }),
    };
    result = await requests.send("tools/call", retry, { signal });
  }
  return result;
}

function answer(
  session: HostSession,
  request: unknown,
  call: string,
  signal: AbortSignal,
): Promise<object> {
  const { method, params } = isJsonObject(request) ? request : {};
  return session.receive(typeof method === "string" ? method : "", params, {
    call,
    signal,
    embedded: true,
  });
}

/** Looks up how a tool wants to be called. */
async function findTool(
  requests: RawRequests,
  name: unknown,
  signal: AbortSignal,
): Promise<JsonObject | undefined> {
  let cursor: unknown;
  for (let page = 0; page < mostPages; page += 1) {
    const params = typeof cursor === "string" ? { cursor } : {};
    const { tools, nextCursor } = await requests.send("tools/list", params, { signal });
    const found = Array.isArray(tools) ? tools.find((tool) => tool?.name === name) : undefined;
    if (isJsonObject(found) || typeof nextCursor !== "string") return found;
    cursor = nextCursor;
  }
  return undefined;
}
