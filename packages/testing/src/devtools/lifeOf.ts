import { Kinds, type Outcome, type Question, type Sessions } from "mcp-host-ui/host";
import { redactCredentials } from "mcp-host-ui/safety";
import type { RecordedEvent } from "./recording.js";

type EventType = RecordedEvent["type"];

/** The events that lie between two records of a question; without one before, since it came. */
export function eventsOf(before: Question | undefined, now: Question, at: number): RecordedEvent[] {
  const types: (EventType | false | undefined)[] = [
    before?.phase === "open" && before.aside && !now.aside && "resumed",
    !isShown(before) && isShown(now) && "shown",
    isShown(before) && !isShown(now) && now.phase === "open" && !now.aside && "hidden",
    now.phase === "open" && !before?.aside && now.aside && "aside",
    before?.leavesAt === undefined && now.leavesAt !== undefined && "answered",
    now.phase === "open" && before?.leavesAt !== undefined && now.leavesAt === undefined
      ? "taken-back"
      : undefined,
    !before?.callOver && now.callOver && "call-over",
  ];
  const rulings = (now.rulings ?? []).slice(before?.rulings?.length ?? 0);
  return [
    ...types.flatMap((type) => (type ? [{ type, at }] : [])),
    ...rulings.map(
      ({ name, effect, at }) => ({ type: "ruled", at, rule: `${name}: ${effect}` }) as const,
    ),
    ...(now.outcome && !before?.outcome ? [settledEvent(now.outcome)] : []),
    ...(now.dismissed && !before?.dismissed ? [{ type: "dismissed", at } as const] : []),
  ];
}

/** The event of an outcome. */
export function settledEvent(outcome: Outcome): RecordedEvent {
  const rule = Kinds.isUnanswered(outcome) ? undefined : outcome.rule;
  return { type: "settled", at: outcome.at, ...(rule !== undefined && { rule }) };
}

/** The events that lie between two records of a session. */
export function sessionEventsOf(
  before: Sessions.Record | undefined,
  now: Sessions.Record,
  at: number,
): RecordedEvent[] {
  return [
    ...(before?.phase === now.phase
      ? []
      : [{ type: now.phase === "open" ? "opened" : "closed", at } as const]),
    ...((before?.blocked ?? false) === now.blocked
      ? []
      : [{ type: now.blocked ? "blocked" : "unblocked", at } as const]),
  ];
}

/** An outcome without anybody's name or words. */
export function anonymous(outcome: Outcome): Outcome {
  if (!Kinds.isUnanswered(outcome)) {
    const { principal: _, reason: __, ...wordless } = outcome;
    return wordless;
  }
  const { principal: _, ...rest } = outcome;
  return rest.withdrawalMessage === undefined
    ? rest
    : { ...rest, withdrawalMessage: redactCredentials(rest.withdrawalMessage) };
}

function isShown(question: Question | undefined): boolean {
  return question?.surface !== undefined && question.inFront !== false;
}
