import type { Host } from "mcp-host-ui/host";
import type { Recorder, RecorderOptions } from "./recorder.js";
import { recordHost } from "./recordHost.js";
import type { Recording } from "./recording.js";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

const empty: Recording = { version: 1, sessions: [], questions: [], messages: [] };

/** Passes everything on and keeps nothing. */
const idle: Recorder = {
  getState: () => empty,
  subscribe: () => () => {},
  toJson: JSON.stringify,
  watchTransport: (_, transport) => transport,
  clear() {},
  stop() {},
};

let start: typeof recordHost = () => idle;
// Bundlers replace the expression itself, and leave out what cannot be reached: both branches, in production.
try {
  if (process.env.NODE_ENV !== "production") start = recordHost;
} catch {
  // A page without a bundler has no `process`.
  start = recordHost;
}

/**
 * Records a host from now on, in this process or another: sessions, questions with their whole life, outcomes, rules that
 * decided, and the messages of the transports it watches. What people type is not recorded. In production, where
 * `process.env.NODE_ENV` says so, it records nothing.
 */
export function createRecorder(host: Host, options?: RecorderOptions): Recorder {
  return start(host, options);
}
