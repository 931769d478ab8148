import { createListeners } from "../state/listeners.js";

/** Whether the person lets the page notify: `default` is not asked yet, `unsupported` is a browser that cannot. */
export type AttentionPermission = NotificationPermission | "unsupported";

/** The permission as it is now. */
export function readPermission(): AttentionPermission {
  return typeof Notification === "function" ? Notification.permission : "unsupported";
}

const listeners = createListeners();

/** Asks the person, and tells who watches. Browsers hear it from the handler of a press alone. */
export async function askPermission(): Promise<AttentionPermission> {
  if (readPermission() === "unsupported") return "unsupported";
  const permission = await Notification.requestPermission();
  listeners.tell();
  return permission;
}

/** Calls the listener when the person changes the permission, here or in the browser's settings. Returns a function that stops it. */
export function watchPermission(listener: () => void): () => void {
  const stop = listeners.add(listener);
  const stopper = new AbortController();
  void navigator.permissions
    ?.query({ name: "notifications" })
    .then((status) => status.addEventListener("change", listener, { signal: stopper.signal }))
    // A browser that does not know this permission tells of no change.
    .catch(() => undefined);
  return () => {
    stop();
    stopper.abort();
  };
}
