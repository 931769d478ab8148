import type { LocalHost } from "../host/host.js";
import { isJsonObject } from "../wire/protocol/json.js";
import { downloadsKey } from "./downloads/downloads.js";
import { appFormsKey } from "./forms/appForms.js";

/** The part of `hostCapabilities` (MCP Apps, 2026-01-26) that a host answers by asking a person. */
export interface AppCapabilities {
  /** Views may ask for a response of the host's model; with `tools`, for one that calls tools. */
  sampling?: { tools?: Record<string, never> };
  /** Views may ask to open a page. */
  openLinks?: Record<string, never>;
  /** Views may ask to save files. */
  downloadFile?: Record<string, never>;
  /** Views may be asked to fill in a form (SEP-3118, a draft). */
  elicitation?: Record<string, never>;
}

/** Lists the capabilities to declare to views, for the third argument of `new AppBridge`: by the kinds that the host has. */
export function appCapabilities(host: Pick<LocalHost, "capabilities" | "read">): AppCapabilities {
  const { sampling, elicitation } = host.capabilities;
  return {
    ...(sampling && { sampling: isJsonObject(sampling.tools) ? { tools: {} } : {} }),
    ...(isJsonObject(elicitation?.url) && { openLinks: {} }),
    ...(host.read(downloadsKey) && { downloadFile: {} }),
    ...(host.read(appFormsKey) && { elicitation: {} }),
  };
}
