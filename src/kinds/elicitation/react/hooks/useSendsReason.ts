"use client";

import type { Question } from "../../../../host/question.js";
import { useHostValue } from "../../../../react/useHostValue.js";
import { useSession } from "../../../../react/useSession.js";
import { sendsReasonKey, supportsReason } from "../../core/reason.js";

/** Whether the server would learn why the person declines. */
export function useSendsReason(question: Question): boolean {
  const session = useSession(question.session);
  const isSent = useHostValue(sendsReasonKey) === true && question.kind === "elicitation";
  return isSent && supportsReason(session ? [session] : [], question);
}
