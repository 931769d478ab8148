import type { ComponentType } from "react";
import { type Chunk, createChunk } from "../../../../react/chunk/createChunk.js";
import type { BlockProps } from "./BlockProps.js";
import type { IssueListProps } from "./blocks/IssueList.js";

/** The components for everything but text; loaded with the first of it. */
export const lazyBlocks: Chunk<{
  readonly OtherBlock: ComponentType<BlockProps>;
  readonly IssueList: ComponentType<IssueListProps>;
}> = createChunk(() => import("../samplingPartsLater.js"));
