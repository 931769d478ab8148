import {
  ElicitationCard,
  RootsCard,
  SamplingCard,
  useElicitation,
  useRootsConsent,
  useSamplingApproval,
} from "mcp-host-ui";
import { type ReactElement, useEffect, useRef } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";
import { type AnyQuestion, QuestionLine } from "./QuestionLine.js";

type OpenQuestion = Extract<AnyQuestion, { phase: "open" }>;

/** The questions of one call, and a card for what is asked now where questions stand in the conversation. */
export function CallQuestions({ call }: { readonly call: string }): ReactElement {
  const areCards = useStore(useDemo().settings).questions === "cards";
  const kinds = [
    useElicitation({ call }),
    useSamplingApproval({ call }),
    useRootsConsent({ call }),
  ];
  const open = kinds.flatMap((kind): readonly OpenQuestion[] => kind.open);
  const settled = kinds.flatMap((kind): readonly AnyQuestion[] => kind.settled);
  const card = useRef<HTMLElement>(null);
  const asked = open.find(({ aside }) => !aside)?.id;
  // A form may be longer than the window: it is read from its beginning.
  useEffect(() => {
    if (asked) card.current?.scrollIntoView({ block: "start" });
  }, [asked]);
  const listed = [...settled, ...(areCards ? [] : open)].toSorted(
    (one, other) => one.receivedAt - other.receivedAt,
  );
  return (
    <>
      {listed.length > 0 && (
        <ol className="questions" aria-label="Questions">
          {listed.map((question) => (
            <QuestionLine key={question.id} question={question} />
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
