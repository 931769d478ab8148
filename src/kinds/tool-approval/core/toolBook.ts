import type { HostCore } from "../../../host/kind.js";
import { canonicalJson } from "../../../schema/sameJson.js";
import { sha256 } from "../../../wire/protocol/sha256.js";
import { createToolRuns, type ToolRuns } from "./createToolRuns.js";
import { createToolsStore, type ToolsStore } from "./keptTools.js";
import type { ToolApprovalOptions } from "./toolApprovalOptions.js";
import type { ToolDefinition, ToolQuestion } from "./toolCall.js";
import { toolClaims } from "./toolClaims.js";
import { type KnownTool, partOfTools, toolsKey } from "./toolsState.js";

/** The tools that a host knows, with the user's settings and the latest runs. It publishes every change. */
export interface ToolBook {
  readonly store: ToolsStore;
  readonly runs: ToolRuns;
  /** The definition that a server listed, or that came with the last call. */
  definitionOf(session: string, tool: string): ToolDefinition | undefined;
  /** The names of all known tools. */
  names(): readonly string[];
  /** The names and titles of the tools of all other servers. */
  othersOf(session: string): readonly string[];
  /** Returns what is known of a tool with this definition. */
  describe(session: string, definition: ToolDefinition): KnownTool;
  /** Takes note of definitions; `isWhole` if they are all that the server has. */
  learn(session: string, definitions: readonly ToolDefinition[], isWhole: boolean): void;
  /** Keeps the definition that the user allowed. */
  remember(question: ToolQuestion): void;
  forget(session: string): void;
}

/** The longest definition to keep for a comparison, in characters. */
const longestKept = 20_000;

/** Makes the book of one host. */
export function createToolBook(core: HostCore, options: ToolApprovalOptions): ToolBook {
  const { identify = ({ origin, id }) => origin ?? id, storage } = options;
  const known = new Map<string, ReadonlyMap<string, ToolDefinition>>();
  const publish = () =>
    core.publish(
      toolsKey,
      {
        tools: [...known].flatMap(([session, tools]) =>
          [...tools.values()].map((definition) => book.describe(session, definition)),
        ),
        runs: book.runs.list(),
      },
      partOfTools,
    );
  const book: ToolBook = {
    store: createToolsStore({
      storage,
      key: options.storageKey ?? "mcp-host-ui:tools",
      changed: () => publish(),
      report: core.report,
    }),
    runs: createToolRuns(core, options.keepRuns ?? 200, () => publish()),
    definitionOf: (session, tool) => known.get(session)?.get(tool),
    names: () => [...known.values()].flatMap((tools) => [...tools.keys()]),
    othersOf: (session) =>
      [...known].flatMap(([other, tools]) =>
        other === session
          ? []
          : [...tools.values()].flatMap((tool) => [tool.name, toolClaims(tool).title ?? []].flat()),
      ),
    describe(session, definition) {
      const record = core.session(session);
      const digest = toolDigest(definition, record ? identify(record) : session);
      const kept = book.store.of(session, definition.name);
      const usedAt = book.runs.lastUse(session, definition.name);
      const before = kept?.allowed?.digest === digest ? undefined : kept?.allowed;
      return {
        session,
        definition,
        digest,
        off: kept?.off ?? false,
        ...(before && { allowedBefore: before.definition ?? { name: definition.name } }),
        ...(usedAt !== undefined && { usedAt }),
      };
    },
    learn(session, definitions, isWhole) {
      const before = isWhole ? [] : (known.get(session) ?? []);
      known.set(
        session,
        new Map([...before, ...definitions.map((one) => [one.name, one] as const)]),
      );
      publish();
    },
    remember({ session, request, detail }) {
      const isShort = JSON.stringify(request.tool).length <= longestKept;
      void book.store.change(session, request.tool.name, {
        allowed: { digest: detail.digest, ...(isShort && { definition: request.tool }) },
      });
    },
    forget(session) {
      known.delete(session);
      publish();
    },
  };
  return book;
}

const known = new WeakMap<ToolDefinition, { identity: string; digest: string }>();

/** Returns the SHA-256 of a whole tool definition together with its server's identity. The order of members is irrelevant. */
function toolDigest(tool: ToolDefinition, identity: string): string {
  const before = known.get(tool);
  if (before?.identity === identity) return before.digest;
  const digest = sha256(canonicalJson({ identity, tool }));
  known.set(tool, { identity, digest });
  return digest;
}
