import type { ComponentType } from "react";
import { type Chunk, createChunk } from "../../../../react/chunk/createChunk.js";
import type { BlockProps } from "./BlockProps.js";
import type { IssueListProps } from "./blocks/IssueList.js";
import type { TextEditorProps } from "./TextEditor.js";

/** The components for everything but text, and for editing text; loaded with the first of it. */
export const lazyBlocks: Chunk<{
  readonly OtherBlock: ComponentType<BlockProps>;
  readonly IssueList: ComponentType<IssueListProps>;
  readonly TextEditor: ComponentType<TextEditorProps>;
}> = createChunk(() => import("../samplingPartsLater.js"));
