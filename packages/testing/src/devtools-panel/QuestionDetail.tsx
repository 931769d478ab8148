"use client";

import { Kinds } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { writeStory } from "../devtools/copy/writeStory.js";
import { writeTest } from "../devtools/copy/writeTest.js";
import type { RecordedQuestion } from "../devtools/recording.js";
import { CopyFile } from "./CopyFile.js";
import { Facts } from "./Facts.js";
import { JsonDetail } from "./JsonDetail.js";
import { LifeLine } from "./LifeLine.js";
import { ReplayButton } from "./ReplayButton.js";
import { saySpan } from "./sayTime.js";
import { sayEnd } from "./titleOf.js";

/** The props of `QuestionDetail`. */
export interface QuestionDetailProps {
  readonly question: RecordedQuestion;
  /** The app's name of the server. */
  readonly server: string;
}

/** The life of one question, and what is to be made of it. Renders several elements. */
export function QuestionDetail({ question, server }: QuestionDetailProps): ReactNode {
  const { id, kind, asked, round, receivedAt, events, request, content, outcome, sent } = question;
  const rule = outcome && !Kinds.isUnanswered(outcome) ? outcome.rule : undefined;
  return (
    <>
      <div className="mcp-devtools-bar">
        <CopyFile id={id} write={writeStory} what="story" />
        <CopyFile id={id} write={writeTest} what="test" />
        <ReplayButton questions={[question]}>Replay</ReplayButton>
      </div>
      <Facts
        facts={[
          ["Server", server],
          ["Kind", kind],
          ["Outcome", sayEnd(question)],
          ["Rule", rule],
          ["Settled in", outcome && saySpan(outcome.at - receivedAt)],
          ["Asked", asked > 1 ? `${asked} times` : undefined],
          ["Round", round],
          ["Id", id],
        ]}
      />
      <LifeLine askedAt={receivedAt} events={events} />
      {(request ?? content) && <JsonDetail title="Request" value={request ?? content} />}
      {sent !== undefined && <JsonDetail title="Result" value={sent} />}
    </>
  );
}
