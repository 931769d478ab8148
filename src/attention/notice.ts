/** The text of a notification. */
export interface NoticeText {
  readonly title: string;
  readonly body: string;
  /** Notifications of one tag replace each other, whichever page of the app shows them. */
  readonly tag: string;
}

/** One notification of the browser, which later ones of the same burst replace without a sound. */
export interface Notice {
  /** Shows it, or changes the one that is shown. Nothing happens without the person's permission. */
  show(text: NoticeText): void;
  close(): void;
}

/** Makes a {@link Notice}; a press on it brings the page to the front and calls `onClick`. */
export function createNotice(onClick: () => void): Notice {
  let shown: Notification | undefined;

  const close = () => {
    shown?.close();
    shown = undefined;
  };

  return {
    close,
    show({ title, body, tag }) {
      if (typeof Notification !== "function" || Notification.permission !== "granted") return;
      const before = shown;
      try {
        shown = new Notification(title, { body, tag });
      } catch {
        // Chrome on Android lets service workers alone notify.
        return;
      }
      if (before?.tag !== tag) before?.close();
      shown.addEventListener("click", () => {
        window.focus();
        close();
        onClick();
      });
    },
  };
}
