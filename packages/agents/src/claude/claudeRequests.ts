import type { JsonObject } from "mcp-host-ui/schema";

/** The third argument of `canUseTool` in `@anthropic-ai/claude-agent-sdk` 0.3. Later versions may add members: the user sees those as raw data. */
export interface ClaudePermissionOptions<Update> {
  readonly signal: AbortSignal;
  readonly requestId?: string;
  readonly toolUseID?: string;
  readonly mcpServer?: { readonly name: string; readonly source: string };
  readonly displayName?: string;
  readonly suggestions?: Update[];
  readonly suppressAlwaysAllowRule?: boolean;
  readonly defaultToNo?: boolean;
}

/** The answer of `canUseTool`. */
export type ClaudePermission<Update> =
  | {
      behavior: "allow";
      updatedInput: JsonObject;
      updatedPermissions?: Update[];
    }
  | { behavior: "deny"; message: string; interrupt?: boolean };

/** The request of `onElicitation`. */
export interface ClaudeElicitation {
  readonly serverName: string;
  readonly message: string;
  readonly mode?: "form" | "url";
  readonly requestedSchema?: object;
  readonly url?: string;
  readonly elicitationId?: string;
}
