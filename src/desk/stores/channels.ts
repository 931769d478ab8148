/** Is told of a message by its channel; without one of a connection that was restored, whose messages are lost. */
export type Hear = (channel?: string) => void;

/** A connection to an engine that does nothing but listen. */
export interface Channels {
  listen(channel: string): Promise<unknown>;
  unlisten(channel: string): Promise<unknown>;
  close(): void;
}
