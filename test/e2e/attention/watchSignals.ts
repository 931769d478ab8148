import type { Page } from "@playwright/test";

/** A notification that a page asked the browser for. */
export interface SeenNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  /** Whether the browser showed it, refused to, or closed it since. */
  readonly became: "asked" | "shown" | "refused" | "closed";
}

interface Watched {
  readonly notifications: { own: Notification; became: SeenNotification["became"] }[];
  readonly badges: number[];
  titles: number;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Looks over the shoulder of a page's own calls, which go on to the browser. Call it before the page opens. */
export async function watchSignals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { notifications: [], badges: [], titles: 0 };
    window.watched = watched;
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        const seen: Watched["notifications"][number] = { own: this, became: "asked" };
        watched.notifications.push(seen);
        this.addEventListener("show", () => {
          seen.became = "shown";
        });
        this.addEventListener("error", () => {
          seen.became = "refused";
        });
        this.addEventListener("close", () => {
          seen.became = "closed";
        });
      }
    };
    const { setAppBadge, clearAppBadge } = Navigator.prototype;
    Navigator.prototype.setAppBadge = function (count) {
      watched.badges.push(count ?? -1);
      return setAppBadge.call(this, count);
    };
    Navigator.prototype.clearAppBadge = function () {
      watched.badges.push(0);
      return clearAppBadge.call(this);
    };
    addEventListener("DOMContentLoaded", () => {
      new MutationObserver(() => {
        watched.titles += 1;
      }).observe(document.head, { childList: true, subtree: true, characterData: true });
    });
  });
}

/** The notifications that the page has asked for so far. */
export function notifications(page: Page): Promise<SeenNotification[]> {
  return page.evaluate(() =>
    window.watched.notifications.map(({ own, became }) => ({
      title: own.title,
      body: own.body,
      tag: own.tag,
      became,
    })),
  );
}

/** Presses the last notification: a browser without a screen shows none that one could press. */
export async function pressNotification(page: Page): Promise<void> {
  await page.evaluate(() =>
    window.watched.notifications.at(-1)?.own.dispatchEvent(new Event("click")),
  );
}
