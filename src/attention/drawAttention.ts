import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";
import { watchBursts } from "./burst.js";
import { createNotice } from "./notice.js";
import { joinOtherPages } from "./otherPages.js";
import { isQuiet, type QuietHours } from "./quietHours.js";
import { createBadgeSignal } from "./signals/badgeSignal.js";
import { createFaviconSignal } from "./signals/faviconSignal.js";
import { createTitleSignal } from "./signals/titleSignal.js";
import { createWaitingList } from "./waitingQuestions.js";

/** Words of a notification: text of the host app's language, never a server's. */
export interface NoticeWords {
  readonly title: (count: number) => string;
  /** Lists the host app's own names of servers. */
  readonly servers: (names: readonly string[]) => string;
}

/** Questions that came while nobody looked. */
export interface AttentionBurst {
  /** All that wait now, oldest first. */
  readonly waiting: readonly Question[];
  /** The host app's own names of the servers that wait, each once. */
  readonly servers: readonly string[];
}

/** Where a person who looks elsewhere is told that questions wait. */
export interface AttentionOptions {
  /** Whether the tab's title begins with the number of questions. @default true */
  readonly title?: boolean;
  /** Whether the tab's icon gets a dot; a Content-Security-Policy needs `img-src data:` for it. @default true */
  readonly favicon?: boolean;
  /** Whether the icon of an installed app gets the number, by the Badging API. @default true */
  readonly badge?: boolean;
  /**
   * Whether the browser shows one notification for each burst of questions that comes while nobody looks at the page,
   * once the person has allowed it: see `requestPermission` of `useAttention`. It names servers as the host app does, and
   * has no word of theirs. @default false
   */
  readonly notification?: boolean;
  /** The ids of sessions whose questions draw no attention. @default none */
  readonly muted?: readonly string[];
  /** When nobody is notified; what waits is counted all the same. @default never */
  readonly quietHours?: QuietHours;
  /** Hears how many questions wait, whenever that changes: for Electron's `app.setBadgeCount`, or a signal of the app's own. */
  readonly onCount?: (count: number) => void;
  /** Hears of each burst once, outside of quiet hours, whether or not a notification is shown: for a sound. */
  readonly onBurst?: (burst: AttentionBurst) => void;
}

/** Tells a person who looks elsewhere that questions wait. Returns a function that ends it and leaves nothing behind. */
export function drawAttention(
  host: Host,
  words: NoticeWords,
  {
    title = true,
    favicon = true,
    badge = true,
    notification = false,
    muted = [],
    quietHours,
    onCount,
    onBurst,
  }: AttentionOptions,
): () => void {
  const readWaiting = createWaitingList(host, muted);
  const tabs = [
    ...(title ? [createTitleSignal()] : []),
    ...(favicon ? [createFaviconSignal()] : []),
  ];
  const appIcon = badge ? createBadgeSignal() : undefined;
  let counted = 0;
  let seen: readonly Question[] | undefined;
  /** One for a burst: pages that show the same questions replace each other's notification, and none sounds twice. */
  let tag = "";

  const isLooking = () => document.visibilityState === "visible" && document.hasFocus();
  const idsOf = (waiting: readonly Question[]) => waiting.map(({ id }) => id);

  const others = joinOtherPages(() => {
    appIcon?.show(others.count());
    bursts.look();
  });
  const notice = createNotice(() => {
    const [first] = readWaiting();
    if (first) void host.send({ type: "resume", id: first.id });
  });
  const notify = ({ waiting }: { waiting: readonly Question[] }) => {
    if (!notification) return;
    const [title, body] = [words.title(waiting.length), words.servers(serversOf(waiting))];
    notice.show({ title, body, tag });
  };
  const serversOf = (waiting: readonly Question[]) => {
    const names = new Map(host.getState().sessions.map(({ id, name }) => [id, name]));
    return [...new Set(waiting.map(({ session }) => names.get(session) ?? session))];
  };

  const bursts = watchBursts(readWaiting(), {
    isLooking: () => isLooking() || others.showsOneOf(idsOf(readWaiting())),
    isQuiet: () => quietHours !== undefined && isQuiet(quietHours, new Date()),
    onBegin(burst) {
      tag = burst.waiting[0]?.id ?? "";
      notify(burst);
      onBurst?.({ ...burst, servers: serversOf(burst.waiting) });
    },
    onChange: notify,
    onEnd: notice.close,
  });

  const show = (count: number) => {
    for (const tab of tabs) tab.show(count);
    if (count !== counted) onCount?.(count);
    counted = count;
  };
  const update = () => {
    const waiting = readWaiting();
    // A host changes with every decision, call and refusal.
    if (waiting === seen) return;
    seen = waiting;
    others.tell(idsOf(waiting), isLooking());
    show(waiting.length);
    appIcon?.show(others.count());
    bursts.update(waiting);
  };
  const look = () => {
    others.tell(idsOf(readWaiting()), isLooking());
    bursts.look();
  };

  const stop = host.subscribe(update);
  document.addEventListener("visibilitychange", look);
  addEventListener("focus", look);
  addEventListener("blur", look);
  update();
  return () => {
    stop();
    document.removeEventListener("visibilitychange", look);
    removeEventListener("focus", look);
    removeEventListener("blur", look);
    bursts.stop();
    others.close();
    show(0);
    appIcon?.show(others.count());
  };
}
