import type { RequestError } from "./requestError.js";

/** A result to send to a server. */
export interface ResultReply {
  readonly sent: "accept" | "decline" | "cancel" | "result";
  readonly result: object;
  /** The part of the result that a log may keep. @default all of it */
  readonly logged?: object;
  /** The names of the properties whose secrets the user confirmed: for a desk, which checks the answer again. */
  readonly confirmed?: readonly string[];
}

/** Something to send to a server in answer to its request. */
export type Reply = ResultReply | { readonly sent: "error"; readonly error: RequestError };
