export type { CheckDemandOptions, Demand, DemandLevel } from "./demands/demand.js";
export type { DemandRevision } from "./demands/demandRevision.js";
export { demands, demandsOf } from "./demands/demands.js";
export type {
  ConnectedHost,
  ElicitationUnderTest,
  FoldersUnderTest,
  FormUnderTest,
  HostAbility,
  HostUnderTest,
  ModelRequestUnderTest,
  PromptUnderTest,
  QuestionUnderTest,
  ResponseUnderTest,
  ServerUnderTest,
  VisitUnderTest,
} from "./demands/hostUnderTest.js";
