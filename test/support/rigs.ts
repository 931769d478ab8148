import { type Asked, startServer } from "@mcp-host-ui/testing";
import {
  createHost,
  elicitation,
  type Host,
  type HostOptions,
  type LocalHost,
} from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { onTestFinished } from "vitest";
import { watchPort } from "./watchPort.js";
import { wires } from "./wires.js";

/** One way to put a question to a host and to see it from a user interface. */
export interface Rig {
  /** The host as a user interface sees it. */
  readonly host: Host;
  readonly local: LocalHost;
  /** Puts a question, as a server would. */
  ask(params: object): Asked<unknown>;
  /** Closes the connection. */
  close(): Promise<void>;
}

type OpenRig = (options?: Partial<HostOptions>) => Promise<Rig>;

const openBare: OpenRig = async (options) => {
  const local = openHost(options);
  const session = local.openSession({ id: "travel", name: "Travel Booking" });
  return {
    host: local,
    local,
    ask(params) {
      const withdrawal = new AbortController();
      const { signal } = withdrawal;
      const answer = session.receive("elicitation/create", params, { signal });
      answer.catch(() => {});
      return { answer, withdraw: () => withdrawal.abort() };
    },
    close: async () => session.close(),
  };
};

const openRelay: OpenRig = async (options) => {
  const rig = await openBare(options);
  const { port1, port2 } = new MessageChannel();
  // Watched: the test fails if a function or an instance of a class is to cross.
  const stop = serveHost(rig.local, watchPort(port1).port);
  const remote = connectHost(watchPort(port2).port);
  onTestFinished(() => {
    remote.close();
    stop();
    port1.close();
    port2.close();
  });
  return { ...rig, host: remote };
};

/** Every way in: through the bare session, through another thread's port, through real clients of both SDKs. */
export const rigs: readonly (readonly [string, OpenRig])[] = [
  ["the session", openBare],
  ["a MessageChannel", openRelay],
  ...wires.map(
    ([name, wire]) =>
      [
        name,
        async (options) => {
          const local = openHost(options);
          const server = await startServer(local, { wire });
          onTestFinished(() => server.close());
          return { host: local, local, ask: server.elicit, close: server.close };
        },
      ] as const satisfies readonly [string, OpenRig],
  ),
];

function openHost(options: Partial<HostOptions> = {}): LocalHost {
  const host = createHost({ kinds: [elicitation({ url: true })], ...options });
  onTestFinished(host.close);
  return host;
}
