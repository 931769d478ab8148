import { isDevelopment } from "../../developer/isDevelopment.js";
import { createHeartbeat } from "../heartbeat.js";
import type { ToHost, ToWindow } from "../message.js";
import type { RelayPort } from "../relayPort.js";
import { createHellos } from "./hellos.js";
import { openHostLink } from "./hostLink.js";
import { type ConnectionPhase, createPhases, type Phases } from "./phases.js";
import { watchPage } from "./watchPage.js";

export type { ConnectionPhase } from "./phases.js";

/** A message of a host, but for goodbyes. */
export type HostMessage = Exclude<ToWindow, { type: "bye" | "stranger" }>;

/** A message of a window, before its sender is added. */
export type WindowMessage = ToHost extends infer One
  ? One extends ToHost
    ? Omit<One, "from">
    : never
  : never;

/** A window's connection to its host, through one port after another. */
export interface Connection {
  getPhase(): ConnectionPhase;
  subscribe(listener: () => void): () => void;
  post(message: WindowMessage): void;
  /** Sends hello until the state comes. */
  greet(): void;
  /** Waits a full while again before it says hello: the state is on its way. */
  goesOn(): void;
  /** Notes that the state that answers a hello has come. */
  answered(epoch: number): void;
  /** Notes that the state stands here; whether it did not before. */
  stand(): boolean;
  /** Whether the hello of this number was said. */
  isAsked(epoch: number): boolean;
  /** Goes on through another port. Throws once it is closed. */
  move(port: RelayPort): void;
  /** Sends goodbye for good. */
  close(): void;
}

/** Listeners for the events of a connection. */
export interface ConnectionEvents {
  /** The window's name. */
  readonly name: string;
  /** After how many milliseconds of silence to ask whether the host is still there. */
  readonly heartbeat: number;
  /** The position that this window has reached. */
  readonly mark: () => { readonly epoch: number; readonly seq: number };
  /** The surfaces of this window. */
  readonly surfaces: () => Extract<WindowMessage, { type: "hello" }>["surfaces"];
  readonly received: (message: HostMessage) => void;
  /** It is over: for now, or for good. */
  readonly ended: () => void;
  /** The host knows nothing of this window any more. */
  readonly forgotten: () => void;
  /** The page goes. */
  readonly leaving: () => void;
  readonly report: (error: unknown) => void;
  /** Hears what a listener throws. */
  readonly failed: (error: unknown) => void;
}

/** The time that a window waits before it repeats its hello, at first, in milliseconds. */
const helloAgain = 250;

/** Connects through a port: says hello, notices silence, and knows what phase it is in. */
export function createConnection(port: RelayPort, events: ConnectionEvents): Connection {
  const { name, heartbeat, report } = events;
  let wasHeard = false;
  const phases = createPhases(events.failed);
  const pulse = createHeartbeat({
    interval: heartbeat,
    ask: () => post({ type: "ping", ...events.mark() }),
    missed() {
      lose("lost");
      void noteLost();
      hellos.start();
    },
  });
  const hellos = createHellos(
    (hello) => post({ type: "hello", hello, surfaces: events.surfaces() }),
    Math.min(helloAgain, heartbeat),
  );

  const lose = (next: "lost" | "incompatible" | "closed") => {
    pulse.stop();
    phases.set(next);
    events.ended();
  };

  const greet = () => {
    if (phases.get() === "lost" || phases.get() === "incompatible") phases.set("connecting");
    // A host that was there before may be gone for good: whoever sends it a command is to hear that.
    if (wasHeard && phases.get() === "connecting") pulse.start();
    hellos.startAnew();
  };

  const open = openHostLink(name, {
    heard: (message) => {
      if (message.type === "bye") return lose("lost");
      pulse.heard();
      if (message.type === "stranger") events.forgotten();
      if (message.type === "stranger" || phases.get() === "lost" || phases.get() === "incompatible")
        greet();
      if (message.type !== "stranger") events.received(message);
    },
    foreign(version) {
      if (phases.get() === "connected") return;
      lose("incompatible");
      report(new Error(otherVersion(version)));
    },
    closed() {
      hellos.stop();
      lose("lost");
      void noteLost();
    },
    broken(error) {
      if (phases.get() === "connected") {
        lose("lost");
        hellos.start();
      }
      report(error);
    },
    report,
  });
  const post = (message: WindowMessage) => link.post({ from: name, ...message });

  const leave = (next: "lost" | "closed") => {
    post({ type: "bye", hello: hellos.last() });
    hellos.stop();
    lose(next);
  };

  const stopWatching = followPage(phases, {
    leave() {
      events.leaving();
      leave("lost");
    },
    comeBack: greet,
  });

  let link = open(port);

  return {
    getPhase: phases.get,
    subscribe: phases.subscribe,
    post,
    greet,
    goesOn: hellos.heard,
    answered: hellos.answered,
    stand() {
      if (phases.get() !== "connecting") return false;
      wasHeard = true;
      pulse.start();
      phases.set("connected");
      return true;
    },
    isAsked: (epoch) => epoch <= hellos.last(),
    move(port) {
      if (phases.get() === "closed") throw new Error(reconnectAfterClose);
      post({ type: "bye", hello: hellos.last() });
      link.close();
      hellos.stop();
      lose("lost");
      link = open(port);
      greet();
    },
    close() {
      leave("closed");
      link.close();
      stopWatching();
    },
  };
}

/** Leaves when the page goes, and comes back with it. */
function followPage(phases: Phases, on: { leave: () => void; comeBack: () => void }): () => void {
  return watchPage({
    hidden() {
      if (phases.get() !== "closed") on.leave();
    },
    shown() {
      if (phases.get() === "lost") on.comeBack();
    },
  });
}

async function noteLost(): Promise<void> {
  if (isDevelopment()) (await import("../../developer/warnings.js")).warnOfLostHost();
}

const reconnectAfterClose =
  "reconnect() was called on a remote host that was closed. Its windows have stopped listening; call connectHost(port) instead.";

function otherVersion(version: unknown): string {
  return `The host speaks version ${String(version).slice(0, 20)} of the relay's messages, this window another: both need the same mcp-host-ui.`;
}
