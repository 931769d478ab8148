import type { Receipt } from "../host/command.js";
import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";

interface StopsCall {
  readonly stopCall?: () => Promise<Receipt>;
}

/** The call that can be stopped where a question stands: its own, or else the only one that it may belong to. */
export function callToStop({
  call,
  calls,
  callOver,
}: Pick<Question, "call" | "calls" | "callOver">): string | undefined {
  return call ?? (calls.length === 1 && !callOver ? calls[0] : undefined);
}

/** The action that stops it, together with the question; `undefined` if there is no such call. */
export function stopCallOf(host: Host, question: Question): StopsCall {
  const call = callToStop(question);
  return call === undefined
    ? {}
    : { stopCall: () => host.send({ type: "stopCall", id: call, question: question.id }) };
}
