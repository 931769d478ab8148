import type { Clients } from "mcp-host-ui/host";
import type { Recording } from "./recording.js";

/** Options for a recorder. */
export interface RecorderOptions {
  /** The number of questions, and of messages, to keep. @default 1000 */
  readonly keep?: number;
}

/** Records what happens in a host, for the developer of its app. */
export interface Recorder {
  /** The recording so far; the same object until something is added. */
  getState(): Recording;
  /** Listens to what is added. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void;
  /** Writes a recording, whole or in part, as JSON that `playRecording` of `@mcp-host-ui/testing` plays. */
  toJson(recording: Recording): string;
  /**
   * Returns a transport to hand to `client.connect(…)`, or to `tapTransport`, in the place of the one given: its messages
   * are recorded for the session of this id.
   */
  watchTransport<Transport extends Clients.TappableTransport>(
    session: string,
    transport: Transport,
  ): Transport;
  /** Forgets settled questions and all messages. */
  clear(): void;
  /** Stops recording; what was recorded stays. */
  stop(): void;
}
