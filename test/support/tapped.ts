import type { OpenWire } from "@mcp-host-ui/testing";
import { tapTransport } from "mcp-host-ui/host";

/** Puts a tap before the transport that a wire connects its client through. */
export function tapped(open: OpenWire): OpenWire {
  return async (script) => {
    const wire = await open(script);
    const client = wire.client as unknown as {
      connect(transport: Parameters<typeof tapTransport>[0], ...rest: unknown[]): Promise<void>;
    };
    const connect = client.connect.bind(client);
    client.connect = (transport, ...rest) => connect(tapTransport(transport), ...rest);
    return wire;
  };
}
