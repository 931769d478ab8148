const quiet = 300;
const longest = 3_000;

/** Waits until the page has stood still for a moment, but not for ever: some stories never rest. */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      observer.disconnect();
      clearTimeout(last);
      resolve();
    };
    let timer = setTimeout(stop, quiet);
    const last = setTimeout(stop, longest);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(stop, quiet);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
