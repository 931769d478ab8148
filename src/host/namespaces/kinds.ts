export type { HostKey as Key, ReadKey } from "../../state/key.js";
export type { KindCommand as Command } from "../command.js";
export type {
  Answered,
  FailedCall,
  HostCore as Core,
  KindRequest as Request,
  RuleDecision,
  RuledKind as Ruled,
  RunningKind as Running,
} from "../kind.js";
export type { Reply, ResultReply } from "../reply.js";
export type { Spending } from "../spending.js";
