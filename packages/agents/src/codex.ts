export {
  type CodexDoor,
  type CodexMessage,
  type CodexResponse,
  openCodexDoor,
} from "./codex/openCodexDoor.js";
export type { AgentOptions } from "./contract/agentSessions.js";
