"use client";

import type { ReactNode } from "react";
import type { Question } from "../host/question.js";
import { useViewsOf } from "../react/useQuestionViews.js";
import { Announcement } from "../ui/Announcement.js";
import { Button } from "../ui/Button.js";
import { Guarded } from "../ui/Guarded.js";
import { ServerMark } from "../ui/ServerMark.js";
import { useMessages } from "../ui/useMessages.js";
import { leaving, leavingRows } from "./banner/leavingRows.js";
import { left, leftRows } from "./banner/leftRows.js";
import { PromptBar } from "./banner/PromptBar.js";
import { refusalRows } from "./banner/refusalRows.js";
import type { BarWords, QuestionView } from "./questionKind.js";
import { asideQuestions } from "./stage/asideQuestions.js";
import { usePromptStage } from "./stage/usePromptStage.js";
import { QuestionDialog, type QuestionDialogProps } from "./window/QuestionDialog.js";

/** Which questions a prompt or card shows. */
export interface ShownQuestions {
  /** Shows only questions of this session. */
  readonly session?: string;
  /** Shows only questions that belong, or may belong, to this call. */
  readonly call?: string;
  /** Shows only this question. */
  readonly question?: string;
}

/** The props of `QuestionPrompt`. */
export interface QuestionPromptProps<View extends QuestionView>
  extends ShownQuestions,
    Omit<QuestionDialogProps<View>, "view" | "waiting"> {}

/**
 * Shows the questions of one kind in a dialog, one at a time. While the person is writing elsewhere it announces itself
 * in a bar and waits; what was put aside waits there too, and so does what is left of a question whose call is over. Renders a `<div>` element with the role `dialog`.
 */
export function QuestionPrompt<View extends QuestionView>({
  kind,
  session,
  call,
  question,
  ...props
}: QuestionPromptProps<View>): ReactNode {
  const { prompt } = useMessages();
  const stage = usePromptStage(kind.name, { session, call, id: question });
  const { views, viewOf } = useViewsOf(kind, stage.questions);
  const viewsOf = (questions: readonly Question[]) => questions.flatMap((one) => viewOf(one) ?? []);
  const { current } = views;
  const { open, settled } = stage.questions;
  const asides = stage.isOpen ? [] : viewsOf(asideQuestions(open.tree));
  const asking = stage.isWaiting ? current : undefined;
  const bar = (words: BarWords) => (
    <PromptBar
      label={words.bar}
      asking={
        asking && (
          <GuardedAsking question={asking.id} onAnswer={stage.open}>
            <kind.Words view={asking}>
              {({ title }) => (
                <AskingRow session={asking.session} title={title} onAnswer={stage.open} />
              )}
            </kind.Words>
          </GuardedAsking>
        )
      }
      notes={[
        ...leavingRows(kind, viewsOf(leaving(open.tree))),
        ...leftRows(kind, viewsOf(left(settled.tree))),
        ...refusalRows(stage.questions),
      ]}
      asides={asides}
      asideText={words.asides({ count: asides.length })}
    />
  );
  return (
    <>
      {kind.BarWords ? <kind.BarWords>{bar}</kind.BarWords> : bar(prompt)}
      <QuestionDialog
        {...props}
        kind={kind}
        view={stage.isOpen ? current : undefined}
        waiting={stage.waiting}
      />
    </>
  );
}

/** The props of `AskingRow`. */
interface AskingRowProps {
  /** The id of the session whose server asks. */
  readonly session: string;
  /** Names the question. */
  readonly title: string;
  /** Opens the question now. */
  readonly onAnswer: () => void;
}

/** Explains in a bar that a question waits for a good moment, and opens it. Renders a `<div>` element. */
function AskingRow({ session, title, onAnswer }: AskingRowProps): ReactNode {
  const { prompt } = useMessages();
  return (
    <div className="mcp-bar-row">
      <Announcement>{title}</Announcement>
      <ServerMark session={session} />
      <p className="mcp-bar-text">{title}</p>
      <Button weight="main" onClick={onAnswer}>
        {prompt.answer}
      </Button>
    </div>
  );
}

/** The props of `GuardedAsking`. */
interface GuardedAskingProps {
  /** The id of the question that waits. */
  readonly question: string;
  /** Opens the question now. */
  readonly onAnswer: () => void;
  /** An `AskingRow`. */
  readonly children: ReactNode;
}

/** Announces a question also where its row in a bar fails to render. */
function GuardedAsking({ question, onAnswer, children }: GuardedAskingProps): ReactNode {
  const { prompt } = useMessages();
  return (
    <Guarded
      resetKey={question}
      fallback={
        <div className="mcp-bar-row">
          <p className="mcp-bar-text">{prompt.broken}</p>
          <Button weight="main" onClick={onAnswer}>
            {prompt.answer}
          </Button>
        </div>
      }
    >
      {children}
    </Guarded>
  );
}
