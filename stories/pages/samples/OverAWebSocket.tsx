import type { LocalHost } from "mcp-host-ui/host";
import {
  connectHost,
  type RelaySocket,
  type RemoteHost,
  serveHost,
  socketPort,
} from "mcp-host-ui/relay";

/** Where the host lives: once for each socket, after its request was authenticated and its `Origin` checked. */
export function serveSocket(host: LocalHost, socket: RelaySocket, user: string): () => void {
  return serveHost(host, socketPort(socket), { principal: user });
}

/** In the page: goes on over a new socket a second after one closed, until `close()`. */
export function connectPage(openSocket: () => RelaySocket): RemoteHost {
  const open = () => {
    const socket = openSocket();
    socket.addEventListener("close", () => {
      setTimeout(() => {
        if (host.getPhase() !== "closed") host.reconnect(open());
      }, 1_000);
    });
    return socketPort(socket);
  };
  const host = connectHost(open());
  return host;
}
