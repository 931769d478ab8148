import type { HostKind } from "../../host/kind.js";
import { createRequestError } from "../../host/requestError.js";
import { defineKey, type HostKey } from "../../state/key.js";
import { isJsonObject } from "../../wire/protocol/json.js";
import { limitsOf } from "../../wire/protocol/requestLimits.js";
import {
  type AppFile,
  type DownloadRequest,
  downloadName,
  readDownload,
} from "./downloadRequest.js";

/** Options for downloads. */
export interface DownloadsOptions {
  /**
   * Saves one file, once the person agreed: `saveAppFile` of `mcp-host-ui/apps/react` in a page, the app's own way in
   * Electron. What it throws is reported, and the view is told that the download failed.
   */
  readonly save: (file: AppFile) => Promise<void> | void;
}

/** Whether the host has the kind: where `appCapabilities` learns it. */
export const downloadsKey: HostKey<true> = defineKey("download:offered");

/** The method that views ask with (MCP Apps, `ui/download-file`); no server can. */
export const downloadMethod = "ui/download-file";

/**
 * The kind that has the person decide about files that a view of an MCP App asks to save (`ui/download-file`). A rule that
 * denies a server pages to open denies files of its views, too; none can allow them. Without its questions' look
 * (`downloadKind` of `mcp-host-ui/apps/react`, in the provider's `kinds`) they wait unseen.
 */
export function downloads({ save }: DownloadsOptions): HostKind {
  return {
    name: downloadName,
    capabilities: {},
    start(core) {
      core.publish(downloadsKey, true);
      return {
        requests: {
          async [downloadMethod](params, { ask }) {
            const reading = readDownload(params, limitsOf(core.limits));
            if (!reading.ok)
              throw createRequestError(-32602, `${downloadMethod}: ${reading.problem}.`);
            const files = reading.value;
            const request: DownloadRequest = { files: files.map(({ offered }) => offered) };
            const result = await ask(request);
            if ("isError" in result) return result;
            try {
              for (const { file } of files) await save(file);
              return result;
            } catch (error) {
              core.report(error);
              return { isError: true };
            }
          },
        },
        answer(_, answer) {
          const action = isJsonObject(answer) ? answer.action : undefined;
          if (action === "accept") return { reply: { sent: action, result: {} } };
          if (action !== "decline" && action !== "cancel")
            return { message: "A download is accepted or declined, or nothing is decided." };
          const reason = isJsonObject(answer) && answer.reason;
          return {
            reply: { sent: action, result: { isError: true } },
            ...(typeof reason === "string" && { reason }),
          };
        },
        rules: {
          facts: () => ({ subject: "elicitation/url", may: ["deny"] }),
          obey: ({ id }, _, decision) =>
            void core.settle(id, { sent: "decline", result: { isError: true } }, decision),
        },
        fallback: () => ({ sent: "cancel", result: { isError: true } }),
        fingerprint: ({ request }) => JSON.stringify(request),
      };
    },
  };
}
