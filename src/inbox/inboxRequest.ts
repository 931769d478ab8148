import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";
import type { Inspector } from "../safety/createInspector.js";
import type { Finding } from "../safety/finding.js";

/** What kind of request a list shows; `other` for a slice that it knows nothing of. */
export type InboxKind = "form" | "visit" | "sampling" | "roots" | "other";

/** What a list can say of a request, and what is safe to do about it there. */
export interface InboxRequest {
  readonly kind: InboxKind;
  /** What the server wrote; empty where it wrote nothing. */
  readonly text: string;
  /** Whether a model works on it. */
  readonly isGenerating: boolean;
  /** The answer that says no; absent where a no takes more along than this request, or lasts. */
  readonly decline?: unknown;
  /** The answer that makes no choice; absent where the protocol has none. */
  readonly cancel?: unknown;
  /** Judges what the server sent. */
  inspect(host: Host, inspector: Inspector | undefined): Promise<readonly Finding[]>;
}

/** Describes the questions of one slice; nothing for those of another. */
export type DescribeRequest = (question: Question) => InboxRequest | undefined;
