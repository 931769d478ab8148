import { ElicitationCard, RootsCard, SamplingCard, useHost } from "mcp-host-ui";
import type { Question } from "mcp-host-ui/host";
import { type ReactElement, useEffect, useRef, useSyncExternalStore } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";
import { QuestionLine } from "./QuestionLine.js";

/** The questions of one call, and a card for the current one where questions are part of the conversation. */
export function CallQuestions({ call }: { readonly call: string }): ReactElement {
  const areCards = useStore(useDemo().settings).questions === "cards";
  const host = useHost();
  const { open, settled } = useSyncExternalStore(host.subscribe, host.getState);
  const card = useRef<HTMLElement>(null);
  const isOfCall = ({ calls }: Question) => calls.includes(call);
  const asked = open.filter(isOfCall).find(({ aside }) => !aside)?.id;
  // A form may be longer than the window: the user reads it from its beginning.
  useEffect(() => {
    if (asked) card.current?.scrollIntoView({ block: "start" });
  }, [asked]);
  const listed = [...settled, ...(areCards ? [] : open)]
    .filter(isOfCall)
    .toSorted((one, other) => one.receivedAt - other.receivedAt);
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
          <ElicitationCard className="question-card" ref={card} call={call} settled="hide" />
          <SamplingCard className="question-card" call={call} settled="hide" />
          <RootsCard className="question-card" call={call} settled="hide" />
        </>
      )}
    </>
  );
}
