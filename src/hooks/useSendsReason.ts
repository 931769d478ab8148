"use client";

import { carriesReason, sendsReasonKey } from "../elicitation/reason.js";
import type { Question } from "../host/question.js";
import { useHostValue } from "./useHostValue.js";
import { useSession } from "./useSession.js";

/** Whether the server would learn why the person declines. */
export function useSendsReason(question: Question): boolean {
  const session = useSession(question.session);
  const isSent = useHostValue(sendsReasonKey) === true && question.kind === "elicitation";
  return isSent && carriesReason(session ? [session] : [], question);
}
