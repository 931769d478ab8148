import type { RootsManager, SamplingReview } from "mcp-host-ui";
import type { Outcome, Question, Receipt } from "mcp-host-ui/host";
import type { ReactElement } from "react";
import { sayOutcome } from "./sayOutcome.js";

/** A question of a call that is no elicitation. */
export type AnyQuestion = RootsManager.ConsentView | SamplingReview.View;

/** Any question of a call. */
export interface ListedQuestion {
  readonly question: Question;
  /** The server's message, if the question is an elicitation. */
  readonly message?: string;
  /** Brings a question back that was put aside. */
  readonly resume?: () => Promise<Receipt>;
}

/** One question of a call, and what became of it. Renders a `<li>` element. */
export function QuestionLine({ question, message, resume }: ListedQuestion): ReactElement {
  const { outcome, aside } = question;
  return (
    <li className="question" data-phase={question.phase}>
      <p className="question-message" dir="auto">
        {message ?? topics[kindOf(question)]}
      </p>
      {outcome === undefined ? (
        <p className="question-state">
          {sayWhere(question)}
          {aside && (
            <button className="button small" type="button" onClick={() => void resume?.()}>
              Answer
            </button>
          )}
        </p>
      ) : (
        <QuestionOutcome outcome={outcome} kind={kindOf(question)} />
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

type Topic = keyof typeof topics;

function kindOf({ kind, request }: Question): Topic {
  if (kind === "roots" || kind === "sampling") return kind;
  const isUrl = typeof request === "object" && request && "mode" in request;
  return isUrl && request.mode === "url" ? "url" : "form";
}

function QuestionOutcome({ outcome, kind }: { outcome: Outcome; kind: Topic }): ReactElement {
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
