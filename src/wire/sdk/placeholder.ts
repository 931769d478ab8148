import { isJsonObject, type JsonObject } from "../protocol/json.js";

/** Stands in for a question, and for its answer, where an SDK looks, so that its own schemas find nothing to refuse. */
export interface Placeholder {
  readonly params: JsonObject;
  /** Never an accept: should it ever reach a server, it says nothing that the person did not. */
  readonly result: JsonObject;
}

/** Makes the placeholder for a request of this method; `undefined` if no SDK looks closely at it. */
export function createPlaceholder(method: string, params: unknown): Placeholder | undefined {
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
