export { createRecorder } from "./devtools/createRecorder.js";
export type { Recorder, RecorderOptions } from "./devtools/recorder.js";
export type {
  RecordedEvent,
  RecordedMessage,
  RecordedQuestion,
  RecordedSession,
  Recording,
} from "./devtools/recording.js";
