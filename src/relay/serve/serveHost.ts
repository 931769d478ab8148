import type { Command } from "../../host/command.js";
import type { LocalHost } from "../../host/host.js";
import type { JsonObject } from "../../wire/protocol/json.js";
import { openLink } from "../link.js";
import { isName, readToHost } from "../readToHost.js";
import type { RelayPort } from "../relayPort.js";
import { tellOnce, writeDown } from "../tellOnce.js";
import { createPermission } from "./permission.js";
import { createServedWindow, type ServedWindow } from "./servedWindow.js";
import { createWindowSight, type Visible } from "./windowSight.js";

/** Options for serving a host. */
export interface ServeHostOptions {
  /**
   * Whether the window sees something of the host. Asked once for each version of a record; a window sees a draft if it sees
   * the question. A window cannot give a command that names something it does not see. @default it sees everything
   */
  readonly sees?: (what: Visible) => boolean;
  /**
   * Whether the window may give a command about something that it sees; `undefined` leaves it to the default. It is also asked
   * which servers the window may block, which is offered there only. No window ever answers by a rule. @default it may answer, put aside and dismiss what it sees and stop its calls and tasks, but not block a server or change settings and roots
   */
  readonly allows?: (command: Command) => boolean | undefined;
  /** Who sits at the window, as the host app knows it: stands in the outcome of all that follows from its commands, and in the log. @default nobody is named */
  readonly principal?: string;
  /**
   * After how many milliseconds of silence to ask whether the window is still there. A window that lets one more
   * such time pass counts as frozen: its questions move to another window until it is heard again. `Infinity` never asks. @default 5_000
   */
  readonly heartbeat?: number;
  /** Hears that a message could not be sent or read, or that a window speaks another version. @default writes it to the console: no window can make the host's process throw */
  readonly onError?: (error: unknown) => void;
}

/** The limits for the windows of one port: messages beyond them are dropped, and a window of ours sends them again. */
const most = { windows: 100, messages: { atOnce: 2_000, perSecond: 1_000 } };

/** A hello costs the most: everything is told anew. */
const mostHellos = { atOnce: 20, perSecond: 2 };

/**
 * Lets windows, in this process or another, see and use a host through a port; once for each port. Windows behind one port
 * share what it may see and do. A `BroadcastChannel` is no port: any page on it could pass for the host.
 * Surfaces that a window opens are closed when it says goodbye, when its port closes or when it goes silent.
 * Nothing runs until a window connects. Returns a function that stops serving.
 */
export function serveHost(
  host: LocalHost,
  port: RelayPort,
  { sees, allows, principal, heartbeat = 5_000, onError = writeDown }: ServeHostOptions = {},
): () => void {
  const report = tellOnce(onError);
  const sight = createWindowSight(host, sees, report);
  const permission = createPermission(host, sight, allows, report);
  const serving = { host, sight, permission, principal, heartbeat };
  const windows = new Map<string, { window: ServedWindow; hellos: { take(): boolean } }>();
  const limit = createRateLimit(most.messages);

  const forget = (name: string) => {
    const known = windows.get(name);
    windows.delete(name);
    known?.window.end();
  };
  const forgetAll = () => {
    for (const name of [...windows.keys()]) forget(name);
  };

  /** A window more than there is room for takes the place of a silent one. */
  const takeOn = (name: string) => {
    if (windows.size >= most.windows) {
      const silent = [...windows].find(([, { window }]) => window.isSilent());
      if (!silent) return report(new Error(tooMany));
      forget(silent[0]);
    }
    const window = createServedWindow(name, serving, (message) =>
      link.post({ to: name, ...message }),
    );
    windows.set(name, { window, hellos: createRateLimit(mostHellos) });
  };

  const received = (value: JsonObject) => {
    // Other windows on the same channel hear what a host says, and so does the host of another.
    if (value.to !== undefined) return;
    if (!limit.take()) return report(new Error(tooFast));
    const message = readToHost(value);
    if (!message) return report(new Error(unread));
    const name = message.from;
    if (message.type === "bye") {
      if (windows.get(name)?.window.isEndedBy(message.hello)) forget(name);
      return;
    }
    if (message.type === "hello" && !windows.has(name)) takeOn(name);
    const known = windows.get(name);
    if (!known) link.post({ to: name, type: "stranger" });
    else if (message.type !== "hello" || known.hellos.take()) known.window.received(message);
    else report(new Error(tooFast));
  };

  const link = openLink(port, {
    received,
    foreign({ from, to }, version) {
      if (to !== undefined || !limit.take()) return;
      // Whatever its version says beside, this message has ours.
      if (isName(from)) link.post({ to: from, type: "stranger" });
      report(new Error(otherVersion(version)));
    },
    closed: forgetAll,
    broken(error) {
      forgetAll();
      report(error);
    },
    report,
  });

  return () => {
    for (const name of windows.keys()) link.post({ to: name, type: "bye" });
    forgetAll();
    link.close();
  };
}

const tooFast =
  "A window sends more messages than a host takes (1,000 a second); the excess is dropped.";
const tooMany = `A port has ${most.windows} windows already; one more is not served.`;
const unread =
  "A window sent something that is no message of the relay, or is larger than one may be; it was dropped.";

function otherVersion(version: unknown): string {
  return `A window speaks version ${String(version).slice(0, 20)} of the relay's messages, its host another: both need the same mcp-host-ui.`;
}

/** The rate at which something may be taken: so much at once, and so much more each second. */
interface RateLimit {
  /** Whether there is some left; takes it. */
  take(): boolean;
}

/** Makes a rate limit of which nothing is used yet. */
function createRateLimit({ atOnce, perSecond }: { atOnce: number; perSecond: number }): RateLimit {
  let left = atOnce;
  let at = Date.now();
  return {
    take() {
      const now = Date.now();
      left = Math.min(atOnce, left + (Math.max(0, now - at) * perSecond) / 1_000);
      at = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
