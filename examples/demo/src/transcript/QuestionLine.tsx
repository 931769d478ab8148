import type { Elicitation, RootsManager, SamplingReview } from "mcp-host-ui";
import type { ReactElement } from "react";
import { sayOutcome } from "./sayOutcome.js";

/** Any question of a call. */
export type AnyQuestion = Elicitation.View | RootsManager.ConsentView | SamplingReview.View;

/** One question of a call, and what became of it. Renders a `<li>` element. */
export function QuestionLine({ question }: { readonly question: AnyQuestion }): ReactElement {
  return (
    <li className="question" data-phase={question.phase}>
      <p className="question-message" dir="auto">
        {"mode" in question ? question.request.message : topics[kindOf(question)]}
      </p>
      {question.phase === "open" ? (
        <p className="question-state">
          {sayWhere(question)}
          {question.aside && (
            <button className="button small" type="button" onClick={() => void question.resume()}>
              Answer
            </button>
          )}
        </p>
      ) : (
        <QuestionOutcome question={question} />
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

function kindOf(question: AnyQuestion): keyof typeof topics {
  if ("mode" in question) return question.request.mode;
  return question.kind === "roots" ? "roots" : "sampling";
}

function QuestionOutcome({
  question,
}: {
  question: Extract<AnyQuestion, { phase: "settled" }>;
}): ReactElement {
  const { outcome } = question;
  return (
    <>
      <p className="question-said">{sayOutcome(outcome, kindOf(question))}</p>
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

function sayWhere({ aside, leavesAt }: Extract<AnyQuestion, { readonly phase: "open" }>): string {
  if (leavesAt !== undefined) return "Cancelled, unless you take it back.";
  return aside ? "Left for later." : "Waits for you.";
}
