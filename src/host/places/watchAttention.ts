import { isDevelopment } from "../../developer/isDevelopment.js";
import { type Attention, createAttention } from "./attention.js";

/** The time that an app may take to render the surface of a question, in milliseconds. */
const unseenAfter = 2_000;

/** Watches over questions that nothing shows; in development the console says so long before they are given up. */
export function watchAttention(
  unattendedAfter: number,
  kindOf: (id: string) => string | undefined,
  onUnattended: (id: string) => void,
): Attention {
  const attention = createAttention(unattendedAfter, onUnattended);
  if (!isDevelopment()) return attention;
  const unseen = createAttention(Math.min(unseenAfter, unattendedAfter), async (id) => {
    const kind = kindOf(id);
    const { warnOfNoSurface } = await import("../../developer/warnings.js");
    if (kind !== undefined) warnOfNoSurface(kind, unattendedAfter);
  });
  return {
    set(id, attended) {
      unseen.set(id, attended);
      attention.set(id, attended);
    },
    forget(id) {
      unseen.forget(id);
      attention.forget(id);
    },
  };
}
