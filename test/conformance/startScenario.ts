import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { suiteFile, suiteNode, suiteProgram } from "./suiteFile.ts";

/** One scenario of the conformance suite, waiting for its client. */
export interface Scenario {
  /** Where the mock server listens. */
  readonly serverUrl: string;
  /** The data that the suite hands its client along with the address, if any. */
  readonly context: unknown;
  /** Tells the suite that the client is done; resolves to its verdict. */
  finish(): Promise<Verdict>;
}

/** The suite's own report on one run of a scenario. */
export interface Verdict {
  readonly code: number | null;
  readonly checks: readonly Check[];
  /** All that the suite printed. */
  readonly report: string;
}

/** One thing that the suite looked at. */
interface Check {
  readonly id: string;
  readonly name: string;
  readonly status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO";
}

/** Starts one client scenario in one revision; its client is the test itself. */
export async function startScenario(name: string, revision: string): Promise<Scenario> {
  let release = () => {};
  const listener = createServer();
  const started = new Promise<Pick<Scenario, "serverUrl" | "context">>((resolve) => {
    listener.on("request", (request, response) => {
      release = () => response.end();
      request.setEncoding("utf8").once("data", (text: string) => resolve(JSON.parse(text)));
    });
  });
  await new Promise<void>((resolve) => {
    listener.listen(0, "127.0.0.1", resolve);
  });
  const { port } = listener.address() as AddressInfo;
  const options = ["--scenario", name, "--spec-version", revision, "--timeout", "120000"];
  const command = `${process.execPath} ${suiteFile("command.mjs")}`;
  const suite = spawn(
    suiteNode,
    [suiteProgram, "client", ...options, "--command", command, "--verbose"],
    { env: { ...process.env, REPORT_TO: `http://127.0.0.1:${port}` } },
  );
  let checks = "";
  let report = "";
  for (const stream of [suite.stdout, suite.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      report += text;
      if (stream === suite.stdout) checks += text;
    });
  const ended = new Promise<number | null>((resolve) => {
    suite.on("close", resolve);
  });
  const failedEarly = ended.then((code) => {
    throw new Error(`The suite ended with ${code} before it started its client: ${report}`);
  });
  return {
    ...(await Promise.race([started, failedEarly])),
    async finish() {
      release();
      const code = await ended;
      listener.close();
      // All that it prints there with --verbose.
      return { code, checks: JSON.parse(checks), report };
    },
  };
}
