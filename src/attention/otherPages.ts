import { randomName } from "../wire/protocol/randomName.js";

/** The most questions that one page speaks of to the others. */
const mostIds = 1_000;

/** News that one page tells the others of the same origin. */
interface PageNews {
  readonly page: string;
  /** The questions that wait there; several pages may show the same ones. */
  readonly ids: readonly string[];
  /** Whether somebody has it before them. */
  readonly isLooking: boolean;
  /** Whether the others shall tell how it stands with them. */
  readonly asks?: boolean;
}

/** The other open pages of the app, and the questions that wait there. */
export interface OtherPages {
  /** Tells the others how it stands here. */
  tell(ids: readonly string[], isLooking: boolean): void;
  /** The number of questions that wait in all pages together. */
  count(): number;
  /** Whether somebody looks at another page that shows one of these questions. */
  showsOneOf(ids: readonly string[]): boolean;
  close(): void;
}

/** Joins the pages of one origin; alone where the browser has no `BroadcastChannel`. */
export function joinOtherPages(onNews: () => void): OtherPages {
  const page = randomName();
  const closing = new AbortController();
  const others = new Map<string, PageNews>();
  let own: PageNews = { page, ids: [], isLooking: false };
  const channel =
    typeof BroadcastChannel === "function"
      ? new BroadcastChannel("mcp-host-ui:attention")
      : undefined;

  const forget = (gone: string) => {
    if (others.delete(gone)) onNews();
  };
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (!isPageNews(data) || data.page === page) return;
    if (!others.has(data.page)) onEnd(data.page, closing.signal, () => forget(data.page));
    others.set(data.page, data);
    if (data.asks) channel?.postMessage(own);
    onNews();
  };
  const nothing: PageNews = { page, ids: [], isLooking: false };
  const leave = () => channel?.postMessage(nothing);

  holdUntilEnd(page, closing.signal);
  channel?.addEventListener("message", hear);
  channel?.postMessage({ ...own, asks: true });
  addEventListener("pagehide", leave);

  return {
    tell(ids, isLooking) {
      own = { page, ids: ids.slice(0, mostIds), isLooking };
      channel?.postMessage(own);
    },
    count: () => new Set([...others.values(), own].flatMap(({ ids }) => ids)).size,
    showsOneOf: (ids) =>
      [...others.values()].some(
        (other) => other.isLooking && other.ids.some((id) => ids.includes(id)),
      ),
    close() {
      own = nothing;
      leave();
      closing.abort();
      removeEventListener("pagehide", leave);
      channel?.close();
    },
  };
}

/** The lock that a page holds as long as it lives, however it ends. */
const lockOf = (page: string) => `mcp-host-ui:attention:${page}`;

/** Holds the lock of a page. Pages on plain HTTP have none: there a page that is killed counts until the others are reloaded. */
function holdUntilEnd(page: string, signal: AbortSignal): void {
  void navigator.locks?.request(
    lockOf(page),
    () =>
      new Promise<void>((resolve) => {
        signal.addEventListener("abort", () => resolve());
      }),
  );
}

/** Calls the listener once a page has ended. */
function onEnd(page: string, signal: AbortSignal, listener: () => void): void {
  navigator.locks
    ?.request(lockOf(page), { signal }, listener)
    // Nobody waits for it any more.
    .catch(() => undefined);
}

function isPageNews(data: unknown): data is PageNews {
  if (typeof data !== "object" || data === null) return false;
  const { page, ids, isLooking } = data as Partial<Record<keyof PageNews, unknown>>;
  return (
    typeof page === "string" &&
    typeof isLooking === "boolean" &&
    Array.isArray(ids) &&
    ids.length <= mostIds &&
    ids.every((id) => typeof id === "string")
  );
}
