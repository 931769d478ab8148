import type { HostKind } from "../../host/kind.js";
import { createRequestError } from "../../host/requestError.js";
import { defineKey, type HostKey } from "../../state/key.js";

/** Whether the host lets servers show views in place of forms. */
export const appFormsKey: HostKey<true> = defineKey("app-form:offered");

/**
 * Lets servers send a view with a form (SEP-3118, a draft: experimental): declares `elicitation` within the extension
 * `io.modelcontextprotocol/ui`, to servers and, by `appCapabilities`, to views. It asks nothing itself; `AppForm` of
 * `mcp-host-ui/apps/react` shows the views. Without it no server is told, and forms are ours.
 */
export function appForms(): HostKind {
  return {
    name: "app-form",
    capabilities: {
      extensions: {
        "io.modelcontextprotocol/ui": {
          mimeTypes: ["text/html;profile=mcp-app"],
          elicitation: {},
        },
      },
    },
    start(core) {
      core.publish(appFormsKey, true);
      return {
        requests: {},
        answer: () => ({ message: "This kind asks nothing, so it takes no answer." }),
        fallback: () => ({
          sent: "error",
          error: createRequestError(-32603, "Nothing was asked."),
        }),
      };
    },
  };
}
