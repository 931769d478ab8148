import { watchStorage } from "../../../state/watchStorage.js";
import { isJsonObject } from "../../../wire/protocol/json.js";
import type { ToolDefinition } from "./toolCall.js";

/** Where settings of tools are kept: `localStorage`, or anything of its shape. */
export interface ToolsStorage {
  getItem(key: string): string | null | Promise<string | null>;
  setItem(key: string, value: string): void | Promise<void>;
  /** Calls the listener when another page changes the value. @default the page's `storage` events */
  watch?(key: string, listener: () => void): () => void;
}

/** The user's settings for one tool of one server. */
export interface KeptTool {
  readonly session: string;
  readonly tool: string;
  /** Whether the user switched it off. */
  readonly off?: boolean;
  /** The digest that the user allowed last, with the definition if it is short enough to keep. */
  readonly allowed?: { readonly digest: string; readonly definition?: ToolDefinition };
}

/** Keeps the user's settings for tools. */
export interface ToolsStore {
  of(session: string, tool: string): KeptTool | undefined;
  /** Resolves once the stored settings are read; never rejects. */
  readonly ready: Promise<void>;
  /** Changes the settings of one tool; resolves to whether they could be stored. */
  change(session: string, tool: string, change: Partial<KeptTool>): Promise<boolean>;
  close(): void;
}

const version = 1;

/** Makes the store. It reports settings that cannot be read, and starts without them. */
export function createToolsStore(context: {
  storage: ToolsStorage | undefined;
  key: string;
  changed: () => void;
  report: (error: unknown) => void;
}): ToolsStore {
  const { storage, key, changed, report } = context;
  let kept = new Map<string, KeptTool>();
  const load = async () => {
    try {
      const stored = await storage?.getItem(key);
      if (typeof stored === "string")
        kept = new Map(parse(stored).map((one) => [keyOf(one.session, one.tool), one]));
      changed();
    } catch (cause) {
      report(new Error("The settings of tools could not be read; none are in force.", { cause }));
    }
  };
  const stop = storage && watchStorage(storage, key, () => void load());
  const ready = load();
  return {
    of: (session, tool) => kept.get(keyOf(session, tool)),
    ready,
    async change(session, tool, change) {
      await ready;
      const id = keyOf(session, tool);
      kept = new Map(kept).set(id, { ...kept.get(id), ...change, session, tool });
      changed();
      try {
        await storage?.setItem(key, JSON.stringify({ version, tools: [...kept.values()] }));
        return true;
      } catch (cause) {
        report(new Error("The settings of tools could not be stored.", { cause }));
        return false;
      }
    },
    close: () => stop?.(),
  };
}

function keyOf(session: string, tool: string): string {
  return JSON.stringify([session, tool]);
}

function parse(stored: string): readonly KeptTool[] {
  const value: unknown = JSON.parse(stored);
  if (!isJsonObject(value) || value.version !== version || !Array.isArray(value.tools))
    throw new TypeError(`Stored settings of tools must be an object of version ${version}.`);
  return value.tools.map(readKept);
}

function readKept(value: unknown): KeptTool {
  const { session, tool, off, allowed } = isJsonObject(value) ? value : {};
  if (typeof session !== "string" || typeof tool !== "string")
    throw new TypeError("A stored tool must have a session and a name.");
  const { digest, definition } = isJsonObject(allowed) ? allowed : {};
  return {
    session,
    tool,
    ...(off === true && { off }),
    ...(typeof digest === "string" && {
      allowed: {
        digest,
        // It was the definition of a tool of this name when it was stored.
        ...(isJsonObject(definition) && { definition: { ...definition, name: tool } }),
      },
    }),
  };
}
