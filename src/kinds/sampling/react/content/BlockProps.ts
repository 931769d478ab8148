import type {
  EmbeddedResource,
  MessageContent,
  ResourceLink,
} from "../../core/protocol/samplingContent.js";
import type { SamplingTool } from "../../core/protocol/samplingRequest.js";

/** Anything that may stand in a message, in a response or in the result of a tool. */
export type AnyBlock = MessageContent | EmbeddedResource | ResourceLink;

/** The props of what shows one block. */
export interface BlockProps<Block extends AnyBlock = AnyBlock> {
  readonly block: Block;
  /** The block as it was asked for, or as the model wrote it; absent where the person added it. */
  readonly asked?: Block | undefined;
  /** Where it stands, as part of a sentence. */
  readonly place: string;
  /** Who sent it. */
  readonly by: "server" | "model";
  /** The tools of the request. */
  readonly tools?: readonly SamplingTool[] | undefined;
  /** The names of the tools whose results these may be, by the ids of their uses. */
  readonly uses?: ReadonlyMap<string, string> | undefined;
  /** Puts another block of the same kind in its place; without it the block can only be read. */
  readonly onChange?: ((block: Block) => void) | undefined;
}
