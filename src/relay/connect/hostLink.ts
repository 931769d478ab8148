import type { JsonObject } from "../../wire/protocol/json.js";
import { type Link, openLink } from "../link.js";
import type { ToWindow } from "../message.js";
import { readToWindow } from "../readToWindow.js";
import type { RelayPort } from "../relayPort.js";

/** Listeners for what comes through a port from the host, for the window of one name. */
export interface HostLinkEvents {
  /** A message of the host's came, for this window. */
  readonly heard: (message: ToWindow) => void;
  /** A message came that this version does not understand, and that may be for this window. */
  readonly foreign: (version: unknown) => void;
  readonly closed: () => void;
  readonly broken: (error: unknown) => void;
  readonly report: (error: unknown) => void;
}

/** Returns the function that opens a window's link to its host through a port. */
export function openHostLink(
  name: string,
  { heard, foreign, closed, broken, report }: HostLinkEvents,
): (port: RelayPort) => Link {
  const received = (value: JsonObject) => {
    // On a channel of many windows each hears what is meant for the others.
    if (value.to !== name) return;
    const message = readToWindow(value, () => report(new Error(badPart)));
    if (message) heard(message);
    else report(new Error(badMessage));
  };
  return (port) =>
    openLink(port, {
      received,
      foreign(message, version) {
        if (message.to === name || (message.to ?? message.from) === undefined) foreign(version);
      },
      closed,
      broken,
      report,
    });
}

const badMessage = "The host sent something that is no message of the relay; it was dropped.";

const badPart =
  "The host sent a record that is none; it was left out, and the rest was taken over.";
