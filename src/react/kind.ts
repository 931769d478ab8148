import type { ReactNode } from "react";
import type { Command } from "../host/command.js";
import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";
import type { QuestionKind } from "../prompt/questionKind.js";
import type { Inspector } from "../safety/createInspector.js";
import type { Finding } from "../safety/finding.js";

/** The type of a request in lists; `other` for a kind of the host app's own. */
export type RequestType = "form" | "visit" | "sampling" | "roots" | "other";

/** A fact about a request, to be compared with the same one about others of its kind. */
export interface RequestFact {
  /** Names it among the facts of its kind. */
  readonly name: string;
  /** Its value; texts are the server's, and empty where there is none. */
  readonly value: string | number | readonly string[];
  /** Whether all of it is shown, however long: what a person allows with it has to be seen. @default false */
  readonly isWhole?: boolean;
}

/** The part of a request that counts where several of its kind are settled together. */
export interface TogetherSummary {
  /** The facts to compare, the most important first. */
  readonly facts: readonly RequestFact[];
  /** The command that allows it; absent where a person has to see it first. */
  readonly allow?: Command;
  /**
   * Whether to allow it is to send a response that the facts show, so that what the kind's words say of allowing does
   * not follow.
   * @default false
   */
  readonly sendsResponse?: boolean;
  /** The command that denies it; absent where a no takes more along than this request. */
  readonly deny?: Command;
}

/** The summary of a request for a list, and the actions that are safe there. */
export interface RequestSummary {
  /** @default "other" */
  readonly type?: RequestType;
  /** The server's text: hostile. Empty if it wrote none. */
  readonly text: string;
  /** Whether a model works on it. @default false */
  readonly isGenerating?: boolean;
  /** The answer that says no; absent where a no takes more along than this request, or lasts. */
  readonly decline?: unknown;
  /** The answer that makes no choice; absent where the kind has none. */
  readonly cancel?: unknown;
  /** Summarizes the request for a person who settles several together. @default it is settled by itself */
  readonly together?: (host: Host) => TogetherSummary;
  /** Finds what is to know about the request before it is opened. @default nothing is */
  readonly inspect?: (host: Host, inspector: Inspector | undefined) => Promise<readonly Finding[]>;
}

/** A kind's words for lists. */
export interface KindWords {
  /** Names one request of the kind: "Tool to run". @default the list's own word for its type */
  readonly request?: string;
  /** Explains what a server asks for that wrote nothing. @default that no text was given */
  readonly asks?: (params: { server: string }) => string;
  /** Labels the facts that are compared, by name. @default their names */
  readonly facts?: Readonly<Record<string, string>>;
  /** Explains what follows where several requests are allowed together. @default nothing */
  readonly allowing?: string | undefined;
}

/** The props of a kind's `Words`. */
export interface KindWordsProps {
  readonly children: (words: KindWords) => ReactNode;
}

/** A kind of question as lists need it. */
export interface ListedKind {
  /** The name of the kind. */
  readonly name: string;
  /** Summarizes a question of the kind; undefined for one that is no such question. */
  summaryOf(question: Question): RequestSummary | undefined;
  /** A component that hands the kind's words to its child. @default the lists' own words */
  Words?(props: KindWordsProps): ReactNode;
}

/** A kind of question of the host app's own, as a window knows it before the first one is asked. */
export interface Kind extends ListedKind {
  /** Loads how its questions are shown, with the first of them. */
  load(): Promise<QuestionKind>;
}
