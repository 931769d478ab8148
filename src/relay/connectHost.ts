import type { Command, Receipt } from "../host/command.js";
import type { Host } from "../host/host.js";
import type { JsonObject } from "../protocol/json.js";
import { randomName } from "../protocol/randomName.js";
import { createHeartbeat } from "./heartbeat.js";
import { isPlainData } from "./isPlainData.js";
import { openLink } from "./link.js";
import { createListeners } from "./listeners.js";
import type { ToHost, ToWindow } from "./message.js";
import { createMirror, type Mirror } from "./mirror.js";
import { createOwnDrafts } from "./ownDrafts.js";
import { createOwnSurfaces } from "./ownSurfaces.js";
import type { RelayPort } from "./relayPort.js";
import { watchPage } from "./watchPage.js";

/**
 * How a window stands to its host. `connecting`: nothing was heard yet. `lost`: the port closed, or the host said
 * goodbye or went silent; the last state stays to be read. `closed`: this side closed it for good.
 */
export type ConnectionPhase = "connecting" | "connected" | "lost" | "closed";

/** A host that lives behind a port. Until it is heard its state is empty; while it is lost commands are refused. */
export interface RemoteHost extends Host {
  getPhase(): ConnectionPhase;
  /** Listens to the phase. Returns a function that stops listening. */
  subscribePhase(listener: () => void): () => void;
  /** Goes on through another port: surfaces open again, and what was typed meanwhile is sent. */
  reconnect(port: RelayPort): void;
  /** Says goodbye: the surfaces of this window close, and their questions move to another one. */
  close(): void;
}

/** How to connect to a host. */
export interface ConnectHostOptions {
  /** After how many milliseconds of silence to ask whether the host is still there; one more such time, and it is lost. `Infinity` never asks. @default 5_000 */
  readonly heartbeat?: number;
}

/** Connects a window to the host that `serveHost` serves at the other end of a port. */
export function connectHost(
  port: RelayPort,
  { heartbeat = 5_000 }: ConnectHostOptions = {},
): RemoteHost {
  let phase: ConnectionPhase = "connecting";
  let wasHeard = false;
  let commands = 0;
  const pending = new Map<number, (receipt: Receipt) => void>();
  const listeners = createListeners();
  const phaseListeners = createListeners();
  const drafts = createOwnDrafts(listeners, () => mirror);
  const mirror: Mirror = createMirror(listeners, drafts.read);
  const surfaces = createOwnSurfaces(randomName());
  const pulse = createHeartbeat({
    interval: heartbeat,
    ask: () => post({ type: "ping" }),
    missed: () => lose("lost"),
  });

  const setPhase = (next: ConnectionPhase) => {
    if (phase === next) return;
    phase = next;
    phaseListeners.tell([], true);
  };

  const lose = (next: "lost" | "closed") => {
    if (phase === "closed") return;
    pulse.stop();
    setPhase(next);
    const waiting = [...pending.values()];
    pending.clear();
    for (const resolve of waiting) resolve(lost());
  };

  const open = (port: RelayPort) => openLink(port, { received, broken: () => lose("lost") });
  const post = (message: ToHost) => link.post(message);
  const greet = () => {
    setPhase("connecting");
    // A host that was there before may be gone for good: whoever sends it a command is to hear that.
    if (wasHeard) pulse.start();
    post({ type: "hello", surfaces: surfaces.list() });
  };

  const received = (value: JsonObject) => {
    // A host is trusted, and this version of the messages says what it sends.
    const message = value as unknown as ToWindow;
    if (message.type === "bye") return lose("lost");
    if (phase === "lost") greet();
    pulse.heard();
    if (message.type === "ping") post({ type: "pong" });
    else if (message.type === "change") changed(message);
    else if (message.type === "receipt") {
      pending.get(message.id)?.(message.receipt);
      pending.delete(message.id);
    }
  };

  const changed = (change: ToWindow & { type: "change" }) => {
    if (phase === "connecting" && !change.fresh) return;
    mirror.apply(surfaces.incoming(change));
    drafts.tidy();
    if (phase === "connected") return;
    wasHeard = true;
    pulse.start();
    setPhase("connected");
    for (const { id, draft } of drafts.lost()) void send({ type: "saveDraft", id, draft });
  };

  const carry = (command: Command): Promise<Receipt> => {
    if (phase === "lost" || phase === "closed") return Promise.resolve(lost());
    commands += 1;
    const id = commands;
    return new Promise((resolve) => {
      pending.set(id, resolve);
      post({ type: "command", id, command });
    });
  };

  const send = async (command: Command): Promise<Receipt> => {
    if (!isPlainData(command)) return notPlain(command);
    if (command.type !== "saveDraft") return carry(surfaces.outgoing(command));
    const { id, draft } = command;
    drafts.typed(id, draft);
    const receipt = await carry(command);
    drafts.answered(id, draft, receipt);
    return receipt;
  };

  const stopWatching = watchPage({
    hidden() {
      if (phase === "closed") return;
      listeners.tell(["leaving"]);
      post({ type: "bye" });
      lose("lost");
    },
    shown() {
      if (phase === "lost") greet();
    },
  });

  let link = open(port);
  greet();

  return {
    getState: mirror.getState,
    read: (key) => drafts.read(key) ?? mirror.question(key) ?? mirror.value(key),
    subscribe: listeners.add,
    send,
    getPhase: () => phase,
    subscribePhase: (listener) => phaseListeners.add(listener),
    reconnect(port) {
      if (phase === "closed") throw new Error(reconnectAfterClose);
      post({ type: "bye" });
      link.close();
      lose("lost");
      link = open(port);
      greet();
    },
    close() {
      post({ type: "bye" });
      lose("closed");
      link.close();
      stopWatching();
    },
  };
}

const reconnectAfterClose =
  "reconnect() was called on a remote host that was closed. Its windows have stopped listening; call connectHost(port) instead.";

function lost(): Receipt {
  return {
    done: false,
    reason: "lost",
    message: "The connection to the host broke; whether it carried this out is not known.",
  };
}

function notPlain({ type }: Command): Receipt {
  return {
    done: false,
    reason: "failed",
    message: `The command ${type} is not plain data: it holds a function, an instance of a class or a cycle, or more than 100,000 parts. Another process takes plain data only; build the command of objects, arrays and primitives.`,
  };
}
