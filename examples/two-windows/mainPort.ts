import { connectHost, type RemoteHost } from "mcp-host-ui/relay";

const { port: main } = new SharedWorker(new URL("./mainProcess.ts", import.meta.url), {
  type: "module",
});
main.start();

/** The host, as this window sees it: it lives in the main process, and no hook can tell. */
export const host: RemoteHost = connectHost(openPort(), { heartbeat: 3_000 });

/** Asks the main process to call the server's tool. */
export const bookTrip = (): void => main.postMessage("book a trip");

// A port that drops does not come back by itself; another one does.
host.subscribePhase(() => {
  if (host.getPhase() !== "lost") return;
  setTimeout(() => {
    if (host.getPhase() === "lost") host.reconnect(openPort());
  }, 500);
});

function openPort(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  main.postMessage("show me the host", [port2]);
  return port1;
}
