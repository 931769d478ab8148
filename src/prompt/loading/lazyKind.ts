import type { Chunk } from "../../react/chunk/createChunk.js";
import type { QuestionKind } from "../questionKind.js";

/** A kind of question of which what shows them is loaded with the first. */
export interface LazyKind {
  /** The name of the kind whose questions are shown. */
  readonly name: string;
  /** The code that shows them. */
  readonly chunk: Chunk<QuestionKind>;
  /** The kind as it shows content that an app brings itself, for which nothing is loaded. With it, the rest loads once the page is idle. */
  readonly shell?: QuestionKind;
  /** Renders an example where nobody sees it, so that the first question is shown sooner; see `rehearse`. */
  readonly rehearsal?: Chunk<void>;
}

/** A kind of question of which all but the content is there at once. */
export type ShelledKind = LazyKind & Required<Pick<LazyKind, "shell">>;
