import { isDevelopment } from "../developer/isDevelopment.js";
import type { Command, Receipt } from "../host/command.js";
import type { Host } from "../host/host.js";
import { isJsonObject, type JsonObject } from "../protocol/json.js";
import { randomName } from "../protocol/randomName.js";
import type { Change } from "./change.js";
import { createGreeter } from "./greeter.js";
import { createHeartbeat } from "./heartbeat.js";
import { isPlainData } from "./isPlainData.js";
import { openLink } from "./link.js";
import { createListeners } from "./listeners.js";
import type { ToHost, ToWindow } from "./message.js";
import { createMirror, type Mirror } from "./mirror.js";
import { createOutbox } from "./outbox.js";
import { createOwnDrafts } from "./ownDrafts.js";
import { createOwnSurfaces } from "./ownSurfaces.js";
import { readToWindow } from "./readToWindow.js";
import { createReceiver } from "./receiver.js";
import { incompatible, lost, notPlain, tooLate, unreadable } from "./refusals.js";
import type { RelayPort } from "./relayPort.js";
import { tellOnce, throwLater, writeDown } from "./tellOnce.js";
import { watchPage } from "./watchPage.js";

/**
 * How a window stands to its host. `connecting`: it says hello and was not answered yet. `lost`: the port closed, or the
 * host said goodbye or went silent; the last state stays to be read. `incompatible`: the host speaks another version.
 * `closed`: this side closed it for good.
 */
export type ConnectionPhase = "connecting" | "connected" | "lost" | "incompatible" | "closed";

/**
 * A host that lives behind a port. Until it is heard its state is empty, and commands wait; while it is lost they are
 * refused. Every command gets a receipt.
 */
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
  /**
   * After how many milliseconds a command that the host does not answer is given up, with the receipt `lost`. One that the
   * host says it works on, because a folder is being picked, say, has twenty times as long. @default 30_000
   */
  readonly commandTimeout?: number;
  /** Hears that the port takes no message, that a message could not be read, or that the host speaks another version, or what a listener throws. @default writes it to the console; what a listener throws is thrown where nobody catches it */
  readonly onError?: (error: unknown) => void;
}

/** How long a window waits before it says something again that was not answered, in milliseconds. */
const again = { hello: 250, command: 1_000 };

/** The host is told how far this window is after so many pages; it waits when it is further ahead. */
const pagesBetweenMarks = 4;

/** Connects a window to the host that `serveHost` serves at the other end of a port. */
export function connectHost(
  port: RelayPort,
  { heartbeat = 5_000, commandTimeout = 30_000, onError }: ConnectHostOptions = {},
): RemoteHost {
  const name = randomName();
  const report = tellOnce(onError ?? writeDown);
  let phase: ConnectionPhase = "connecting";
  let wasHeard = false;
  let hellos = 0;
  let answeredFrom = 1;
  const listeners = createListeners(onError ?? throwLater);
  const phaseListeners = createListeners(onError ?? throwLater);
  const drafts = createOwnDrafts(listeners, () => mirror);
  const mirror: Mirror = createMirror(listeners, drafts.read);
  const surfaces = createOwnSurfaces();
  const pulse = createHeartbeat({
    interval: heartbeat,
    ask: () => post({ type: "ping", ...receiver.mark() }),
    missed() {
      lose("lost");
      void noteLost();
      greeter.start();
    },
  });
  const outbox = createOutbox({
    post: (sent) => post({ type: "command", ...sent, ...receiver.mark() }),
    timeout: commandTimeout,
    again: Math.min(again.command, heartbeat),
    tooLate,
  });
  const greeter = createGreeter(
    () => {
      hellos += 1;
      post({ type: "hello", hello: hellos, surfaces: surfaces.list() });
    },
    Math.min(again.hello, heartbeat),
  );
  const receiver = createReceiver({
    apply: (change, prefix) => changed(change, prefix),
    missing: () => greet(),
    isAsked: (epoch) => epoch <= hellos,
  });

  const setPhase = (next: ConnectionPhase) => {
    if (phase === next || phase === "closed") return;
    phase = next;
    phaseListeners.tell([], true);
  };

  const lose = (next: "lost" | "incompatible" | "closed") => {
    pulse.stop();
    outbox.shut();
    setPhase(next);
    outbox.endAll(lost);
  };

  const greet = () => {
    if (phase === "lost" || phase === "incompatible") setPhase("connecting");
    // A host that was there before may be gone for good: whoever sends it a command is to hear that.
    if (wasHeard && phase === "connecting") pulse.start();
    answeredFrom = hellos + 1;
    greeter.start();
  };

  const open = (port: RelayPort) =>
    openLink(port, {
      received,
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
  const post = (message: Message) => link.post({ from: name, ...message });

  const received = (value: JsonObject) => {
    // On a channel of many windows each hears what is meant for the others.
    if (value.to !== name) return;
    const message = readToWindow(value, () => report(new Error(badPart)));
    if (!message) return report(new Error(badMessage));
    if (message.type === "bye") return lose("lost");
    pulse.heard();
    if (message.type === "stranger") outbox.endAll(lost);
    if (message.type === "stranger" || phase === "lost" || phase === "incompatible") greet();
    if (message.type !== "stranger") heard(message);
  };

  const heard = (message: Exclude<ToWindow, { type: "bye" | "stranger" }>) => {
    if (message.type === "working") return outbox.working(message.id);
    if (message.type === "change") {
      greeter.heard();
      const before = receiver.mark();
      receiver.page(message);
      const { epoch, seq } = receiver.mark();
      const isNew = epoch !== before.epoch || seq !== before.seq;
      const isDue = seq % pagesBetweenMarks === 0 || (message.fresh && !message.more);
      if (isNew && isDue) post({ type: "heard", epoch, seq });
      return;
    }
    const isCurrent = receiver.compare(message);
    if (message.type === "ping") post({ type: "pong", ...receiver.mark() });
    // A receipt that is ahead of the state comes again, as its command does.
    if (message.type === "receipt" && isCurrent) outbox.answered(message.id, message.receipt);
  };

  const changed = (change: Change, prefix: string) => {
    if (receiver.mark().epoch >= answeredFrom) greeter.stop();
    mirror.apply(surfaces.incoming(change, prefix));
    drafts.tidy();
    if (phase !== "connecting") return;
    wasHeard = true;
    pulse.start();
    setPhase("connected");
    outbox.open();
    for (const { id, draft } of drafts.lost()) void send({ type: "saveDraft", id, draft });
  };

  const carry = async (command: Command): Promise<Receipt> => {
    if (phase === "incompatible") return incompatible();
    return phase === "lost" || phase === "closed" ? lost() : outbox.send(command);
  };

  const send = async (command: Command): Promise<Receipt> => {
    try {
      // Not every caller is compiled.
      if (!isJsonObject(command) || typeof command.type !== "string") return unreadable();
      if (!isPlainData(command)) return notPlain(command.type);
      if (command.type !== "saveDraft") return await carry(surfaces.outgoing(command));
      const { id, draft } = command;
      drafts.typed(id, draft);
      const receipt = await carry(command);
      drafts.answered(id, draft, receipt);
      return receipt;
    } catch (error) {
      report(error);
      return unreadable();
    }
  };

  const stopWatching = watchPage({
    hidden() {
      if (phase === "closed") return;
      listeners.tell(["leaving"]);
      post({ type: "bye", hello: hellos });
      greeter.stop();
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
      post({ type: "bye", hello: hellos });
      link.close();
      greeter.stop();
      lose("lost");
      link = open(port);
      greet();
    },
    close() {
      post({ type: "bye", hello: hellos });
      greeter.stop();
      lose("closed");
      link.close();
      stopWatching();
    },
  };
}

async function noteLost(): Promise<void> {
  if (isDevelopment()) (await import("../developer/notes.js")).noteLostHost();
}

type Message = ToHost extends infer One ? (One extends ToHost ? Omit<One, "from"> : never) : never;

const reconnectAfterClose =
  "reconnect() was called on a remote host that was closed. Its windows have stopped listening; call connectHost(port) instead.";

const badMessage = "The host sent something that is no message of the relay; it was dropped.";

const badPart =
  "The host sent a record that is none; it was left out, and the rest was taken over.";

function otherVersion(version: unknown): string {
  return `The host speaks version ${String(version).slice(0, 20)} of the relay's messages, this window another: both need the same mcp-host-ui.`;
}
