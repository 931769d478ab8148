import type { Receipt } from "../host/command.js";

/** Waits for what a command did, and tells the person where it did nothing. */
export type Act = (receipt: Promise<Receipt>) => Promise<void>;
