import type { Question } from "../../host/question.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import { isJsonObject, type JsonObject } from "../../wire/protocol/json.js";
import { type AppTransportLike, hearInitialize } from "./hearInitialize.js";

/** The part of an `AppBridge` of `@modelcontextprotocol/ext-apps` 2 that asks a view; no type of theirs is imported. */
export interface AppFormBridgeLike {
  connect(transport: never): Promise<void>;
  request(...args: never[]): Promise<unknown>;
  addEventListener(event: "initialized", handler: () => void): void;
  close(): Promise<void>;
}

/** A view of a server's, in a frame that the host app made. */
export interface AppFormView {
  /** The bridge to the view, not connected yet: `new AppBridge(client, info, appCapabilities(host))`. */
  readonly bridge: AppFormBridgeLike;
  /** The bridge's transport: a `PostMessageTransport`, say. */
  readonly transport: AppTransportLike;
  /** Loads the view into its frame; called once the bridge listens. */
  readonly load: () => void | Promise<void>;
}

/** Options for asking a view. */
export interface AskAppViewOptions {
  readonly question: Pick<Question<ElicitFormRequest>, "request">;
  /** The time that the view has to load and to begin, in milliseconds. */
  readonly timeout: number;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Hears that the view has begun, and is asked now. */
  readonly onAsked: () => void;
}

/** A timer of the SDK that is as long as one can be. */
const longest = 2_147_483_647;

/** Lets every result through: what a view says is validated by whoever uses it. */
const passThrough = {
  "~standard": { version: 1, vendor: "mcp-host-ui", validate: (value: unknown) => ({ value }) },
};

/**
 * Has a view fill in a form: forwards the question as `elicitation/create`. Resolves to the content that the view
 * proposes, which is as hostile as all that it says; rejects where it proposes none: it did not begin in time, declares no
 * `elicitation`, fails, or answers with `decline` or `cancel`, which only a person may.
 */
export async function askAppView(
  { bridge, transport, load }: AppFormView,
  { question: { request }, timeout, signal, onAsked }: AskAppViewOptions,
): Promise<JsonObject> {
  const begun = new Promise<void>((resolve, reject) => {
    bridge.addEventListener("initialized", resolve);
    const timer = setTimeout(() => reject(new Error("The view did not begin in time.")), timeout);
    bridge.addEventListener("initialized", () => clearTimeout(timer));
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
  // Nobody waits for it before the bridge is connected.
  begun.catch(() => {});
  // The transport is the bridge's own: no type of ours covers both.
  await bridge.connect(transport as never);
  const takesForms = hearInitialize(transport);
  // A view that has begun is loaded, whether or not what loads it ever ends.
  await Promise.race([begun, Promise.resolve(load()).then(() => begun)]);
  if (!takesForms()) throw new Error("The view declares no `elicitation`.");
  onAsked();
  const { message, requestedSchema } = request;
  const asked = {
    method: "elicitation/create",
    params: { mode: "form", message, requestedSchema },
  };
  const options = { timeout: longest, signal };
  const ask = bridge.request as (...args: unknown[]) => Promise<unknown>;
  const result = await ask.call(bridge, asked, passThrough, options);
  if (!isJsonObject(result) || result.action !== "accept" || !isJsonObject(result.content))
    throw new Error("The view proposes nothing.");
  return result.content;
}
