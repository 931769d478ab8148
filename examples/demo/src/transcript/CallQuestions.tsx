import {
  ElicitationCard,
  RootsCard,
  SamplingCard,
  useElicitations,
  useRootsConsent,
  useSamplingApproval,
} from "mcp-host-ui";
import { type ReactElement, useEffect, useRef } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";
import { type AnyQuestion, type ListedQuestion, QuestionLine } from "./QuestionLine.js";

const listed = (question: AnyQuestion): ListedQuestion => ({ question, ...question });

/** The questions of one call, and a card for what is asked now where questions stand in the conversation. */
export function CallQuestions({ call }: { readonly call: string }): ReactElement {
  const areCards = useStore(useDemo().settings).questions === "cards";
  const elicitations = useElicitations({ call });
  const samplings = useSamplingApproval({ call });
  const consents = useRootsConsent({ call });
  const open: readonly ListedQuestion[] = [
    ...elicitations.open,
    ...[...samplings.open, ...consents.open].map(listed),
  ];
  const settled: readonly ListedQuestion[] = [
    ...elicitations.settled,
    ...[...samplings.settled, ...consents.settled].map(listed),
  ];
  const card = useRef<HTMLElement>(null);
  const asked = open.find(({ question }) => !question.aside)?.question.id;
  // A form may be longer than the window: it is read from its beginning.
  useEffect(() => {
    if (asked) card.current?.scrollIntoView({ block: "start" });
  }, [asked]);
  const lines = [...settled, ...(areCards ? [] : open)].toSorted(
    (one, other) => one.question.receivedAt - other.question.receivedAt,
  );
  return (
    <>
      {lines.length > 0 && (
        <ol className="questions" aria-label="Questions">
          {lines.map((line) => (
            <QuestionLine key={line.question.id} {...line} />
          ))}
        </ol>
      )}
      {areCards && (
        <>
          <ElicitationCard className="question-card" ref={card} call={call} />
          <SamplingCard className="question-card" call={call} />
          <RootsCard className="question-card" call={call} />
        </>
      )}
    </>
  );
}
