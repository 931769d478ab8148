import type { ReactNode } from "react";
import type { Question } from "../../host/question.js";
import { createFilter } from "../../host/tables/listing.js";
import type { RowTree } from "../../host/tables/rowTree.js";
import { Announcement } from "../../ui/Announcement.js";
import { Button } from "../../ui/Button.js";
import { Guarded } from "../../ui/Guarded.js";
import { ServerMark } from "../../ui/ServerMark.js";
import { useMessages } from "../../ui/useMessages.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";
import { usePressGuard } from "../usePressGuard.js";

/** More of them at a time would hide the page. */
const mostRows = 3;

/** Lists the settled questions that are in nobody's way, and that no card shows. */
export const left: (tree: RowTree<Question> | undefined) => readonly Question[] =
  createFilter<Question>(
    ({ lingering, aside, surface }) => lingering && aside && surface === undefined,
  );

/** The rows of a bar for settled questions that are in nobody's way, and that no card shows: the last of them. */
export function leftRows<View extends QuestionView>(
  kind: QuestionKind<View>,
  views: readonly View[],
): readonly ReactNode[] {
  return views.slice(-mostRows).map((view) => (
    <Guarded key={view.id} resetKey={view.id} fallback={null}>
      <kind.Words view={view}>
        {({ title, left = title }) => <LeftRow view={view} text={left} />}
      </kind.Words>
    </Guarded>
  ));
}

/** The props of `LeftRow`. */
interface LeftRowProps {
  readonly view: QuestionView;
  /** Explains what is left of the question. */
  readonly text: string;
}

/**
 * Explains in a bar that a question is settled, with something left to do about it; brings it back, or takes it out of
 * sight. Renders a `<div>` element.
 */
function LeftRow({ view, text }: LeftRowProps): ReactNode {
  const { prompt } = useMessages();
  // It comes by itself, and perhaps where the person is about to press something else.
  const { props, attach } = usePressGuard(view.id);
  return (
    <div {...props} ref={attach} className="mcp-bar-row">
      <Announcement>{text}</Announcement>
      <ServerMark session={view.session} />
      <p className="mcp-bar-text">{text}</p>
      <span className="mcp-bar-actions">
        <Button weight="quiet" onClick={() => void view.dismiss?.()}>
          {prompt.dismiss}
        </Button>
        <Button onClick={() => void view.resume?.()}>{prompt.resume}</Button>
      </span>
    </div>
  );
}
