import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

/** One scenario of the conformance suite, waiting for its client. */
export interface Scenario {
  /** Where the mock server listens. */
  readonly serverUrl: string;
  /** Says that the client is done; resolves to what the suite makes of it. */
  finish(): Promise<{ code: number | null; report: string }>;
}

/** Starts one client scenario under Node 22; its client is the test itself. */
export async function startScenario(name: string): Promise<Scenario> {
  let release = () => {};
  const listener = createServer();
  const serverUrl = new Promise<string>((resolve) => {
    listener.on("request", (request, response) => {
      release = () => response.end();
      request.setEncoding("utf8").once("data", resolve);
    });
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, "127.0.0.1", resolve);
  });
  const { port } = listener.address() as AddressInfo;
  const suite = spawn(
    file("node_modules/node/bin/node"),
    [
      file("node_modules/@modelcontextprotocol/conformance/dist/index.js"),
      "client",
      "--scenario",
      name,
      "--command",
      `${process.execPath} ${file("command.mjs")}`,
      "--timeout",
      "120000",
      "--verbose",
    ],
    { env: { ...process.env, REPORT_TO: `http://127.0.0.1:${port}` } },
  );
  let report = "";
  for (const stream of [suite.stdout, suite.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      report += text;
    });
  const ended = new Promise<number | null>((resolve) => {
    suite.on("close", resolve);
  });
  const failedEarly = ended.then((code) => {
    throw new Error(`The suite ended with ${code} before it started its client: ${report}`);
  });
  return {
    serverUrl: await Promise.race([serverUrl, failedEarly]),
    async finish() {
      release();
      const code = await ended;
      listener.close();
      return { code, report };
    },
  };
}

function file(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
