import type { SessionRecord } from "../../../host/session.js";
import type { ToolsStorage } from "./keptTools.js";

/** Options for tool approval. */
export interface ToolApprovalOptions {
  /** The app's name for its assistant: the question says that it wants to run the tool. @default the app's own word for it */
  readonly assistant?: string;
  /**
   * Names a server beyond its session: its address or command. An approval is bound to this name, and ends when it changes.
   * @default the session's `origin`, or else its id
   */
  readonly identify?: (session: SessionRecord) => string;
  /** Where switched-off tools and allowed definitions are kept: `localStorage`, or anything of its shape. @default nowhere */
  readonly storage?: ToolsStorage;
  /** Names what this host stores. @default "mcp-host-ui:tools" */
  readonly storageKey?: string;
  /** The number of runs to keep for the activity list. @default 200 */
  readonly keepRuns?: number;
}
