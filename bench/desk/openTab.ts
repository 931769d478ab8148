import { attachDesk } from "@mcp-host-ui/desk/page";
import { createHost, elicitation, type LocalHost, type Receipt } from "mcp-host-ui/host";
import { limits } from "./limits.ts";

/** One answer as a tab sent it. */
export interface Sent {
  readonly question: string;
  readonly by: string;
  readonly shownAt: number;
  readonly receipt: Receipt;
}

/** Answers every question that a host shows, at once. */
export function answerAll(host: LocalHost, name: string, hear: (sent: Sent) => void): void {
  const seen = new Set<string>();
  host.subscribe(() => {
    for (const { id, request } of host.getState().open) {
      if (seen.has(id)) continue;
      seen.add(id);
      const shownAt = Date.now();
      const by = `${name} ${seen.size}`;
      const question = messageOf(request);
      host
        .send({ type: "settle", id, answer: { action: "accept", content: { by } } })
        .then((receipt) => hear({ question, by, shownAt, receipt }))
        .catch(console.error);
    }
  });
}

function messageOf(request: unknown): string {
  return typeof request === "object" && request !== null && "message" in request
    ? String(request.message)
    : "";
}

/** Opens a tab of a person on a back end. */
export function openTab(url: string, person: string, name: string, hear: (sent: Sent) => void) {
  const host = createHost({ kinds: [elicitation()], storage: false, limits });
  answerAll(host, name, hear);
  const headers = () => ({ authorization: person });
  const { close } = attachDesk(host, { url, headers, onError: () => undefined });
  return () => {
    close();
    host.close();
  };
}
