export type { HostKey as Key, ReadKey } from "../../state/key.js";
export type { SliceCommand as Command } from "../command.js";
export type {
  Answered,
  FailedCall,
  Reply,
  ResultReply,
  RunningSlice as Running,
  SliceCore as Core,
  SliceRequest as Request,
} from "../slice.js";
