/** Listeners for a connection that does nothing but listen. */
export interface ChannelEvents {
  /** Called for a message, with its channel; without one after the connection was restored, which lost messages. */
  heard(channel?: string): void;
  /** Called when the connection ends, so that the store opens another one. */
  lost(error: unknown): void;
}

/** A connection to an engine that does nothing but listen. */
export interface Channels {
  listen(channel: string): Promise<unknown>;
  unlisten(channel: string): Promise<unknown>;
  close(): void;
}
