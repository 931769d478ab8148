import { ElicitationCard, useElicitation } from "mcp-host-ui";
import type { ReactElement } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";
import { QuestionLine } from "./QuestionLine.js";

/** The questions of one call, and a card for the one that is asked now where questions stand in the conversation. */
export function CallQuestions({ call }: { readonly call: string }): ReactElement {
  const areCards = useStore(useDemo().settings).questions === "cards";
  const { open, settled } = useElicitation({ call });
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
      {areCards && <ElicitationCard call={call} />}
    </>
  );
}
