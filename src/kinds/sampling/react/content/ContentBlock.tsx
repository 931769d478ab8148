"use client";

import type { ReactNode } from "react";
import { useChunk } from "../../../../react/chunk/useChunk.js";
import { laterParts } from "../lazyParts.js";
import type { BlockProps } from "./BlockProps.js";
import { JsonText } from "./JsonText.js";
import { NotLoaded } from "./NotLoaded.js";
import { TextBlock } from "./TextBlock.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** One block of any kind. Renders what its kind needs. */
export function ContentBlock({ block, asked, onChange, ...props }: BlockProps): ReactNode {
  if (block.type !== "text")
    return <LazyBlock block={block} asked={asked} onChange={onChange} {...props} />;
  return (
    <TextBlock
      {...props}
      block={block}
      asked={asked?.type === "text" ? asked : undefined}
      onChange={onChange}
    />
  );
}

/** A block that is no text; what shows it is loaded with the first one. Where that fails, it is shown as data. */
function LazyBlock(props: BlockProps): ReactNode {
  const words = useSamplingContentMessages();
  const state = useChunk(laterParts);
  if (state.status === "loaded") return <state.value.OtherBlock {...props} />;
  if (state.status === "loading") return <p className="mcp-step-hint">{words.loading}</p>;
  return (
    <>
      <NotLoaded />
      <JsonText value={props.block} label={props.place} />
    </>
  );
}
