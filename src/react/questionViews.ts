import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";

/** Hands out the questions of one kind: each with the person's actions on it. */
export interface QuestionViews<View extends Question = Question> {
  /** The name of the kind. */
  readonly name: string;
  /**
   * The legal actions of one question of the kind, or undefined for a question that is no such one. The same question,
   * among the same ones around it, gives the same view.
   */
  viewOf(host: Host, question: Question, around: readonly Question[]): View | undefined;
  /** Whether what can be done about a question depends on the open ones around it. @default it never does */
  readsAround?(question: Question): boolean;
}

/** A view while its question waits for an answer. */
export type OpenView<View extends Question> = Extract<View, { readonly phase: "open" }>;

/** A view once its question is settled. */
export type SettledView<View extends Question> = Extract<View, { readonly phase: "settled" }>;
