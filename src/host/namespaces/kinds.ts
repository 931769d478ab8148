export { throwLater } from "../../developer/throwLater.js";
export type { HostKey as Key, ReadKey, ValuePart } from "../../state/key.js";
export { randomName } from "../../wire/protocol/randomName.js";
export { limitsOf } from "../../wire/protocol/requestLimits.js";
export type { KindCommand as Command } from "../command.js";
export type {
  CommandScope,
  CommandScopes,
  CommandTarget,
} from "../commandScope.js";
export { isUnanswered } from "../isUnanswered.js";
export { draftKey } from "../keys.js";
export type {
  Answered,
  AskedOnWire,
  FailedCall,
  GeneratedOnWire,
  GenerateOnWire,
  HostCore as Core,
  KindRequest as Request,
  PendingAnswer,
  RuleDecision,
  RuledKind as Ruled,
  RunningKind as Running,
  WireResult,
  WireValidation,
} from "../kind.js";
export { isOutcome } from "../outcome.js";
export type { Reply, ResultReply } from "../reply.js";
export type { Spending } from "../spending.js";
