import { createRequestError, type HostSession, type LocalHost } from "mcp-host-ui/host";
import { isJsonObject, type JsonObject } from "mcp-host-ui/schema";
import { type AgentOptions, openAgentSessions } from "../contract/agentSessions.js";
import { approve } from "../contract/approve.js";
import { askQuestions } from "../contract/askQuestions.js";
import { dropEmpty, elicit, textOf, withRest } from "../contract/elicit.js";
import {
  type CodexApproval,
  readCommand,
  readFileChange,
  readMcpApproval,
  readPermissions,
} from "./codexApprovals.js";
import { readCodexQuestions } from "./readCodexQuestions.js";

/** A JSON-RPC message of the app-server. */
export interface CodexMessage {
  readonly id?: string | number;
  readonly method?: string;
  readonly params?: unknown;
}

/** The response to one request of the app-server. */
export type CodexResponse = { readonly id: string | number } & (
  | { readonly result: object }
  | { readonly error: { readonly code: number; readonly message: string } }
);

/** A door from one `codex app-server`. */
export interface CodexDoor {
  /**
   * Takes every message of the app-server. Returns the response to a request for the user; `undefined` for other messages.
   * The promise resolves to `undefined` if the app-server took the request back.
   */
  receive(message: CodexMessage): Promise<CodexResponse | undefined> | undefined;
  /** Closes the sessions and settles their open questions. */
  close(): void;
}

/** Opens a door from the Codex app-server to a host. Needs `elicitation()` and `toolApproval()` among the host's kinds. */
export function openCodexDoor(host: LocalHost, options: AgentOptions): CodexDoor {
  const sessions = openAgentSessions(host, options);
  const open = new Map<string | number, AbortController>();
  const items = new Map<unknown, JsonObject>();

  const decide = async (session: HostSession, asked: CodexApproval, signal: AbortSignal) => {
    const call = { ...asked.call, assistant: sessions.name };
    return (await approve(session, call, asked.options, { signal })).answer;
  };
  const ofItem =
    (read: (params: JsonObject, item: JsonObject | undefined) => CodexApproval) =>
    async (params: JsonObject, signal: AbortSignal) => {
      const answer = await decide(sessions.of(), read(params, items.get(params.itemId)), signal);
      // The model then reads that the approval failed, not that the user denied it.
      if (!answer) throw createRequestError(-32000, "Nobody decided.");
      return answer;
    };
  const answers: Readonly<
    Record<string, (params: JsonObject, signal: AbortSignal) => Promise<object>>
  > = {
    "item/commandExecution/requestApproval": ofItem(readCommand),
    "item/fileChange/requestApproval": ofItem(readFileChange),
    "item/permissions/requestApproval": ofItem(readPermissions),
    async "item/tool/requestUserInput"(params, signal) {
      const { freeTextTitle } = options;
      const questions = readCodexQuestions(params);
      const end = await askQuestions(sessions.of(), questions, { signal, freeTextTitle });
      const given = end.action === "accept" ? Object.entries(end.answers) : [];
      return {
        answers: Object.fromEntries(
          given.map(([id, { chosen, text }]) => [
            id,
            { answers: [...chosen, ...(text ? [text] : [])] },
          ]),
        ),
      };
    },
    async "mcpServer/elicitation/request"(params, signal) {
      const { threadId: _, turnId: __, environmentId: ___, serverName, _meta, ...asked } = params;
      const session = sessions.of(textOf(serverName));
      if (isJsonObject(_meta) && "codex_approval_kind" in _meta)
        return (
          (await decide(session, readMcpApproval(asked, _meta), signal)) ?? {
            action: "cancel",
            content: null,
            _meta: null,
          }
        );
      const { mode, message, requestedSchema, url, elicitationId, ...rest } = asked;
      const known = dropEmpty({ mode, requestedSchema, url, elicitationId });
      const told = { ...known, message: withRest(textOf(message), rest) };
      const meta = isJsonObject(_meta) ? { meta: _meta } : {};
      const { action, content = null } = await elicit(session, told, { signal, ...meta });
      return { action, content, _meta: null };
    },
  };

  const notice = (method: string, params: JsonObject): undefined => {
    const { item, requestId } = params;
    if (
      method === "serverRequest/resolved" &&
      (typeof requestId === "string" || typeof requestId === "number")
    )
      open.get(requestId)?.abort(new DOMException("Codex took it back.", "AbortError"));
    if (!isJsonObject(item)) return undefined;
    if (method === "item/started") items.set(item.id, item);
    if (method === "item/completed") items.delete(item.id);
    return undefined;
  };
  const respond = async (
    id: string | number,
    answer: Promise<object>,
    { signal }: AbortController,
  ): Promise<CodexResponse | undefined> => {
    try {
      return { id, result: await answer };
    } catch (error) {
      if (signal.aborted) return undefined;
      const isCoded = error instanceof Error && "code" in error && typeof error.code === "number";
      const { code, message } = isCoded
        ? { code: Number(error.code), message: error.message }
        : { code: -32603, message: "Internal error" };
      return { id, error: { code, message } };
    } finally {
      open.delete(id);
    }
  };
  return {
    receive({ id, method = "", params }) {
      const given = isJsonObject(params) ? params : {};
      const answer = Object.hasOwn(answers, method) ? answers[method] : undefined;
      if (id === undefined || !answer) return notice(method, given);
      const asking = new AbortController();
      open.set(id, asking);
      return respond(id, answer(given, asking.signal), asking);
    },
    close: sessions.close,
  };
}
