import { useHost } from "mcp-host-ui";
import { Elicit, type Outcome, type Question } from "mcp-host-ui/host";
import type { ReactElement } from "react";
import { sayOutcome } from "./sayOutcome.js";

/** One question of a call, and what became of it. Renders a `<li>` element. */
export function QuestionLine({ question }: { readonly question: Question }): ReactElement {
  const host = useHost();
  const { id, phase, aside, outcome } = question;
  return (
    <li className="question" data-phase={phase}>
      <p className="question-message" dir="auto">
        {Elicit.isQuestion(question) ? question.request.message : topics[kindOf(question)]}
      </p>
      {phase === "open" ? (
        <p className="question-state">
          {sayWhere(question)}
          {aside && (
            <button
              className="button small"
              type="button"
              onClick={() => host.send({ type: "resume", id })}
            >
              Answer
            </button>
          )}
        </p>
      ) : (
        outcome && <QuestionOutcome outcome={outcome} kind={kindOf(question)} />
      )}
    </li>
  );
}

const topics = {
  form: "",
  url: "",
  sampling: "Asks your model to answer.",
  roots: "Asks which folders it may work in.",
};

function kindOf(question: Question): keyof typeof topics {
  if (Elicit.isQuestion(question)) return question.request.mode;
  return question.kind === "roots" ? "roots" : "sampling";
}

function QuestionOutcome({
  outcome,
  kind,
}: {
  readonly outcome: Outcome;
  readonly kind: keyof typeof topics;
}): ReactElement {
  return (
    <>
      <p className="question-said">{sayOutcome(outcome, kind)}</p>
      <dl className="facts">
        <dt>Sent</dt>
        <dd>
          <code>{outcome.sent}</code>
        </dd>
        <dt>Decided by</dt>
        <dd>
          <code>{outcome.by}</code>
        </dd>
        {outcome.cause !== undefined && (
          <>
            <dt>Because</dt>
            <dd>
              <code>{outcome.cause}</code>
            </dd>
          </>
        )}
        {"reason" in outcome && outcome.reason !== undefined && (
          <>
            <dt>Your reason, kept here</dt>
            <dd>{outcome.reason}</dd>
          </>
        )}
      </dl>
    </>
  );
}

function sayWhere({ aside, leavesAt }: Question): string {
  if (leavesAt !== undefined) return "Cancelled, unless you take it back.";
  return aside ? "Left for later." : "Waits for you.";
}
