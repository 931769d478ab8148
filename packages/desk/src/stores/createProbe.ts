import { withinLimit } from "../timing/timeLimit.js";

/** A message that a connection sends itself. */
export interface Probe {
  readonly channel: string;
  /** Sends the message; rejects if it does not arrive within the time limit. */
  ring(): Promise<void>;
  /** Notes that the message arrived. */
  heard(): void;
}

/** Makes the {@link Probe} of one connection. An idle connection that is cut on its way shows in nothing else. */
export function createProbe(
  channel: string,
  send: (channel: string) => Promise<unknown>,
  timeout: number,
): Probe {
  let answer = () => {};
  return {
    channel,
    async ring() {
      const arrived = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const sent = Promise.all([send(channel), arrived]);
      await withinLimit(sent, timeout, "A message to the connection that listens");
    },
    heard: () => answer(),
  };
}
