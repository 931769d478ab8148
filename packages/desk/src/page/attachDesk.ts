import { Kinds, type LocalHost } from "mcp-host-ui/host";
import { attempts } from "./attempts.js";
import { type DeskPhase, readFeed } from "./feedReader.js";
import { createHeldQuestions } from "./heldQuestions.js";
import { postAnswer } from "./postAnswer.js";
import { createTabs } from "./tabs.js";

/** Options for a desk's questions in a page. */
export interface AttachDeskOptions {
  /** Where the back end serves `desk.feed` for `GET` and `desk.answer` for `POST`. */
  readonly url: string | URL;
  /** Headers for both, asked for each time: a token that expires, say. Cookies of the page's own origin go along without. @default none */
  readonly headers?: () => HeadersInit | Promise<HeadersInit>;
  /** Whether cookies go along to another origin. @default "same-origin" */
  readonly credentials?: RequestCredentials;
  /** The function that requests. @default the page's own */
  readonly fetch?: typeof fetch;
  /** The longest time without a sign of life before the page connects anew, in milliseconds: more than the desk's `heartbeat`. @default three times the `heartbeat` that the desk tells, but at least 5_000; 45_000 where it tells none */
  readonly silence?: number;
  /** Hears whether the desk is heard. */
  readonly onPhaseChange?: (phase: DeskPhase) => void;
  /** Hears of errors: each connection that broke, and each answer that did not get through. @default throws them where nobody catches them, but for broken connections */
  readonly onError?: (error: unknown) => void;
}

/** A page's connection to a desk. */
export interface AttachedDesk {
  /** Whether the desk is heard. */
  readonly phase: DeskPhase;
  /** Ends it: what was asked stays with the desk, for another page. */
  close(): void;
}

/**
 * Brings the questions of a back end's desk to a page's host: they are shown, decided and logged like those of a client
 * in the page, and the receipts that people see are the desk's.
 * The tabs of one browser share one feed: the tab that the user looked at last keeps it open, and the others read when it has news.
 */
export function attachDesk(host: LocalHost, options: AttachDeskOptions): AttachedDesk {
  const { url, headers, credentials = "same-origin", silence, onPhaseChange } = options;
  const request = options.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  const report = options.onError ?? Kinds.throwLater;
  const closing = new AbortController();
  let phase: DeskPhase = "connecting";

  const setPhase = (next: DeskPhase) => {
    if (phase === next || phase === "closed") return;
    phase = next;
    onPhaseChange?.(next);
  };

  const send = async (init: RequestInit & { headers: Record<string, string> }) => {
    const all = new Headers(await headers?.());
    for (const [name, value] of Object.entries(init.headers)) all.set(name, value);
    return request(url, { ...init, credentials, cache: "no-store", headers: all });
  };

  const held = createHeldQuestions({
    host,
    post: (body, { patient, unwanted }) =>
      postAnswer(body, {
        async send(answer, signal): Promise<unknown> {
          const response = await send({
            method: "POST",
            body: JSON.stringify(answer),
            signal,
            headers: { "content-type": "application/json" },
          });
          return response.json();
        },
        signals: [closing.signal, ...(unwanted ? [unwanted] : [])],
        attempts: patient ? attempts.patient : attempts.waiting,
        report,
      }),
    report,
  });

  void readFeed({
    request: (lastEventId, signal) =>
      send({
        signal,
        headers: {
          accept: "text/event-stream",
          ...(lastEventId !== undefined && { "last-event-id": lastEventId }),
        },
      }),
    signal: closing.signal,
    silence,
    hear: held.hear,
    phase: setPhase,
    tabs: createTabs(url, closing.signal),
    report: options.onError ?? (() => {}),
  });

  return {
    get phase() {
      return phase;
    },
    close() {
      setPhase("closed");
      closing.abort();
      held.drop();
    },
  };
}
