import type { ElicitationView } from "mcp-host-ui";
import type { ReactElement } from "react";
import { sayOutcome } from "./sayOutcome.js";

/** One question of a call, and what became of it. Renders a `<li>` element. */
export function QuestionLine({ question }: { readonly question: ElicitationView }): ReactElement {
  const { request } = question;
  return (
    <li className="question" data-phase={question.phase}>
      <p className="question-message" dir="auto">
        {request.message}
      </p>
      {question.phase === "open" ? (
        <p className="question-state">
          {question.aside ? "Put aside." : "Waits for you."}
          {question.aside && (
            <button className="button small" type="button" onClick={() => void question.resume()}>
              Answer it now
            </button>
          )}
        </p>
      ) : (
        <QuestionOutcome question={question} />
      )}
    </li>
  );
}

function QuestionOutcome({
  question: { outcome, mode },
}: {
  question: Extract<ElicitationView, { phase: "settled" }>;
}): ReactElement {
  return (
    <>
      <p className="question-said">{sayOutcome(outcome, mode)}</p>
      <dl className="facts">
        <dt>Sent</dt>
        <dd>
          <code>{outcome.sent}</code>
        </dd>
        <dt>Decided by</dt>
        <dd>
          <code>{outcome.by}</code>
        </dd>
        {"reason" in outcome && outcome.reason !== undefined && (
          <>
            <dt>Because</dt>
            <dd>
              <code>{outcome.reason}</code>
            </dd>
          </>
        )}
        {"note" in outcome && outcome.note !== undefined && (
          <>
            <dt>Your reason, kept here</dt>
            <dd>{outcome.note}</dd>
          </>
        )}
      </dl>
    </>
  );
}
