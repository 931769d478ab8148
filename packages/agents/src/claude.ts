export type {
  ClaudeElicitation,
  ClaudePermission,
  ClaudePermissionOptions,
} from "./claude/claudeRequests.js";
export {
  type ClaudeDoor,
  openClaudeDoor,
} from "./claude/openClaudeDoor.js";
export type { AgentOptions } from "./contract/agentSessions.js";
export type { Elicited } from "./contract/elicit.js";
