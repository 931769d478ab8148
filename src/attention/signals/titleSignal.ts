import type { Signal } from "./signal.js";

/** The number of times that the title is marked again after somebody else wrote it, until the number changes: two who insist would never end. */
const mostAttempts = 50;

/** Makes the signal of the tab's title: `(2) My app`. A title that the app sets meanwhile is kept, and marked as well. */
export function createTitleSignal(): Signal {
  let mark = "";
  let attempts = 0;
  let observer: MutationObserver | undefined;

  const strip = (title: string) =>
    mark !== "" && title.startsWith(mark) ? title.slice(mark.length) : title;

  const write = (next: string) => {
    const title = next + strip(document.title);
    mark = next;
    if (document.title !== title) document.title = title;
  };

  return {
    show(count) {
      attempts = 0;
      write(count > 0 ? `(${count}) ` : "");
      if (count === 0) {
        observer?.disconnect();
        observer = undefined;
      } else if (!observer) {
        observer = new MutationObserver(() => {
          if (document.title.startsWith(mark) || attempts >= mostAttempts) return;
          attempts += 1;
          write(mark);
        });
        observer.observe(document.head, { childList: true, subtree: true, characterData: true });
      }
    },
  };
}
