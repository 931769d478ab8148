import { Kinds, type LocalHost } from "mcp-host-ui/host";
import { attempts } from "./attempts.js";
import { createHeldQuestions } from "./heldQuestions.js";
import { postAnswer } from "./postAnswer.js";
import { readMessage } from "./readMessage.js";

/** Options for a desk whose messages come by a stream of the app's own. */
export interface JoinDeskOptions {
  /**
   * Takes an answer to `desk.take` or `desk.answer`, and resolves to the receipt from there; rejects where it may not have arrived,
   * and is then called again with the same.
   */
  readonly answer: (answer: object, signal: AbortSignal) => Promise<unknown>;
  /** Hears of answers that did not get through. @default throws them where nobody catches them */
  readonly onError?: (error: unknown) => void;
}

/** A page's end of a desk, for a stream of the app's own. */
export interface JoinedDesk {
  /** Takes one message of `desk.messages`; the same may come twice, and anything else is ignored. */
  hear(message: unknown): void;
  /** Ends it: what was asked stays with the desk, for another page. */
  close(): void;
}

/**
 * Brings the questions of a back end's desk to a page's host over whatever connects the two already: a WebSocket, or the
 * stream of an AI SDK chat. `attachDesk` does it over one address, and connects anew by itself.
 */
export function joinDesk(host: LocalHost, { answer, onError }: JoinDeskOptions): JoinedDesk {
  const report = onError ?? Kinds.throwLater;
  const closing = new AbortController();
  const held = createHeldQuestions({
    host,
    post: (body, { patient, unwanted }) =>
      postAnswer(body, {
        send: (own, signal) => answer(own, signal),
        signals: [closing.signal, ...(unwanted ? [unwanted] : [])],
        attempts: patient ? attempts.patient : attempts.waiting,
        report,
      }),
    report,
  });
  return {
    hear(message) {
      const read = readMessage(message);
      if (read && !closing.signal.aborted) held.hear(read);
    },
    close() {
      closing.abort();
      held.drop();
    },
  };
}
