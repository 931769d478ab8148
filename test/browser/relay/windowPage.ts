import { connectHost } from "mcp-host-ui/relay";

/** What a window does in these tests: it opens one surface and never says more. */
addEventListener("message", ({ ports: [port] }) => {
  if (!port) return;
  const remote = connectHost(port, { heartbeat: Number.POSITIVE_INFINITY });
  void remote.send({
    type: "openSurface",
    surface: { id: "dialog", kind: "dialog", visible: true },
  });
});
