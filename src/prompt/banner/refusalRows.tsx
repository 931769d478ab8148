import type { ReactNode } from "react";
import type { Question } from "../../host/question.js";
import { createFilter } from "../../host/tables/listing.js";
import type { QuestionsOfKind } from "../../react/questionsOfKind.js";
import { groupRefusals, isRefusal } from "../../react/refusals.js";
import { useHost } from "../../react/useHost.js";
import { Announcement } from "../../ui/Announcement.js";
import { Button } from "../../ui/Button.js";
import { ServerMark } from "../../ui/ServerMark.js";
import { useMessages } from "../../ui/useMessages.js";
import { useServerName } from "../../ui/useServerName.js";

const refusals = createFilter<Question>(isRefusal);

/** The rows of a bar for requests that nobody could answer; none while a question waits for an answer: they are no reason to look up. */
export function refusalRows({ open, settled }: QuestionsOfKind): readonly ReactNode[] {
  if (open.tree) return [];
  return groupRefusals(refusals(settled.tree), (question) => question).map(({ session, items }) => (
    <RefusalsRow key={session} session={session} ids={items.map(({ id }) => id)} />
  ));
}

/** The props of `RefusalsRow`. */
interface RefusalsRowProps {
  /** The id of the session whose server asked. */
  readonly session: string;
  /** The ids of what was refused. */
  readonly ids: readonly string[];
}

/** Explains in a bar that requests of a server were refused which nobody could answer. Renders a `<div>` element. */
function RefusalsRow({ session, ids }: RefusalsRowProps): ReactNode {
  const { prompt } = useMessages();
  const host = useHost();
  const server = useServerName(session);
  const text = prompt.refusals({ server, count: ids.length });
  return (
    <div className="mcp-bar-row">
      <Announcement>{text}</Announcement>
      <ServerMark session={session} />
      <p className="mcp-bar-text">{text}</p>
      <Button onClick={() => void host.send({ type: "dismissAll", ids })}>{prompt.dismiss}</Button>
    </div>
  );
}
