export type {
  RootExclusions as Exclusions,
  RootRecord,
  RootServers as Servers,
  RootsDecision as Decision,
  RootsServer as Server,
  RootsState as State,
} from "./rootRecord.js";
export type {
  RootChanges as Changes,
  RootFolder as Folder,
  RootIssue as Issue,
  RootsCommand as Command,
} from "./rootsCommand.js";
export type { ListRootsResult, Root } from "./rootsList.js";
export type { RootsOptions as Options } from "./rootsOptions.js";
export {
  isRootsQuestion as isQuestion,
  type RootsConsentDetail as ConsentDetail,
  type RootsQuestion as Question,
  type RootsSettlement as Settlement,
} from "./rootsQuestion.js";
export type { RootsStorage as Storage } from "./rootsStorage.js";
export { syncRoots as sync } from "./syncRoots.js";
export {
  type FindOverlapsOptions,
  findOverlaps,
  type RootOverlap as Overlap,
} from "./uri/findOverlaps.js";
export { formatRoot as format } from "./uri/formatRoot.js";
export {
  type IsWithinRootsOptions as IsWithinOptions,
  isWithinRoots as isWithin,
} from "./uri/isWithinRoots.js";
export {
  type RootNote as Note,
  type RootReading as Reading,
  readRootUri as readUri,
} from "./uri/readRootUri.js";
export type {
  RefusedRoot,
  RootPlatform as Platform,
  RootRefusal as Refusal,
  RootRefusalCode as RefusalCode,
} from "./uri/refusal.js";
