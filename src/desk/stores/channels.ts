/** Listeners for a connection that does nothing but listen. */
export interface ChannelEvents {
  /** Called for a message, with its channel; without one after the connection was restored, which lost messages. */
  heard(channel?: string): void;
  /** Called when the connection is gone for good, and another has to be opened. */
  lost(error: unknown): void;
}

/** A connection to an engine that does nothing but listen. */
export interface Channels {
  listen(channel: string): Promise<unknown>;
  unlisten(channel: string): Promise<unknown>;
  close(): void;
}
