"use client";

import { memo, type NamedExoticComponent, type ReactNode, useMemo } from "react";
import { Icon } from "../../../../ui/Icon.js";
import { useGrowing } from "../../../../ui/useGrowing.js";
import { withBlock } from "../../core/edit/requestEdits.js";
import { blocksOf } from "../../core/protocol/blocksOf.js";
import type { MessageContent } from "../../core/protocol/samplingContent.js";
import type { SamplingMessage } from "../../core/protocol/samplingMessage.js";
import type { SamplingTool } from "../../core/protocol/samplingRequest.js";
import { useContentMessages } from "../useSamplingMessages.js";
import { ContentBlock } from "./ContentBlock.js";
import { Extras } from "./JsonText.js";
import { QuietButton } from "./QuietButton.js";

/** The number of messages, and of blocks of one message, rendered at once; the rest follow a moment later. */
const messagesAtOnce = 60;
const blocksAtOnce = 8;

/** Changes messages; everything that it leaves alone stays the same object. */
export type EditMessages = (
  edit: (messages: readonly SamplingMessage[]) => readonly SamplingMessage[],
) => void;

/** The props of `SamplingMessages`. */
export interface SamplingMessagesProps {
  readonly messages: readonly SamplingMessage[];
  readonly tools?: readonly SamplingTool[] | undefined;
  /** Changes the messages; the same function on every render. Without it the messages are read-only. */
  readonly onEdit?: EditMessages | undefined;
}

/** The conversation for the model. A browser lays out only what is near the window. Renders an `<ol>` element. */
export function SamplingMessages({ messages, tools, onEdit }: SamplingMessagesProps): ReactNode {
  const words = useContentMessages();
  const count = useGrowing(messages.length, messagesAtOnce);
  return (
    <ol aria-label={words.messages} className="mcp-messages">
      {messages.slice(0, count).map((message, index) => (
        <MessageItem
          // After a removal, an open text area must not move to another message.
          // biome-ignore lint/suspicious/noArrayIndexKey: messages have no identity but their place
          key={`${messages.length} ${index}`}
          message={message}
          previous={messages[index - 1]}
          index={index}
          tools={tools}
          isRemovable={messages.length > 1}
          onEdit={onEdit}
        />
      ))}
    </ol>
  );
}

interface MessageItemProps extends Pick<SamplingMessagesProps, "tools" | "onEdit"> {
  readonly message: SamplingMessage;
  /** The message before it, which names the tools that its results belong to. */
  readonly previous: SamplingMessage | undefined;
  readonly index: number;
  readonly isRemovable: boolean;
}

const MessageItem: NamedExoticComponent<MessageItemProps> = memo(function MessageItem({
  message,
  previous,
  index,
  tools,
  isRemovable,
  onEdit,
}: MessageItemProps): ReactNode {
  const words = useContentMessages();
  const position = index + 1;
  const place = words.message({ position });
  const blocks = blocksOf(message.content);
  const uses = useMemo(() => new Map(usesIn(previous)), [previous]);
  const isRound = blocks.some(isToolRound);
  return (
    <li className="mcp-message" data-role={message.role}>
      <div className="mcp-message-head">
        <span className="mcp-message-role">{words[message.role]}</span>
        {onEdit && isRemovable && !isRound && (
          <RemoveButton
            place={place}
            onClick={() => onEdit((all) => all.filter((_, other) => other !== index))}
          />
        )}
      </div>
      <Blocks
        blocks={blocks}
        placeOf={(part) => words.messagePart({ position, part })}
        place={place}
        by="server"
        tools={tools}
        uses={uses}
        onChange={onEdit && ((at, block) => onEdit((all) => withBlock(all, index, at, block)))}
      />
      <Extras of={message} shown={["role", "content"]} />
    </li>
  );
});

/** The props of `Blocks`. */
export interface BlocksProps<Block extends MessageContent> {
  readonly blocks: readonly Block[];
  /** Names one block among several, counted from 1. */
  readonly placeOf: (part: number) => string;
  /** Names the only block. */
  readonly place: string;
  readonly by: "server" | "model";
  readonly tools: readonly SamplingTool[] | undefined;
  readonly uses?: ReadonlyMap<string, string>;
  /** Puts a block in the place of one; `undefined` removes it. Without it the blocks are read-only. */
  readonly onChange: ((at: number, block: Block | undefined) => void) | undefined;
}

/** The blocks of a message or of a response. Renders a `<div>` element for each. */
export function Blocks<Block extends MessageContent>({
  blocks,
  placeOf,
  place: only,
  onChange,
  ...props
}: BlocksProps<Block>): ReactNode {
  const count = useGrowing(blocks.length, blocksAtOnce);
  return blocks.slice(0, count).map((block, at) => {
    const place = blocks.length > 1 ? placeOf(at + 1) : only;
    const isRemovable = blocks.length > 1 && (props.by === "model" || !isToolRound(block));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity but their place
      <div key={`${blocks.length} ${at}`} className="mcp-message-block">
        <ContentBlock
          {...props}
          block={block}
          place={place}
          // `ContentBlock` hands back a block of the same kind.
          onChange={onChange && ((next) => onChange(at, next as Block))}
        />
        {onChange && isRemovable && (
          <RemoveButton place={place} onClick={() => onChange(at, undefined)} />
        )}
      </div>
    );
  });
}

function RemoveButton({
  place,
  onClick,
}: {
  readonly place: string;
  readonly onClick: () => void;
}): ReactNode {
  const label = useContentMessages().removeAt({ place });
  return (
    <QuietButton
      className="mcp-quiet-icon mcp-message-remove"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon name="remove" />
    </QuietButton>
  );
}

/** Without its use, the result of a tool breaks the protocol, and the other way round (SPEC 47, 48): neither goes alone. */
function isToolRound({ type }: MessageContent): boolean {
  return type === "tool_use" || type === "tool_result";
}

function usesIn(message: SamplingMessage | undefined): readonly (readonly [string, string])[] {
  return blocksOf(message?.content ?? []).flatMap((block) =>
    block.type === "tool_use" ? [[block.id, block.name] as const] : [],
  );
}
