import type { Desk } from "@mcp-host-ui/desk";
import { type JoinedDesk, joinDesk } from "@mcp-host-ui/desk/page";
import type { UIMessageStreamWriter } from "ai";
import type { LocalHost } from "mcp-host-ui/host";

/** On the server, in `execute` of `createUIMessageStream`: until `signal` aborts, once the model is done. */
export async function tellChat(
  writer: UIMessageStreamWriter,
  desk: Desk,
  { audience, signal }: { audience: string; signal: AbortSignal },
): Promise<void> {
  for await (const data of desk.messages(audience, { signal }))
    writer.write({ type: "data-desk", data, transient: true });
}

/** In the page: `useChat({ onData: (part) => part.type === "data-desk" && joined.hear(part.data) })`. */
export function joinChat(host: LocalHost): JoinedDesk {
  return joinDesk(host, {
    async answer(answer, signal): Promise<unknown> {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify(answer);
      const response = await fetch("/api/questions", { method: "POST", headers, body, signal });
      return response.json();
    },
  });
}
