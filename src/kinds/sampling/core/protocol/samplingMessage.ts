import type { JsonObject } from "../../../../wire/protocol/json.js";
import type { MessageContent } from "./samplingContent.js";

/** One turn of the conversation that a model is to go on with. */
export interface SamplingMessage {
  readonly role: "user" | "assistant";
  /** One block, or from revision 2025-11-25 on a list of them. */
  readonly content: MessageContent | readonly MessageContent[];
  readonly _meta?: JsonObject;
}
