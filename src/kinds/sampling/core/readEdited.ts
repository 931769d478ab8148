import type { Receipt } from "../../../host/command.js";
import { type CreateMessageRequest, readCreateMessageRequest } from "./protocol/samplingRequest.js";

/** The result of a person's changes to a request: the request to use, or why they cannot be. */
export type EditedReading =
  /** Without a request it is to go as the server sent it. */
  | { readonly ok: true; readonly edited?: CreateMessageRequest }
  | { readonly ok: false; readonly receipt: Receipt };

/** Reads a request as a person changed it: by the same rules as a server's, and with no more tokens (SPEC 45). */
export function readEdited(asked: CreateMessageRequest, request: unknown): EditedReading {
  const reading = readCreateMessageRequest(request);
  if (!reading.ok) return refuse(`The request was not used: ${reading.problem}.`);
  const { maxTokens } = reading.value;
  if (maxTokens > asked.maxTokens)
    return refuse(`The server takes no more than ${asked.maxTokens} tokens.`, [
      {
        path: ["maxTokens"],
        code: "maximum",
        params: { limit: asked.maxTokens, actual: maxTokens },
      },
    ]);
  const isUnchanged = JSON.stringify(reading.value) === JSON.stringify(asked);
  return isUnchanged ? { ok: true } : { ok: true, edited: reading.value };
}

function refuse(message: string, issues?: readonly unknown[]): EditedReading {
  return {
    ok: false,
    receipt: { done: false, rejection: "invalid", message, ...(issues && { issues }) },
  };
}
