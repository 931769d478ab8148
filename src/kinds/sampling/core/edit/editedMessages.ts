import { blocksOf } from "../protocol/blocksOf.js";
import type { MessageContent } from "../protocol/samplingContent.js";
import type { SamplingMessage } from "../protocol/samplingMessage.js";
import { inPlaceOf } from "./keyOf.js";
import { type MatchedRow, matchAsked } from "./matchAsked.js";

/** A message as it is and as it was asked for, with its blocks in the same way. */
export interface EditedMessage extends MatchedRow<SamplingMessage> {
  readonly blocks: readonly MatchedRow<MessageContent>[];
}

/** The messages beside what they were asked as; those that can be one that was edited have the same role. */
export function matchMessages(
  messages: readonly SamplingMessage[],
  asked: readonly SamplingMessage[],
): readonly MatchedRow<SamplingMessage>[] {
  return matchAsked(messages, asked, (one, other) => one.role === other.role);
}

/** The blocks of one message, or of a response, beside what they were; those that can be one that was edited are of one kind. */
export function matchBlocks<Block extends { readonly type: string }>(
  blocks: readonly Block[],
  asked: readonly Block[],
): readonly MatchedRow<Block>[] {
  return matchAsked(blocks, asked, (one, other) => one.type === other.type);
}

/** Reads messages, and what they were asked as, down to their blocks. */
export function readEditedMessages(
  messages: readonly SamplingMessage[],
  asked: readonly SamplingMessage[],
): readonly EditedMessage[] {
  return matchMessages(messages, asked).map((row) => ({
    ...row,
    blocks: matchBlocks(blocksIn(row.item), blocksIn(row.asked)),
  }));
}

/** Writes the messages; those that are as they were, or as they were asked, are the same objects. */
export function writeEditedMessages(edited: readonly EditedMessage[]): readonly SamplingMessage[] {
  return edited.flatMap(({ item, asked, blocks }) => {
    const present = blocks.flatMap((block) => block.item ?? []);
    const before = item ?? asked;
    if (!before || (present.length === 0 && (!item || blocksIn(item).length > 0))) return [];
    if (item && isSame(blocksIn(item), present)) return [item];
    if (asked && isSame(blocksIn(asked), present)) return [inPlaceOf(before, asked)];
    const [only] = present;
    const isBare = !Array.isArray((asked ?? before).content) && present.length === 1;
    return [inPlaceOf(before, { ...before, content: isBare && only ? only : present })];
  });
}

/** The blocks of a message, whether it has one or a list; none where there is no message. */
export function blocksIn(message: SamplingMessage | undefined): readonly MessageContent[] {
  return message ? blocksOf(message.content) : [];
}

function isSame<Item>(one: readonly Item[], other: readonly Item[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}
