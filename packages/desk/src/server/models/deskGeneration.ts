import type { Json } from "mcp-host-ui/schema";

/** A response that a page asked the desk's model for, as a store keeps it: one for each question, the last. */
export interface DeskGeneration {
  readonly type: "generation";
  /** The question that it is for. */
  readonly question: string;
  /** Chosen by the page, so that the same sent twice is one. */
  readonly key: string;
  /** The keys of all that was asked of a model for the question, this one last. */
  readonly keys: readonly string[];
  /** `asked`: the node that asks has not begun. `stopped`: nobody wants it any more. */
  readonly phase: "asked" | "running" | "done" | "failed" | "stopped";
  /** The request as the page sent it, for a page that comes later; absent once it was stopped. */
  readonly request?: Json;
  /** The model that was picked in the page. */
  readonly model?: string;
  /** The model's text so far. */
  readonly text: string;
  /** The response that the model wrote, for the page's own kind to read; present once `done`. */
  readonly generated?: Json;
  /** Why there is nothing, for the person; present once `failed`. */
  readonly message?: string;
}

/** The id in the store of what a model writes for a question. */
export function generationOf(question: string): string {
  return `output-${question}`;
}

/** Whether no model works on it any more. */
export function isOver({ phase }: DeskGeneration): boolean {
  return phase !== "asked" && phase !== "running";
}
