import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/client";

/** One end of a channel between a page and its worker, as far as a transport needs it. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

/** Carries a session between a page and a worker, where a server's own work takes nothing of the page's time. */
export function portTransport(port: Port, session: string): Transport {
  const transport: Transport = {
    async start() {
      port.addEventListener("message", ({ data }) => {
        // What the other end sends is a message of its SDK.
        if (data.session === session) transport.onmessage?.(data.message as JSONRPCMessage);
      });
    },
    async send(message) {
      port.postMessage({ session, message });
    },
    async close() {
      transport.onclose?.();
    },
  };
  return transport;
}
