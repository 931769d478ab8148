import type { Question } from "../../../host/question.js";
import type { SessionRecord } from "../../../host/session.js";
import { defineKey, type HostKey } from "../../../state/key.js";

/** Where a user interface learns whether reasons are sent. */
export const sendsReasonKey: HostKey<boolean> = defineKey("elicitation:sends-reason");

/** Whether a reason would reach the server: an SDK drops it from what answers an `input_required` result, a tap does not. */
export function supportsReason(
  sessions: readonly SessionRecord[],
  { session, embedded }: Pick<Question, "session" | "embedded">,
): boolean {
  return !embedded || sessions.some(({ id, tapped }) => id === session && tapped);
}
