import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import {
  StdioClientTransport,
  type StdioServerParameters,
} from "@modelcontextprotocol/client/stdio";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as StdioClientTransportV1 } from "@modelcontextprotocol/sdk/client/stdio.js";
import { attachClient, type LocalHost, Roots } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../../scripts/temporaryFolder.mjs";
import { openConsent, ready, settle, shareOpen, startHost, stateOf, tell } from "./rig.js";

const once = { interval: 50, timeout: 60_000 };

/** Two real folders with names that need care. */
const createFolders = () => {
  const base = realpathSync(temporaryFolder("roots-", onTestFinished));
  const folders = ["travel planning 100%", "Jürgen #1"].map((name) => join(base, name));
  for (const folder of folders) mkdirSync(folder);
  const [planning = "", archive = ""] = folders;
  return { planning, archive };
};

const binOf = (name: string) =>
  fileURLToPath(new URL("dist/index.js", import.meta.resolve(`${name}/package.json`)));

const servers = [
  ["server-everything", "@modelcontextprotocol/server-everything", ["stdio"], "get-roots-list"],
  ["server-filesystem", "@modelcontextprotocol/server-filesystem", [], "list_allowed_directories"],
] as const;

type Arguments = Readonly<Record<string, unknown>>;

/** Hears each message that the server sends. */
type Hear = (message: object) => void;

const nobody: Hear = () => {};

const info = { name: "test-host", version: "1.0.0" };

const clients = [
  [
    "SDK v2",
    async (host: LocalHost, command: StdioServerParameters, hear: Hear = nobody) => {
      const client = new Client(info);
      const transport = new StdioClientTransport(command);
      // Both SDKs call what they find here before they read the message themselves.
      transport.onmessage = hear;
      const session = attachClient(host, client, { id: "files", name: "Files" });
      await client.connect(transport);
      onTestFinished(() => client.close());
      return (name: string, args: Arguments = {}) =>
        session.trackCall((options) => client.callTool({ name, arguments: args }, options));
    },
  ],
  [
    "SDK v1",
    async (host: LocalHost, command: StdioServerParameters, hear: Hear = nobody) => {
      const client = new ClientV1(info);
      const transport = new StdioClientTransportV1(command);
      // Both SDKs call what they find here before they read the message themselves.
      transport.onmessage = hear;
      const session = attachClient(host, client, { id: "files", name: "Files" });
      await client.connect(transport);
      onTestFinished(() => client.close());
      return (name: string, args: Arguments = {}) =>
        session.trackCall((options) =>
          client.callTool({ name, arguments: args }, undefined, options),
        );
    },
  ],
] as const;

describe.each(servers)("%s, over stdio", (_server, name, args, tool) => {
  describe.each(clients)("through a client of %s", (_sdk, connect) => {
    const open = async (host: LocalHost) => {
      const callTool = await connect(host, {
        command: process.execPath,
        args: [binOf(name), ...args],
        stderr: "ignore",
      });
      return async () => JSON.stringify(await callTool(tool));
    };

    it("lists the roots once the person has agreed, and reacts to a change", async () => {
      const { planning, archive } = createFolders();
      const { host } = startHost({ initial: [planning] });
      const show = await open(host);
      await shareOpen(host);
      const spelling = (folder: string) =>
        name.endsWith("filesystem") ? folder : pathToFileURL(folder).href;
      await expect.poll(show, once).toContain(spelling(planning));
      expect(await show()).not.toContain(spelling(archive));

      await Roots.sync(host, [planning, archive]);
      await expect.poll(show, once).toContain(spelling(archive));

      await Roots.sync(host, [archive]);
      await expect.poll(show, once).not.toContain(spelling(planning));
      expect(await show()).toContain(spelling(archive));
      expect(host.getState().open).toEqual([]);
    });

    it("gets nothing where the person refuses, and the list once they think otherwise", async () => {
      const { planning } = createFolders();
      const { host } = startHost({ initial: [{ uri: planning, name: "Planning" }] });
      const show = await open(host);
      const { id } = await openConsent(host);
      await settle(host, id, { action: "refuse" });
      expect(await show()).not.toContain("travel");
      expect(stateOf(host).servers).toMatchObject([{ session: "files", decision: "refuse" }]);
      await tell(host, { type: "roots/decide", session: "files", decision: "share" });
      await expect.poll(show, once).toContain("travel");
    });
  });
});

describe.each(clients)("server-everything, through a client of %s", (_sdk, connect) => {
  it("asks on its own beside a tool of a second, whose end takes nothing from the person", async () => {
    const { planning } = createFolders();
    const { host } = startHost({ initial: [planning] });
    await ready(host);
    const heard: object[] = [];
    const server: StdioServerParameters = {
      command: process.execPath,
      args: [binOf("@modelcontextprotocol/server-everything"), "stdio"],
      stderr: "ignore",
    };
    const callTool = await connect(host, server, (message) => void heard.push(message));

    const call = callTool("trigger-long-running-operation", { duration: 1, steps: 1 });
    const { id, calls } = await openConsent(host);
    expect(calls).toHaveLength(1);
    expect(JSON.stringify(await call)).toContain("completed");
    await expect.poll(() => host.getState().open).toMatchObject([{ id, callOver: true }]);

    await shareOpen(host);
    expect(host.getState()).toMatchObject({
      open: [],
      settled: [{ id, outcome: { by: "person" } }],
    });
    // The server says what it received.
    await expect.poll(() => JSON.stringify(heard), once).toContain("1 root(s) received");
    expect(JSON.stringify(await callTool("get-roots-list"))).toContain(
      pathToFileURL(planning).href,
    );
    const questions = heard.filter(
      (message) => "method" in message && message.method === "roots/list",
    );
    expect(questions).toHaveLength(1);
  });
});
