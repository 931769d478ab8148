import { defineKey, type HostKey } from "../../../state/key.js";
import type { RootsState } from "./rootRecord.js";

/** Where all that is known of roots and servers stands. */
export const rootsKey: HostKey<RootsState> = defineKey("roots:state");
