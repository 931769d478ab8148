import type { MessageContent } from "../protocol/samplingContent.js";
import type { SamplingMessage } from "../protocol/samplingMessage.js";
import { type EditedMessage, readEditedMessages, writeEditedMessages } from "./editedMessages.js";
import { inPlaceOf, madeAnew } from "./keyOf.js";
import { saySame } from "./matchAsked.js";

/** A person's edit of messages; things go by the keys of their rows. */
export type MessageEdit =
  /** Puts another block of the same kind in the place of one. */
  | {
      readonly type: "replace";
      readonly message: string;
      readonly block: string;
      readonly by: MessageContent;
    }
  /** Takes out a message, or one block of it, with the results or uses of tools that go with it. */
  | { readonly type: "remove"; readonly message: string; readonly block?: string }
  /** Brings back a message, or one block of it, as it was asked, with what goes with it. */
  | { readonly type: "restore"; readonly message: string; readonly block?: string }
  /** Adds an empty text to a message. */
  | { readonly type: "addText"; readonly message: string }
  /** Adds a message with an empty text at the end. */
  | { readonly type: "addMessage"; readonly role: SamplingMessage["role"] };

/**
 * Edits messages so that they keep the rules on tool use (SPEC 47, 48): a use and its result come and go together.
 * What the edit does not touch stays the same object.
 */
export function editMessages(
  messages: readonly SamplingMessage[],
  asked: readonly SamplingMessage[],
  edit: MessageEdit,
): readonly SamplingMessage[] {
  if (edit.type === "addMessage")
    return [...messages, madeAnew({ role: edit.role, content: emptyText() })];
  const edited = readEditedMessages(messages, asked);
  const at = edited.findIndex(({ key }) => key === edit.message);
  const message = edited[at];
  if (!message) return messages;
  if (edit.type === "replace" || edit.type === "addText")
    return writeEditedMessages(edited.with(at, inOneMessage(message, edit)));
  const places = message.blocks.flatMap(({ key }, index) =>
    edit.block === undefined || edit.block === key ? [index] : [],
  );
  // A message without blocks is nothing but itself.
  if (message.blocks.length === 0)
    return writeEmpty(edited, at, edit.type === "remove" ? undefined : message.asked);
  const move = edit.type === "remove" ? removeBlock : restoreBlock;
  return writeEditedMessages(places.reduce((all, block) => move(all, at, block), edited));
}

function inOneMessage(
  message: EditedMessage,
  edit: Extract<MessageEdit, { type: "replace" | "addText" }>,
): EditedMessage {
  const { blocks } = message;
  if (edit.type === "addText")
    return { ...message, blocks: [...blocks, { key: "new", item: emptyText() }] };
  return {
    ...message,
    blocks: blocks.map((row) => {
      if (row.key !== edit.block || !row.item) return row;
      const isAsAsked = row.asked && saySame(row.asked, edit.by);
      return { ...row, item: inPlaceOf(row.item, isAsAsked && row.asked ? row.asked : edit.by) };
    }),
  };
}

function removeBlock(
  edited: readonly EditedMessage[],
  at: number,
  place: number,
): readonly EditedMessage[] {
  const block = edited[at]?.blocks[place]?.item;
  if (!block) return edited;
  const without = withItem(edited, at, place, undefined);
  const beside = at + sideOf(block);
  const partner = edited[beside]?.blocks.findIndex(({ item }) => item && belong(block, item)) ?? -1;
  return partner < 0 ? without : withItem(without, beside, partner, undefined);
}

function restoreBlock(
  edited: readonly EditedMessage[],
  at: number,
  place: number,
): readonly EditedMessage[] {
  const { item, asked: block } = edited[at]?.blocks[place] ?? {};
  if (!block) return edited;
  const restored = withItem(edited, at, place, item ? inPlaceOf(item, block) : block);
  const beside = at + sideOf(block);
  const partner = edited[beside]?.blocks.findIndex(
    ({ item, asked }) => !item && asked && belong(block, asked),
  );
  return item || partner === undefined || partner < 0
    ? restored
    : withItem(restored, beside, partner, edited[beside]?.blocks[partner]?.asked);
}

function withItem(
  edited: readonly EditedMessage[],
  at: number,
  place: number,
  item: MessageContent | undefined,
): readonly EditedMessage[] {
  return edited.map((message, index) =>
    index === at
      ? {
          ...message,
          blocks: message.blocks.map(({ item: before, ...row }, index) =>
            index === place
              ? { ...row, ...(item && { item }) }
              : { ...row, ...(before && { item: before }) },
          ),
        }
      : message,
  );
}

function writeEmpty(
  edited: readonly EditedMessage[],
  at: number,
  message: SamplingMessage | undefined,
): readonly SamplingMessage[] {
  return edited.flatMap((row, index) =>
    index === at ? (message ?? []) : writeEditedMessages([row]),
  );
}

/** Where the other half of a round of tool use stands: in the next message, or in the one before. */
function sideOf({ type }: MessageContent): number {
  return type === "tool_use" ? 1 : -1;
}

/** Whether one is the use of a tool and the other its result. */
function belong(one: MessageContent, other: MessageContent): boolean {
  if (one.type === "tool_use") return other.type === "tool_result" && other.toolUseId === one.id;
  return one.type === "tool_result" && other.type === "tool_use" && other.id === one.toolUseId;
}

function emptyText(): MessageContent {
  return madeAnew({ type: "text" as const, text: "" });
}
