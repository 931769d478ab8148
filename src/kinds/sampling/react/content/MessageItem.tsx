"use client";

import { memo, type NamedExoticComponent, type ReactNode, useMemo } from "react";
import { replaceSuspects } from "../../../../safety/text/mayHide.js";
import { useNear } from "../../../../ui/long-text/useNear.js";
import { useGrowing } from "../../../../ui/useGrowing.js";
import type { MessageEdit } from "../../core/edit/editMessages.js";
import type { MessageContent } from "../../core/protocol/samplingContent.js";
import type { SamplingMessage } from "../../core/protocol/samplingMessage.js";
import type { SamplingTool } from "../../core/protocol/samplingRequest.js";
import { BlockRow } from "./BlockRow.js";
import { Extras } from "./Extras.js";
import { useBlockRows } from "./edits/useBlockRows.js";
import { foldLongText } from "./foldLongText.js";
import { MessageActions } from "./MessageActions.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The props of `MessageItem`. */
export interface MessageItemProps {
  /** Names the row. */
  readonly row: string;
  readonly message: SamplingMessage;
  readonly asked: SamplingMessage | undefined;
  /** The message before it, which says what its tool results are results of. */
  readonly previous: SamplingMessage | undefined;
  /** Its place in the list, counted from 1. */
  readonly position: number;
  readonly tools: readonly SamplingTool[] | undefined;
  /** Whether it is not the only one. */
  readonly isRemovable: boolean;
  /** Edits the messages; without it they can only be read. */
  readonly edit: ((edit: MessageEdit) => void) | undefined;
}

/** So many are there from the start, so that nothing appears late. */
const first = 4;

/** So many blocks of one message are rendered at once; the rest follow a moment later. */
const blocksAtOnce = 8;

/** One message; far from what can be seen, and while it is scrolled past in haste, it is plain text. Renders an `<li>` element. */
export const MessageItem: NamedExoticComponent<MessageItemProps> = memo(function MessageItem(
  props: MessageItemProps,
): ReactNode {
  const { message, asked, position, edit } = props;
  const words = useSamplingContentMessages();
  const { ref, isNear } = useNear<HTMLLIElement>(position <= first);
  return (
    <li
      ref={ref}
      className="mcp-message"
      data-role={message.role}
      data-changed={(edit && message !== asked) || undefined}
    >
      <div className="mcp-message-head">
        <span className="mcp-message-role">{words[message.role]}</span>
        {edit && !asked && <span className="mcp-badge mcp-changes-badge">{words.added}</span>}
        {isNear && edit && <MessageActions {...props} edit={edit} />}
      </div>
      {isNear ? <NearMessage {...props} /> : <FarMessage message={message} />}
    </li>
  );
});

/** As much of its text as is shown of it once it is near. */
function FarMessage({ message }: { readonly message: SamplingMessage }): ReactNode {
  const text = [message.content]
    .flat()
    .map((block) => (block.type === "text" ? foldLongText(block.text) : ""))
    .join("\n");
  return (
    <p translate="no" dir="auto" className="mcp-text-piece mcp-message-far">
      {replaceSuspects(text)}
    </p>
  );
}

function NearMessage({
  row,
  message,
  asked,
  previous,
  position,
  tools,
  edit,
}: MessageItemProps): ReactNode {
  const words = useSamplingContentMessages();
  const blocks = useBlockRows(message, asked);
  const before = useBlockRows(previous, previous);
  const uses = useMemo(() => new Map(before.flatMap(({ item }) => nameOfUse(item))), [before]);
  const count = useGrowing(blocks.length, blocksAtOnce);
  // Made once: as more come, those that are there are not rendered anew.
  const rows = useMemo(() => {
    const isRemovable = blocks.filter((block) => block.item).length > 1;
    return blocks.map(({ key, item, asked: original }, index) => (
      <BlockRow
        key={key}
        block={item}
        asked={original}
        place={
          blocks.length > 1
            ? words.messagePart({ position, part: index + 1 })
            : words.message({ position })
        }
        by="server"
        tools={tools}
        uses={uses}
        isRemovable={isRemovable}
        isEditable={edit !== undefined}
        onChange={(by) => edit?.({ type: "replace", message: row, block: key, by })}
        onRemove={() => edit?.({ type: "remove", message: row, block: key })}
        onRestore={() => edit?.({ type: "restore", message: row, block: key })}
      />
    ));
  }, [row, blocks, position, tools, uses, edit, words]);
  return (
    <>
      {rows.slice(0, count)}
      <Extras of={message} shown={["role", "content"]} />
    </>
  );
}

function nameOfUse(block: MessageContent | undefined): readonly [string, string][] {
  return block?.type === "tool_use" ? [[block.id, block.name]] : [];
}
