/** Lays the page out now, so that the time for it is part of what is measured. */
export function layOut(): number {
  return document.body.offsetHeight;
}

/** Waits until something is so, asked after every task. */
export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue())
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    });
}

/** Measures every key: from the browser's change of the field to the last change of the page that follows at once. */
export function watchKeys(): number[] {
  const keys: number[] = [];
  let started = 0;
  const begin = () => {
    started = performance.now();
  };
  addEventListener("input", begin, { capture: true });
  addEventListener("input", () => {
    // React commits what a key changed by the end of this task; what it does later counts from the next.
    queueMicrotask(() =>
      queueMicrotask(() => {
        layOut();
        keys.push(performance.now() - started);
      }),
    );
  });
  new MutationObserver(() => {
    if (keys.length === 0) return;
    const now = performance.now();
    // Idle time between the key and a change that came later is nobody's work.
    if (now - started > 50) return;
    layOut();
    keys[keys.length - 1] = Math.max(keys.at(-1) ?? 0, performance.now() - started);
  }).observe(document, { attributes: true, childList: true, subtree: true, characterData: true });
  return keys;
}
