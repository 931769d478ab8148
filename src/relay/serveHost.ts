import type { Command, Receipt } from "../host/command.js";
import type { LocalHost } from "../host/host.js";
import { createFeed } from "./feed.js";
import { createHeartbeat } from "./heartbeat.js";
import { openLink } from "./link.js";
import type { ToWindow } from "./message.js";
import { readToHost } from "./readToHost.js";
import type { RelayPort } from "./relayPort.js";
import { createSurfaceLease } from "./surfaceLease.js";

/** How to serve a host. */
export interface ServeHostOptions {
  /**
   * After how many milliseconds of silence to ask whether the window is still there. A window that lets one more
   * such time pass counts as frozen: its questions move to another window until it is heard again. `Infinity` never asks. @default 5_000
   */
  readonly heartbeat?: number;
  /** Hears that a message could not be sent. @default throws the error where nobody catches it, so that it is seen */
  readonly onError?: (error: unknown) => void;
}

/**
 * Lets one window, in this process or another, see and use a host through a port; once for each port.
 * Surfaces that the window opens are closed when it says goodbye, when its port closes or when it goes silent.
 * Nothing runs until a window connects. Returns a function that stops serving.
 */
export function serveHost(
  host: LocalHost,
  port: RelayPort,
  { heartbeat = 5_000, onError = throwLater }: ServeHostOptions = {},
): () => void {
  let window: "absent" | "silent" | "present" = "absent";
  const post = (message: ToWindow) => link.post(message);
  const surfaces = createSurfaceLease(host);
  const feed = createFeed(host, (change) => post({ type: "change", ...change }));
  const pulse = createHeartbeat({
    interval: heartbeat,
    ask: () => post({ type: "ping" }),
    missed: () => goAway("silent"),
  });

  const goAway = (how: "absent" | "silent") => {
    window = how;
    pulse.stop();
    feed.stop();
    if (how === "silent") surfaces.suspend();
    else surfaces.replace([]);
  };

  const comeBack = () => {
    window = "present";
    feed.start();
    pulse.start();
  };

  const carryOut = async (command: Command | undefined): Promise<Receipt> => {
    if (!command)
      return { done: false, reason: "unknown", message: "This host has no such command." };
    if (command.type === "openSurface") return surfaces.open(command.surface);
    if (command.type === "closeSurface") return surfaces.close(command.id);
    return host.send(command);
  };

  const answer = async (id: number, command: Command | undefined) => {
    const receipt = await carryOut(command);
    // The window has the state that its command led to when it hears that the command is done.
    feed.flush();
    post({ type: "receipt", id, receipt });
  };

  const link = openLink(port, {
    received(value) {
      const message = readToHost(value);
      if (!message || (window === "absent" && message.type !== "hello")) return;
      if (message.type === "bye") return goAway("absent");
      if (message.type === "hello") {
        surfaces.replace(message.surfaces);
        comeBack();
      } else if (window === "silent") {
        surfaces.resume();
        comeBack();
      }
      pulse.heard();
      if (message.type === "ping") post({ type: "pong" });
      if (message.type === "command") void answer(message.id, message.command);
    },
    broken(error) {
      if (window !== "absent") goAway("absent");
      if (error !== undefined) onError(error);
    },
  });

  return () => {
    post({ type: "bye" });
    goAway("absent");
    link.close();
  };
}

function throwLater(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
