import type { LocalHost } from "../host/host.js";
import { createRequestError } from "../host/requestError.js";
import type { HostSession } from "../host/session.js";
import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
import type { AppBridgeLike, AppRequestContext } from "./appBridgeLike.js";
import { appCapabilities } from "./appCapabilities.js";
import { downloadMethod } from "./downloads/downloads.js";

/** Options for attaching a bridge. */
export interface AttachAppBridgeOptions {
  /** The session of the server that the view belongs to, as `attachClient` returned it: what the view asks is asked by this server. */
  readonly session: HostSession;
  /** The host app's name for the view, shown beside the server's with every question: the title of its tool, say. */
  readonly name: string;
}

/** A bridge whose view asks through the host. */
export interface AttachedAppBridge {
  /** Withdraws what the view asks, and answers no more of it: for when its frame goes. */
  detach(): void;
}

/**
 * Lets a host answer what the view of an MCP App asks through its `AppBridge`: responses of the host's model, where the
 * host has the kind `sampling`, pages to open, where it has `elicitation({ url: true })`, and files to save, where it has
 * `downloads`; a file that the view only links to is a page to open. All take the way of the server's own questions, with the same limits, rules, review, inspection of addresses and log, and are told apart by
 * `appView`. Declare `appCapabilities(host)` to the view. Throws an error if the bridge has a handler for one of them.
 */
export function attachAppBridge(
  host: LocalHost,
  bridge: AppBridgeLike,
  { session, name }: AttachAppBridgeOptions,
): AttachedAppBridge {
  const { sampling, openLinks, downloadFile } = appCapabilities(host);
  const asking = new Set<AbortController>();

  const receive = async (method: string, params: unknown, context: AppRequestContext) => {
    const { mcpReq, signal = mcpReq?.signal, _meta: meta = mcpReq?._meta } = context;
    const { sendNotification: notify = mcpReq?.notify } = context;
    const request = new AbortController();
    const withdraw = () => request.abort(signal?.reason);
    asking.add(request);
    signal?.addEventListener("abort", withdraw);
    try {
      if (signal?.aborted) withdraw();
      return await session.receive(method, params, {
        appView: name,
        signal: request.signal,
        ...(isJsonObject(meta) && { meta }),
        ...(notify && {
          notify: (method, params) => notify({ method, ...(params && { params }) }),
        }),
      });
    } finally {
      asking.delete(request);
      signal?.removeEventListener("abort", withdraw);
    }
  };

  const visit = async (url: unknown, context: AppRequestContext) => {
    const request = { mode: "url", message: "", url };
    const result = await receive("elicitation/create", request, context);
    return "action" in result && result.action === "accept";
  };

  const handlers: Handlers = {
    ...(sampling && {
      oncreatesamplingmessage: (params, context) =>
        receive("sampling/createMessage", params, context),
    }),
    ...(openLinks && {
      async onopenlink(params, context) {
        const url = isJsonObject(params) ? params.url : undefined;
        return (await visit(url, context)) ? {} : { isError: true };
      },
    }),
    ...(downloadFile && {
      async ondownloadfile(params, context) {
        const { links, embedded } = readContents(params);
        if (embedded.length > 0 || links.length === 0) {
          const result = await receive(downloadMethod, { contents: embedded }, context);
          if ("isError" in result) return result;
        }
        for (const url of links) if (!(await visit(url, context))) return { isError: true };
        return {};
      },
    }),
  };
  for (const setter of settersOf(handlers))
    if (bridge[setter])
      throw new Error(
        `The bridge has a handler in \`${setter}\` already, which would never be called again. Remove it: the host answers what the view asks.`,
      );
  Object.assign(bridge, handlers);

  return {
    detach() {
      for (const setter of settersOf(handlers))
        if (bridge[setter] === handlers[setter]) bridge[setter] = undefined;
      for (const request of asking) request.abort();
    },
  };
}

type Handlers = {
  readonly [Setter in keyof AppBridgeLike]: (
    params: unknown,
    context: AppRequestContext,
  ) => Promise<object>;
};

/** Tells what a view links to from what it brings along; an address that is none of the web's is refused before anybody is asked. */
function readContents(params: unknown): { links: string[]; embedded: JsonObject[] } {
  const contents: unknown[] =
    isJsonObject(params) && Array.isArray(params.contents) ? params.contents : [];
  const links: string[] = [];
  const embedded: JsonObject[] = [];
  for (const content of contents) {
    if (!isJsonObject(content) || content.type !== "resource_link") {
      if (isJsonObject(content)) embedded.push(content);
      continue;
    }
    const { uri } = content;
    if (typeof uri !== "string" || !URL.canParse(uri) || !/^https?:$/.test(new URL(uri).protocol))
      throw createRequestError(-32602, "A linked file must have an address of the web.");
    links.push(uri);
  }
  return { links, embedded };
}

function settersOf(handlers: Handlers): readonly (keyof AppBridgeLike)[] {
  return (["oncreatesamplingmessage", "onopenlink", "ondownloadfile"] as const).filter(
    (name) => handlers[name],
  );
}
