import { ElicitationCard, useElicitation } from "mcp-host-ui";
import { type ReactElement, useEffect, useRef } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";
import { QuestionLine } from "./QuestionLine.js";

/** The questions of one call, and a card for the one that is asked now where questions stand in the conversation. */
export function CallQuestions({ call }: { readonly call: string }): ReactElement {
  const areCards = useStore(useDemo().settings).questions === "cards";
  const { open, settled } = useElicitation({ call });
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
      {areCards && <ElicitationCard className="question-card" ref={card} call={call} />}
    </>
  );
}
