import type { Command, Receipt } from "../host/command.js";
import type { Surface } from "../host/surface.js";
import type { Change } from "./change.js";

/** What a window sends to its host. */
export type ToHost =
  /** Asks for the state, and says which surfaces the window has. */
  | { readonly type: "hello"; readonly surfaces: readonly Surface[] }
  | { readonly type: "command"; readonly id: number; readonly command: Command }
  | SignOfLife;

/** What a host sends to a window. */
export type ToWindow =
  | ({ readonly type: "change" } & Change)
  | { readonly type: "receipt"; readonly id: number; readonly receipt: Receipt }
  | SignOfLife;

/** Either side asks whether the other is there, says that it is, or says goodbye. */
export interface SignOfLife {
  readonly type: "ping" | "pong" | "bye";
}
