import type { Host } from "../host/host.js";
import type { Recorder, RecorderOptions } from "./recorder.js";
import { recordHost } from "./recordHost.js";
import type { Recording } from "./recording.js";

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/**
 * Records a host from now on, in this process or another: sessions, questions with their whole life, outcomes, rules that
 * decided, and the messages of the transports it watches. What people type is not recorded. In production, where
 * `process.env.NODE_ENV` says so, it records nothing; a page without a bundler has to define that itself.
 */
export function createRecorder(host: Host, options?: RecorderOptions): Recorder {
  // Bundlers replace the expression itself, and leave out what cannot be reached.
  return process.env.NODE_ENV === "production" ? idle : recordHost(host, options);
}

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
