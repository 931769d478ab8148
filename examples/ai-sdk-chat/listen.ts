import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "../back-end/serve.ts";

/** A server on a free port of this machine. */
export interface Listening {
  readonly url: string;
  close(): void;
}

/** Serves requests of the web on a free port of this machine. */
export async function listen(handle: (request: Request) => Promise<Response>): Promise<Listening> {
  const server = serve(handle, (_, response) => response.writeHead(404).end());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
