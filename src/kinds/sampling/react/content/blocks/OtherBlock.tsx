"use client";

import type { ReactNode } from "react";
import type { AnyBlock, BlockProps } from "../BlockProps.js";
import { Extras } from "../Extras.js";
import { JsonText } from "../JsonText.js";
import { useSamplingContentMessages } from "../useSamplingContentMessages.js";
import { LinkBlock } from "./LinkBlock.js";
import { MediaBlock } from "./MediaBlock.js";
import { ResourceBlock } from "./ResourceBlock.js";
import { ToolOutput } from "./ToolOutput.js";
import { ToolUseBlock } from "./ToolUseBlock.js";

/** A block of any kind but text; one of a kind that nobody knows as data. Renders what its kind needs. */
export function OtherBlock(props: BlockProps): ReactNode {
  const { block } = props;
  switch (block.type) {
    case "image":
    case "audio":
      return (
        <>
          <MediaBlock data={block.data} type={block.mimeType} kind={block.type} by={props.by} />
          <Extras of={block} shown={["type", "data", "mimeType"]} />
        </>
      );
    case "tool_use":
      return <ToolUseBlock {...props} block={block} asked={ifSameKind(block, props.asked)} />;
    case "tool_result":
      return <ToolOutput {...props} block={block} asked={ifSameKind(block, props.asked)} />;
    case "resource":
      return <ResourceBlock {...props} block={block} asked={ifSameKind(block, props.asked)} />;
    case "resource_link":
      return <LinkBlock block={block} />;
    default:
      return <UnknownBlock block={block} />;
  }
}

/** The asked block, where it is of the same kind. */
function ifSameKind<Block extends AnyBlock>(
  block: Block,
  asked: AnyBlock | undefined,
): Block | undefined {
  // Blocks of the same type have the same shape.
  return asked?.type === block.type ? (asked as Block) : undefined;
}

function UnknownBlock({ block }: { readonly block: { readonly type?: unknown } }): ReactNode {
  const words = useSamplingContentMessages();
  const label = words.unknown({ type: String(block.type) });
  return (
    <>
      <p className="mcp-message-title">{label}</p>
      <JsonText value={block} label={label} />
    </>
  );
}
