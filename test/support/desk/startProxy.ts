import { once } from "node:events";
import { type AddressInfo, createServer, connect as dial, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxy before an engine. */
export interface Proxy {
  readonly url: string;
  /** From now on the connections that are open carry nothing, and stay open: as behind a firewall that forgot them. */
  mute(): void;
}

/** Starts a {@link Proxy} on a free port. */
export async function startProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const muted = new WeakSet<Socket>();
  const server = createServer((near) => {
    const far = dial(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        open.delete(socket);
        if (!muted.has(near)) for (const one of [near, far]) one.destroy();
      });
    }
    near.on("data", (data) => void (muted.has(near) || far.write(data)));
    far.on("data", (data) => void (muted.has(near) || near.write(data)));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const url = new URL(target);
  url.port = `${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    mute() {
      for (const socket of open) muted.add(socket);
    },
  };
}
