import type { Question } from "../../../host/question.js";
import type { RootRecord } from "./rootRecord.js";

/** The state of a question whether a server may know the roots. */
export interface RootsConsentDetail {
  /** The roots that the server gets if the person agrees; kept up to date while the question is open. */
  readonly roots: readonly RootRecord[];
  /** Whether a yes holds this once only, by the host's policy. */
  readonly askEachTime?: true;
}

/** The question that the first `roots/list` of a server puts to the person. */
export interface RootsQuestion extends Question<object, RootsConsentDetail> {
  readonly detail: RootsConsentDetail;
}

/** The answer that settles the question. */
export type RootsSettlement =
  | {
      /** Gives the server the list. */
      readonly action: "share";
      /** The URIs of the roots that the server gets. */
      readonly uris: readonly string[];
      /** The URIs of all roots that the user saw. The host refuses the answer if it offers others now. @default `uris` */
      readonly seen?: readonly string[];
      /** Whether it gets the same whenever it asks: a part of the roots stays this part; all of them include roots that are added later. Only now if the host's policy reviews always. @default true */
      readonly remember?: boolean;
    }
  | {
      /** Refuses the server. */
      readonly action: "refuse";
      /** Whether it is refused whenever it asks. @default true */
      readonly remember?: boolean;
      /** Why, in the person's words; stays in the host. */
      readonly reason?: string;
    }
  /** Leaves without a choice: the server hears that nobody decided, and the person is asked the next time. */
  | { readonly action: "cancel" };

/** Whether a question of the host's state is about roots. */
export function isRootsQuestion(question: Question): question is RootsQuestion {
  return question.kind === "roots";
}
