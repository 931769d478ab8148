import type { CallEnd } from "../call.js";
import type { ReceiveOptions } from "../session.js";

/** Who ended a call. */
export type Ender = Pick<CallEnd, "by" | "principal">;

/** The one who waits for a question's answer, with everything that has to be let go of afterwards. */
export interface Waiting {
  readonly embedded: boolean;
  readonly resolve: (result: object) => void;
  readonly reject: (error: Error) => void;
  readonly release: () => void;
  readonly supports: ReceiveOptions["supports"];
  readonly settled: ReceiveOptions["settled"];
  readonly delivery: ReceiveOptions["delivery"];
  /** Who ended a call that it may belong to. */
  endedBy?: Ender;
}
