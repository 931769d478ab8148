import type { ReactNode } from "react";
import type { Question } from "../../host/question.js";
import { createFilter } from "../../host/tables/listing.js";
import type { RowTree } from "../../host/tables/rowTree.js";
import { Button } from "../../ui/Button.js";
import { ServerMark } from "../../ui/ServerMark.js";
import { useMessages } from "../../ui/useMessages.js";
import type { WaysOut } from "../leaving/discardGuard.js";
import { LeavingWord } from "../leaving/LeavingWord.js";
import { useLeavingHold } from "../leaving/useLeavingHold.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";

/** Lists the questions that the user declined or canceled, while that can still be taken back. */
export const leaving: (tree: RowTree<Question> | undefined) => readonly Question[] =
  createFilter<Question>(({ leavesAt }) => leavesAt !== undefined);

/** The rows of a bar for questions that the user declined or canceled, while that can still be taken back. */
export function leavingRows<View extends QuestionView>(
  kind: QuestionKind<View>,
  views: readonly View[],
): readonly ReactNode[] {
  return views.map((view) => <LeavingRow key={view.id} view={view} ways={kind.waysOut(view)} />);
}

/** The props of `LeavingRow`. */
interface LeavingRowProps {
  readonly view: QuestionView;
  /** The ways to leave the question again, with another time to take that back. */
  readonly ways: WaysOut;
}

/**
 * States in a bar that the user declined or canceled a question, with a button that undoes it until the answer is sent. The
 * time pauses while the pointer or the focus is in the bar. Renders a `<div>` element.
 */
function LeavingRow({ view, ways }: LeavingRowProps): ReactNode {
  const { prompt, settled } = useMessages();
  const hold = useLeavingHold(view, ways);
  const text = view.declines ? settled.declining : prompt.cancelled;
  return (
    <div {...hold} className="mcp-bar-row">
      {view.leavesAt !== undefined && <LeavingWord leavesAt={view.leavesAt} text={text} />}
      <ServerMark session={view.session} />
      <p className="mcp-bar-text">{text}</p>
      <Button onClick={() => void view.resume?.()}>{prompt.undo}</Button>
    </div>
  );
}
