import type { Command, Receipt } from "../../host/command.js";
import type { LocalHost } from "../../host/host.js";
import { createHeartbeat } from "../heartbeat.js";
import { createInbox } from "../inbox.js";
import type { Mark, ToWindow } from "../message.js";
import type { ReadToHost } from "../readToHost.js";
import { createFeed } from "./feed.js";
import { dropLease, hasMoved, holdLease } from "./leaseHolders.js";
import type { Permission } from "./permission.js";
import { createStream } from "./stream.js";
import { createUnblockableNews } from "./unblockableNews.js";
import type { WindowSight } from "./windowSight.js";

/** One window, as its host has it. */
export interface ServedWindow {
  /** Takes a message of the window, but for its goodbye. */
  received(message: Exclude<ReadToHost, { type: "bye" }>): void;
  /** Whether a goodbye is meant for what the window is now, and does not come late. */
  isEndedBy(hello: number): boolean;
  isSilent(): boolean;
  /** Lets go of the window and of its surfaces. */
  end(): void;
}

/** The parts that windows of one port have in common. */
export interface Serving {
  readonly host: LocalHost;
  readonly sight: WindowSight;
  readonly permission: Permission;
  readonly principal: string | undefined;
  readonly heartbeat: number;
}

type Told = ToWindow extends infer Message
  ? Message extends ToWindow
    ? Omit<Message, "to">
    : never
  : never;

/** Takes a window on that nothing was heard of before. */
export function createServedWindow(
  name: string,
  { host, sight, permission, principal, heartbeat }: Serving,
  post: (message: Told) => void,
): ServedWindow {
  let hello = 0;
  let isSilent = false;
  const holder = {};
  const sender = {
    isRemote: true,
    ...(principal !== undefined && { principal }),
    ...(sight.isPartial && { sees: sight.isQuestionSeen }),
  };
  const surfaces = holdLease(host, name, sender, holder);
  const feed = createFeed(host, sight, createUnblockableNews(permission), () => stream.pump());
  const stream = createStream(feed, (message) =>
    post(message.type === "change" ? { ...message, prefix: surfaces.prefix } : message),
  );
  const pulse = createHeartbeat({
    interval: heartbeat,
    ask: () => post({ type: "ping", ...stream.mark() }),
    missed() {
      isSilent = true;
      stream.pause();
      if (!hasMoved(host, name, surfaces, holder)) surfaces.suspend();
    },
  });

  const carryOut = async (command: Command | undefined): Promise<Receipt> => {
    if (!command)
      return { done: false, rejection: "unknown", message: "This host has no such command." };
    const refusal = permission(command);
    if (refusal) return refusal;
    if (command.type === "openSurface") return surfaces.open(command.surface);
    if (command.type === "closeSurface") return surfaces.close(command.id);
    return host.send(command, sender);
  };

  const inbox = createInbox({
    carryOut,
    answer: stream.receipt,
    working: (id) => post({ type: "working", id }),
  });

  const comeBack = () => {
    if (!isSilent) return;
    isSilent = false;
    if (!hasMoved(host, name, surfaces, holder)) surfaces.resume();
    pulse.start();
    stream.resume();
  };

  const follow = (mark: Mark) => {
    comeBack();
    stream.heard(mark);
  };

  return {
    isSilent: () => isSilent,
    isEndedBy: (ended) => ended >= hello,
    received(message) {
      pulse.heard();
      if (message.type === "hello") {
        if (message.hello <= hello) return;
        hello = message.hello;
        surfaces.replace(message.surfaces);
        stream.start(hello);
        // A window that went silent may say hello and yet hear nothing: its surfaces wait until it does.
        if (!isSilent) pulse.start();
        return;
      }
      if (message.epoch === hello) follow(message);
      if (message.type === "ping") post({ type: "pong", ...stream.mark() });
      if (message.type === "command") inbox.take(message.id, message.open, message.command);
    },
    end() {
      pulse.stop();
      stream.pause();
      feed.stop();
      dropLease(host, name, surfaces, holder);
    },
  };
}
