import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { attachClient, tapTransport } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../../scripts/temporaryFolder.mjs";
import { startHost } from "./rig.js";

const program = fileURLToPath(new URL("recordingServer.mjs", import.meta.url));

/** A transport that starts a real server, and what each request that any process of it got declared of roots. */
function recordDeclared(revision: string) {
  const folder = temporaryFolder("declared-", onTestFinished);
  const file = join(folder, "received");
  const args = [program, revision, file];
  return {
    transport: new StdioClientTransport({ command: process.execPath, args }),
    declared: () =>
      readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
        .flatMap(({ method, params }): [string, unknown][] => {
          const said =
            params?._meta?.["io.modelcontextprotocol/clientCapabilities"] ?? params?.capabilities;
          return said ? [[method, said.roots]] : [];
        }),
  };
}

const info = { name: "test", version: "1.0.0" };

const adapters = [
  ["bare", (transport: StdioClientTransport) => transport],
  ["tapped", (transport: StdioClientTransport) => tapTransport(transport)],
] as const;

describe.each(adapters)("what a client declares of roots to a process, %s", (_adapter, adapter) => {
  it.each([
    ["pinned", { pin: "2026-07-28" }],
    ["negotiated", "auto"],
  ] as const)(
    "has no listChanged in 2026-07-28, %s with a process that the SDK throws away",
    async (_how, mode) => {
      const { host } = startHost();
      const { transport, declared } = recordDeclared("2026-07-28");
      const client = new Client(info, { versionNegotiation: { mode } });
      attachClient(host, client, { id: "travel" });
      await client.connect(adapter(transport));
      onTestFinished(() => client.close());
      await client.callTool({ name: "any" });
      expect(declared()).toEqual([
        ["server/discover", {}],
        ["tools/call", {}],
      ]);
    },
  );

  it("has listChanged in the handshake of 2025-11-25, also after a look for 2026-07-28", async () => {
    const { host } = startHost();
    const { transport, declared } = recordDeclared("2025-11-25");
    const client = new Client(info, { versionNegotiation: { mode: "auto" } });
    attachClient(host, client, { id: "travel" });
    await client.connect(adapter(transport));
    onTestFinished(() => client.close());
    expect(client.getNegotiatedProtocolVersion()).toBe("2025-11-25");
    expect(declared()).toEqual([
      ["server/discover", {}],
      ["initialize", { listChanged: true }],
    ]);
  });

  it("is the app's own where the app answers roots/list itself", async () => {
    const { host } = startHost();
    const { transport, declared } = recordDeclared("2026-07-28");
    const client = new Client(info, {
      capabilities: { roots: { listChanged: true } },
      versionNegotiation: { mode: { pin: "2026-07-28" } },
    });
    client.setRequestHandler("roots/list", async () => ({ roots: [] }));
    attachClient(host, client, { id: "travel" });
    await client.connect(adapter(transport));
    onTestFinished(() => client.close());
    await client.callTool({ name: "any" });
    expect(declared()).toEqual([
      ["server/discover", { listChanged: true }],
      ["tools/call", { listChanged: true }],
    ]);
  });
});
