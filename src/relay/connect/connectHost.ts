import { throwLater } from "../../developer/throwLater.js";
import type { Command, Receipt } from "../../host/command.js";
import type { Host } from "../../host/host.js";
import { createKeyedListeners } from "../../state/keyedListeners.js";
import { createListeners } from "../../state/listeners.js";
import { isJsonObject } from "../../wire/protocol/json.js";
import { randomName } from "../../wire/protocol/randomName.js";
import type { Change } from "../change.js";
import { isPlainData } from "../isPlainData.js";
import type { RelayPort } from "../relayPort.js";
import { tellOnce, writeDown } from "../tellOnce.js";
import { type ConnectionPhase, createConnection, type HostMessage } from "./connection.js";
import { createMirror, type Mirror } from "./mirror.js";
import { createOutbox } from "./outbox.js";
import { createOwnDrafts } from "./ownDrafts.js";
import { createOwnSurfaces } from "./ownSurfaces.js";
import { createReceiver } from "./receiver.js";
import { incompatible, lost, notPlain, tooLate, unreadable } from "./refusals.js";

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
  /** Sends goodbye: the surfaces of this window close, and their questions move to another one. */
  close(): void;
}

/** Options for a connection to a host. */
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

/** The host is told how far this window is after so many pages; it waits when it is further ahead. */
const pagesBetweenMarks = 4;

/** The time that a window waits before it repeats a command that was not answered, in milliseconds. */
const commandAgain = 1_000;

/** Connects a window to the host that `serveHost` serves at the other end of a port. */
export function connectHost(
  port: RelayPort,
  { heartbeat = 5_000, commandTimeout = 30_000, onError }: ConnectHostOptions = {},
): RemoteHost {
  const name = randomName();
  const report = tellOnce(onError ?? writeDown);
  const listeners = createKeyedListeners(onError ?? throwLater);
  const leaving = createListeners(onError ?? throwLater);
  const drafts = createOwnDrafts(listeners, () => mirror);
  const mirror: Mirror = createMirror(listeners, drafts.read);
  const surfaces = createOwnSurfaces();
  const outbox = createOutbox({
    post: (sent) => connection.post({ type: "command", ...sent, ...receiver.mark() }),
    timeout: commandTimeout,
    again: Math.min(commandAgain, heartbeat),
    tooLate,
  });
  const receiver = createReceiver({
    apply: (change, prefix) => changed(change, prefix),
    missing: () => connection.greet(),
    isAsked: (epoch) => connection.isAsked(epoch),
  });

  const heard = (message: HostMessage) => {
    if (message.type === "working") return outbox.working(message.id);
    if (message.type === "change") {
      connection.goesOn();
      const before = receiver.mark();
      receiver.page(message);
      const { epoch, seq } = receiver.mark();
      const isNew = epoch !== before.epoch || seq !== before.seq;
      const isDue = seq % pagesBetweenMarks === 0 || (message.fresh && !message.more);
      if (isNew && isDue) connection.post({ type: "heard", epoch, seq });
      return;
    }
    const isCurrent = receiver.compare(message);
    if (message.type === "ping") connection.post({ type: "pong", ...receiver.mark() });
    // A receipt that is ahead of the state comes again, as its command does.
    if (message.type === "receipt" && isCurrent) outbox.answered(message.id, message.receipt);
  };

  const changed = (change: Change, prefix: string) => {
    connection.answered(receiver.mark().epoch);
    mirror.apply(surfaces.incoming(change, prefix));
    const isBack = connection.stand();
    if (isBack) outbox.open();
    const due = [...drafts.moved(), ...(isBack ? drafts.lost() : [])];
    for (const { id, draft } of due) void send({ type: "saveDraft", id, draft });
    drafts.tidy();
  };

  const carry = async (command: Command): Promise<Receipt> => {
    const phase = connection.getPhase();
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

  const connection = createConnection(port, {
    name,
    heartbeat,
    mark: receiver.mark,
    surfaces: surfaces.list,
    received: heard,
    ended() {
      outbox.shut();
      outbox.endAll(lost);
    },
    forgotten: () => outbox.endAll(lost),
    leaving: leaving.tell,
    report,
    failed: onError ?? throwLater,
  });

  connection.greet();

  return {
    getState: mirror.getState,
    read: (key: string) => drafts.read(key) ?? mirror.question(key) ?? mirror.value(key),
    subscribe: listeners.add,
    onLeaving: leaving.add,
    send,
    getPhase: connection.getPhase,
    subscribePhase: connection.subscribe,
    reconnect: connection.move,
    close: connection.close,
  };
}
