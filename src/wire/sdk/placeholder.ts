import { isJsonObject, type JsonObject } from "../protocol/json.js";

/** What an SDK sees in place of a question, and of its answer, so that its own schemas find nothing to refuse. */
export interface Placeholder {
  readonly params: JsonObject;
  /** Never an accept: should it ever reach a server, it says nothing that the person did not. */
  readonly result: JsonObject;
}

/** Makes the placeholder for a request of this method; nothing where no SDK looks closely at it. */
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

/** What every SDK takes for a form, and for a visit to a page. */
const anyElicitation: JsonObject = {
  message: "",
  requestedSchema: { type: "object", properties: {} },
  elicitationId: "placeholder",
  url: "https://placeholder.invalid/",
};
