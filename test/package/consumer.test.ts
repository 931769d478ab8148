import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { packages } from "../../scripts/packages.mjs";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";

const root = resolve(import.meta.dirname, "../..");
const folder = temporaryFolder("mcp-host-ui-consumer-", afterAll);
const entries = packages.flatMap(({ name, manifest }) =>
  Object.keys(manifest.exports).map((path) => path.replace(".", name)),
);
const code = entries.filter((entry) => !/\.(css|json)$/.test(entry));
const styles = entries
  .filter((entry) => entry.endsWith(".css"))
  .map((entry) => entry.replace("*", "shadcn"));
const compilers = {
  "TypeScript 7": "node_modules",
  "TypeScript 5.9": "test/typescript-5/node_modules",
};

const app = `
import { HostPrompts, HostProvider, useElicitations } from "mcp-host-ui";
import { attachClient, createHost, elicitation, type McpClientLike } from "mcp-host-ui/host";
import { en } from "mcp-host-ui/locales/en";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { readFields } from "mcp-host-ui/schema";
import "mcp-host-ui/styles.css";
import type { ReactElement } from "react";

export * as safety from "mcp-host-ui/safety";
export * as testing from "@mcp-host-ui/testing";

export const host = createHost({ kinds: [elicitation({ url: true })] });

export function attach(client: McpClientLike): void {
  attachClient(host, client, { id: "travel", name: "Travel Booking" });
  // @ts-expect-error a number is no client, also where no SDK is installed
  attachClient(host, 42, { id: "travel" });
}

export function share({ port1, port2 }: MessageChannel): unknown {
  serveHost(host, port1);
  return connectHost(port2);
}

export const fieldNames: string[] = readFields({ type: "object" }).fields.map(({ name }) => name);

function Badge(): ReactElement {
  const { open } = useElicitations();
  return <p>{open.length}</p>;
}

export function App(): ReactElement {
  return (
    <HostProvider host={host} messages={en}>
      <Badge />
      <HostPrompts />
    </HostProvider>
  );
}
`;

/** What the packed packages find beside themselves: what npm would install with it, React, its types, Testing Library, Zod, JetStream and the framing of tasks; no SDK. */
const beside = [
  ...Object.keys(packageJson.dependencies),
  "@modelcontextprotocol/ext-tasks",
  "@nats-io/jetstream",
  "@testing-library/react",
  "zod",
  "react",
  "react-dom",
  "@types/react",
  "@types/react-dom",
];

beforeAll(() => {
  const workspaces = packages.flatMap(({ name }) => ["-w", name]);
  const options = ["--ignore-scripts", "--silent", "--pack-destination", folder];
  run("npm", ["pack", ...options, ...workspaces], root);
  for (const { name, manifest } of packages) {
    const installed = join(folder, "node_modules", name);
    mkdirSync(installed, { recursive: true });
    const file = name.replace("@", "").replace("/", "-");
    const tarball = join(folder, `${file}-${manifest.version}.tgz`);
    run("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"], folder);
  }
  for (const name of beside) {
    const link = join(folder, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "node_modules", name), link);
  }
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "app.tsx"), app);
});

describe("the packed packages", () => {
  it.each(code)("%s loads in Node", (entry) => {
    const script = `console.log(Object.keys(await import("${entry}")).length)`;
    expect(Number(run("node", ["--input-type=module", "-e", script], folder))).toBeGreaterThan(0);
  });

  it.each(styles)("%s is there", (entry) => {
    const script = `console.log(new URL(import.meta.resolve("${entry}")).pathname)`;
    const path = run("node", ["--input-type=module", "-e", script], folder);
    expect(existsSync(path.trim())).toBe(true);
  });

  it("show nothing but their entry points", () => {
    const script =
      'await import("mcp-host-ui/dist/host.js").catch(({ code }) => console.log(code))';
    expect(run("node", ["--input-type=module", "-e", script], folder)).toContain(
      "ERR_PACKAGE_PATH_NOT_EXPORTED",
    );
  });

  for (const [compiler, modules] of Object.entries(compilers))
    it.each([
      ["nodenext", "nodenext"],
      ["bundler", "esnext"],
    ])(
      `compiles an app with ${compiler}, module resolution %s, and no SDK installed`,
      (moduleResolution, module) => {
        const compilerOptions = {
          module,
          moduleResolution,
          target: "es2022",
          lib: ["es2023", "dom", "dom.iterable"],
          jsx: "react-jsx",
          strict: true,
          skipLibCheck: false,
          noEmit: true,
          types: [],
        };
        const config = { compilerOptions, files: ["app.tsx"] };
        writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
        expect(compile(join(root, modules, "typescript/bin/tsc"))).toBe("");
      },
    );
});

/** Compiles the consumer; returns what the compiler complains about. */
function compile(tsc: string): string {
  try {
    return run("node", [tsc, "-p", folder], folder);
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: "utf8" });
}
