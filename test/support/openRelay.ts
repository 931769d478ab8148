import {
  createHost,
  elicitation,
  type HostOptions,
  type HostSession,
  type LocalHost,
} from "mcp-host-ui/host";
import {
  type ConnectHostOptions,
  connectHost,
  type RemoteHost,
  type ServeHostOptions,
  serveHost,
} from "mcp-host-ui/relay";
import { onTestFinished } from "vitest";
import { shippingAddress } from "./questions.js";
import { type WatchedPort, watchPort } from "./watchPort.js";

/** A window that sees a host through a real `MessageChannel`. */
export interface Window {
  readonly remote: RemoteHost;
  /** The window's end. */
  readonly near: WatchedPort;
  /** The host's end. */
  readonly far: WatchedPort;
  /** Closes the channel under both. */
  cut(): void;
  stopServing(): void;
}

/** A host with one session, and as many windows as a test opens. */
export interface Relay {
  readonly host: LocalHost;
  readonly session: HostSession;
  /** Puts a question; returns what the server gets, and a way to take the question back. */
  ask(params?: object): { answer: Promise<object>; withdraw(): void };
  openWindow(options?: ServeHostOptions & ConnectHostOptions): Window;
  /** A channel that the host serves at its far end. */
  openChannel(options?: ServeHostOptions): Omit<Window, "remote">;
}

/** Opens a {@link Relay}; everything is closed when the test is finished. */
export function openRelay(options: Partial<HostOptions> = {}): Relay {
  const host = createHost({ kinds: [elicitation({ url: true })], ...options });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel", name: "Travel Booking" });

  const openChannel: Relay["openChannel"] = (options) => {
    const { port1, port2 } = new MessageChannel();
    const [near, far] = [watchPort(port1), watchPort(port2)];
    const stopServing = serveHost(host, far.port, options);
    const cut = () => port1.close();
    onTestFinished(() => {
      stopServing();
      cut();
    });
    return { near, far, cut, stopServing };
  };

  return {
    host,
    session,
    openChannel,
    ask(params = shippingAddress) {
      const withdrawal = new AbortController();
      const { signal } = withdrawal;
      const answer = session.receive("elicitation/create", params, { signal });
      answer.catch(() => {});
      return { answer, withdraw: () => withdrawal.abort() };
    },
    openWindow(options) {
      const channel = openChannel(options);
      const remote = connectHost(channel.near.port, options);
      onTestFinished(remote.close);
      return { ...channel, remote };
    },
  };
}
