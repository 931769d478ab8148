import { fetchInProcess } from "./fetchInProcess.js";
import { suspendable } from "./suspendable.js";
import type { OpenWire } from "./wire.js";

/** SDK v2 in revision 2026-07-28: the server asks inside `input_required` results, over HTTP that stays in the process. */
export const openWire2026: OpenWire = async (script) => {
  const [{ Client, StreamableHTTPClientTransport }, { createMcpHandler, inputRequired, Server }] =
    await Promise.all([
      import("@modelcontextprotocol/client"),
      import("@modelcontextprotocol/server"),
    ]);
  const errors: unknown[] = [];
  const runs = suspendable(script);
  const handler = createMcpHandler(
    () => {
      const server = new Server(
        { name: "test-server", version: "1.0.0" },
        { capabilities: { tools: {} } },
      );
      server.setRequestHandler("tools/call", async ({ params }, { mcpReq }) => {
        const step = await runs.step(
          params.name,
          mcpReq.requestState<string>(),
          mcpReq.inputResponses,
        );
        // The requests go out as they are: a test may send what the SDK's own builders refuse.
        if ("requests" in step)
          return inputRequired({
            inputRequests: step.requests as never,
            requestState: step.state,
          });
        return { content: [{ type: "text", text: JSON.stringify(step.result ?? null) }] };
      });
      return server;
    },
    { legacy: "reject", onerror: (error) => errors.push(error) },
  );
  const client = new Client(
    { name: "test-host", version: "1.0.0" },
    { versionNegotiation: { mode: { pin: "2026-07-28" } } },
  );
  client.onerror = (error) => errors.push(error);
  const transport = new StreamableHTTPClientTransport(new URL("http://test-server.invalid/mcp"), {
    fetch: fetchInProcess(handler),
  });
  return {
    client,
    errors,
    connect: () => client.connect(transport),
    callTool: (name, options) => client.callTool({ name }, options),
    notify: (method) => Promise.reject(new Error(`Revision 2026-07-28 cannot send ${method}.`)),
    close: () => client.close(),
  };
};
