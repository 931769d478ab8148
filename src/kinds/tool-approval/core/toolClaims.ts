import { isJsonObject } from "../../../wire/protocol/json.js";
import type { ToolDefinition } from "./toolCall.js";

/** The server's claims about a tool (`annotations`, server/tools). A hint that is no boolean is no claim. */
export interface ToolClaims {
  /** The server's title for the tool. */
  readonly title?: string;
  readonly readOnly?: boolean;
  readonly destructive?: boolean;
  readonly idempotent?: boolean;
  readonly openWorld?: boolean;
}

/** Reads the claims of a tool definition. The protocol's defaults are no claims: only what the server wrote counts. */
export function toolClaims({ title, annotations }: ToolDefinition): ToolClaims {
  const hints = isJsonObject(annotations) ? annotations : {};
  const named = [title, hints.title].find((text) => typeof text === "string" && text.trim() !== "");
  return {
    ...(typeof named === "string" && { title: named }),
    ...claim("readOnly", hints.readOnlyHint),
    ...claim("destructive", hints.destructiveHint),
    ...claim("idempotent", hints.idempotentHint),
    ...claim("openWorld", hints.openWorldHint),
  };
}

function claim(name: keyof ToolClaims, value: unknown): ToolClaims {
  return typeof value === "boolean" ? { [name]: value } : {};
}
