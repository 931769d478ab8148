"use client";

import type { ReactNode } from "react";
import { Icon } from "../../../../ui/Icon.js";
import type { AnyBlock, BlockProps } from "./BlockProps.js";
import { ContentBlock } from "./ContentBlock.js";
import { QuietButton } from "./QuietButton.js";
import { RemovedRow } from "./RemovedRow.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The props of `BlockRow`. */
export interface BlockRowProps<Block extends AnyBlock>
  extends Pick<BlockProps, "place" | "by" | "tools" | "uses"> {
  /** The block; absent where the person removed it. */
  readonly block: Block | undefined;
  readonly asked: Block | undefined;
  readonly isEditable: boolean;
  /** Whether it may go on its own. */
  readonly isRemovable: boolean;
  readonly onChange: (block: Block) => void;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
}

/** One block among others, or what is left of one that was removed. Renders a `<div>` element. */
export function BlockRow<Block extends AnyBlock>({
  block,
  asked,
  place,
  isEditable,
  isRemovable,
  onChange,
  onRemove,
  onRestore,
  ...props
}: BlockRowProps<Block>): ReactNode {
  const words = useSamplingContentMessages();
  if (!block) return <RemovedRow place={place} onRestore={isEditable ? onRestore : undefined} />;
  return (
    <div className="mcp-message-block">
      <ContentBlock
        {...props}
        block={block}
        asked={asked}
        place={place}
        // A block is only ever replaced by one of its own kind.
        onChange={isEditable ? (next) => onChange(next as Block) : undefined}
      />
      {isEditable && isRemovable && (
        <QuietButton
          className="mcp-quiet-icon mcp-message-remove"
          aria-label={words.removeAt({ place })}
          title={words.removeAt({ place })}
          onClick={onRemove}
        >
          <Icon name="remove" />
        </QuietButton>
      )}
    </div>
  );
}
