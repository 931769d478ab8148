export type {
  CallRecord as Record,
  TrackCallOptions as Options,
  TrackedCallOptions as SdkOptions,
  TrackedRun as Run,
} from "../call.js";
