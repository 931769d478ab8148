import { serveHost } from "mcp-host-ui/relay";
import type { Choice } from "./connect.ts";
import { createFullHost, tryOut } from "./tryOut.ts";

const host = createFullHost();

// The page hands over the port through which it sees the host, then says what to connect to.
addEventListener("message", ({ data, ports: [port] }: MessageEvent<Choice | undefined>) => {
  if (port) serveHost(host, port);
  if (data) void tryOut(host, data, postMessage);
});
