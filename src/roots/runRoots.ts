import type { Receipt, SliceCommand } from "../host/command.js";
import type { Question } from "../host/question.js";
import type { Answered, SliceCore, SliceRequest } from "../host/slice.js";
import type { ListRootsResult } from "../protocol/rootsList.js";
import type { RootsState } from "./rootRecord.js";
import type { RootsOptions } from "./rootsOptions.js";

/** The roots slice at work. */
export interface RunningRoots {
  /** Answers one `roots/list`, by what the person decided or decides. */
  list(request: SliceRequest): Promise<ListRootsResult>;
  answer(question: Question, settlement: unknown): Answered;
  command(command: SliceCommand): Receipt | Promise<Receipt>;
  close(): void;
}

/** Runs the slice in one host. */
export function runRoots(core: SliceCore, { platform = "posix" }: RootsOptions): RunningRoots {
  const state: RootsState = { roots: [], servers: [], platform, canPick: false };
  core.publish("roots:state", state);
  return {
    list: async () => ({ roots: [] }),
    answer: () => ({ message: "No such answer." }),
    command: () => ({ done: false, reason: "unknown", message: "No such command." }),
    close() {},
  };
}
