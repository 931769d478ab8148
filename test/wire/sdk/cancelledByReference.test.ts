import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { CallToolResultSchema, CreateTaskResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { attachClient, createHost, elicitation, tapTransport } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog } from "../../support/questions.js";

const shortTimeouts = fileURLToPath(new URL("shortTimeouts.cjs", import.meta.url));
const program = fileURLToPath(
  import.meta.resolve("@modelcontextprotocol/server-everything/dist/index.js"),
);

const adapters = [
  ["bare", (transport: StdioClientTransport) => transport],
  ["tapped", (transport: StdioClientTransport) => tapTransport(transport)],
] as const;

describe.each(adapters)(
  "server-everything's research, over a %s transport",
  (_adapter, adapter) => {
    it("asks after it has given up on the answer, which nobody is asked for", async () => {
      const host = createHost({ kinds: [elicitation()] });
      onTestFinished(host.close);
      void host.send({ type: "openSurface", surface: dialog });
      const client = new Client(
        { name: "host", version: "1.0.0" },
        { capabilities: { tasks: { requests: { elicitation: { create: {} } } } } },
      );
      attachClient(host, client, { id: "research" });
      const transport = new StdioClientTransport({
        command: process.execPath,
        args: ["--require", shortTimeouts, program, "stdio"],
        stderr: "ignore",
      });
      const heard: { readonly method: string; readonly id: unknown }[] = [];
      await client.connect(adapter(transport));
      onTestFinished(() => client.close());
      // Before all that attaching has put there.
      const { onmessage: read } = transport;
      transport.onmessage = (message) => {
        if ("method" in message && /cancelled|elicitation/.test(message.method)) {
          const { method, params } = message;
          heard.push({ method, id: "id" in message ? message.id : params?.requestId });
        }
        read?.(message);
      };

      const research = {
        name: "simulate-research-query",
        arguments: { topic: "python", ambiguous: true },
        task: {},
      };
      const { task } = await client.request(
        { method: "tools/call", params: research },
        CreateTaskResultSchema,
      );
      await expect.poll(() => heard).toHaveLength(1);
      const result = await client.request(
        { method: "tasks/result", params: { taskId: task.taskId } },
        CallToolResultSchema,
      );
      const id = expect.anything();
      expect(heard).toEqual([
        { method: "notifications/cancelled", id },
        { method: "elicitation/create", id: heard[0]?.id },
      ]);
      expect(host.getState()).toMatchObject({ open: [], settled: [] });
      expect(JSON.stringify(result)).toContain("elicitation unavailable");
    });
  },
);
