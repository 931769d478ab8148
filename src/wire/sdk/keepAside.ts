import { isJsonObject, type JsonObject } from "../protocol/json.js";

/** A question that a tap keeps aside: as it came from the server, and with the result as it is to go back. */
export interface TappedQuestion {
  /** The params exactly as the server sent them. */
  readonly params: unknown;
  /** The mark on the call that it came from, if that is known (revision 2026-07-28). */
  readonly marker?: unknown;
  /** Keeps the result for the server; returns what to give the SDK in its place. */
  keepResult(result: object): object;
  /** States that there will be no result. */
  fail(): void;
}

/** The tap's own side of an {@link TappedQuestion}. */
export interface KeptAside extends TappedQuestion {
  /** The params to show the SDK; `undefined` if they go through as they are. */
  readonly shown: JsonObject | undefined;
  /** The result for the server, once there is one. */
  readonly result: object | undefined;
  /** Hands it to the one who answers. */
  take(): TappedQuestion;
  /** Whether somebody took it and gave no result yet. */
  isWaiting(): boolean;
}

/** Keeps a question aside. */
export function keepAside(
  method: string,
  params: unknown,
  { marker, failed = () => {} }: { marker?: unknown; failed?: () => void } = {},
): KeptAside {
  const placeholder = createPlaceholder(method, params);
  let result: object | undefined;
  let isTaken = false;
  const asked: KeptAside = {
    params,
    marker,
    shown: placeholder?.params,
    get result() {
      return result;
    },
    keepResult(given) {
      result = given;
      return placeholder?.result ?? given;
    },
    fail: failed,
    take() {
      isTaken = true;
      return asked;
    },
    isWaiting: () => isTaken && !result,
  };
  return asked;
}

/** Stands in for a question, and for its answer, where an SDK looks, so that its own schemas find nothing to refuse. */
interface Placeholder {
  readonly params: JsonObject;
  /** Never an accept: should it ever reach a server, it says nothing that the person did not. */
  readonly result: JsonObject;
}

/** Makes the placeholder for a request of this method; `undefined` if no SDK looks closely at it. */
function createPlaceholder(method: string, params: unknown): Placeholder | undefined {
  const { mode, _meta } = isJsonObject(params) ? params : {};
  const meta = isJsonObject(_meta) ? { _meta } : {};
  switch (method) {
    case "elicitation/create":
      return {
        params: { ...anyElicitation, mode: mode === "url" ? "url" : "form", ...meta },
        result: { action: "cancel" },
      };
    case "sampling/createMessage":
      return {
        params: { messages: [], maxTokens: 1, ...meta },
        result: { role: "assistant", model: "", content: { type: "text", text: "" } },
      };
    default:
      return undefined;
  }
}

/** Params that every SDK takes for a form, and for a visit to a page. */
const anyElicitation: JsonObject = {
  message: "",
  requestedSchema: { type: "object", properties: {} },
  elicitationId: "placeholder",
  url: "https://placeholder.invalid/",
};
