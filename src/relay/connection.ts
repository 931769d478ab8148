import { isDevelopment } from "../developer/isDevelopment.js";
import { createListeners } from "../state/listeners.js";
import type { JsonObject } from "../wire/protocol/json.js";
import { createGreeter } from "./greeter.js";
import { createHeartbeat } from "./heartbeat.js";
import { openLink } from "./link.js";
import type { ToHost, ToWindow } from "./message.js";
import { readToWindow } from "./readToWindow.js";
import type { RelayPort } from "./relayPort.js";
import { watchPage } from "./watchPage.js";

/**
 * The state of a window's connection to its host. `connecting`: it says hello and was not answered yet. `lost`: the port closed, or the
 * host said goodbye or went silent; the last state stays to be read. `incompatible`: the host speaks another version.
 * `closed`: this side closed it for good.
 */
export type ConnectionPhase = "connecting" | "connected" | "lost" | "incompatible" | "closed";

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
export function createConnection(
  port: RelayPort,
  {
    name,
    heartbeat,
    mark,
    surfaces,
    received,
    ended,
    forgotten,
    leaving,
    report,
    failed,
  }: ConnectionEvents,
): Connection {
  let phase: ConnectionPhase = "connecting";
  let wasHeard = false;
  let hellos = 0;
  let answeredFrom = 1;
  const listeners = createListeners(failed);
  const pulse = createHeartbeat({
    interval: heartbeat,
    ask: () => post({ type: "ping", ...mark() }),
    missed() {
      lose("lost");
      void noteLost();
      greeter.start();
    },
  });
  const greeter = createGreeter(
    () => {
      hellos += 1;
      post({ type: "hello", hello: hellos, surfaces: surfaces() });
    },
    Math.min(helloAgain, heartbeat),
  );

  const setPhase = (next: ConnectionPhase) => {
    if (phase === next || phase === "closed") return;
    phase = next;
    listeners.tell();
  };

  const lose = (next: "lost" | "incompatible" | "closed") => {
    pulse.stop();
    setPhase(next);
    ended();
  };

  const greet = () => {
    if (phase === "lost" || phase === "incompatible") setPhase("connecting");
    // A host that was there before may be gone for good: whoever sends it a command is to hear that.
    if (wasHeard && phase === "connecting") pulse.start();
    answeredFrom = hellos + 1;
    greeter.start();
  };

  const hear = (value: JsonObject) => {
    // On a channel of many windows each hears what is meant for the others.
    if (value.to !== name) return;
    const message = readToWindow(value, () => report(new Error(badPart)));
    if (!message) return report(new Error(badMessage));
    if (message.type === "bye") return lose("lost");
    pulse.heard();
    if (message.type === "stranger") forgotten();
    if (message.type === "stranger" || phase === "lost" || phase === "incompatible") greet();
    if (message.type !== "stranger") received(message);
  };

  const open = (port: RelayPort) =>
    openLink(port, {
      received: hear,
      foreign(message, version) {
        const isOurs = message.to === name || (message.to ?? message.from) === undefined;
        if (!isOurs || phase === "connected") return;
        lose("incompatible");
        report(new Error(otherVersion(version)));
      },
      closed() {
        greeter.stop();
        lose("lost");
        void noteLost();
      },
      broken(error) {
        if (phase === "connected") {
          lose("lost");
          greeter.start();
        }
        report(error);
      },
      report,
    });
  const post = (message: WindowMessage) => link.post({ from: name, ...message });

  const leave = (next: "lost" | "closed") => {
    post({ type: "bye", hello: hellos });
    greeter.stop();
    lose(next);
  };

  const stopWatching = watchPage({
    hidden() {
      if (phase === "closed") return;
      leaving();
      leave("lost");
    },
    shown() {
      if (phase === "lost") greet();
    },
  });

  let link = open(port);

  return {
    getPhase: () => phase,
    subscribe: listeners.add,
    post,
    greet,
    goesOn: greeter.heard,
    answered(epoch) {
      if (epoch >= answeredFrom) greeter.stop();
    },
    stand() {
      if (phase !== "connecting") return false;
      wasHeard = true;
      pulse.start();
      setPhase("connected");
      return true;
    },
    isAsked: (epoch) => epoch <= hellos,
    move(port) {
      if (phase === "closed") throw new Error(reconnectAfterClose);
      post({ type: "bye", hello: hellos });
      link.close();
      greeter.stop();
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

async function noteLost(): Promise<void> {
  if (isDevelopment()) (await import("../developer/notes.js")).noteLostHost();
}

const reconnectAfterClose =
  "reconnect() was called on a remote host that was closed. Its windows have stopped listening; call connectHost(port) instead.";

const badMessage = "The host sent something that is no message of the relay; it was dropped.";

const badPart =
  "The host sent a record that is none; it was left out, and the rest was taken over.";

function otherVersion(version: unknown): string {
  return `The host speaks version ${String(version).slice(0, 20)} of the relay's messages, this window another: both need the same mcp-host-ui.`;
}
