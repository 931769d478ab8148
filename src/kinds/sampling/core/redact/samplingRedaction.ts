import type { PrivateValue } from "../../../../safety/redaction/privateValue.js";

/** The values that look private in a request and its responses, and those that a person wants sent all the same. */
export interface SamplingRedaction {
  /** Everything that was found, in the order of its placeholders. */
  readonly values: readonly PrivateValue[];
  /** The placeholders of values that go to the model as they are. */
  readonly keptForModel: readonly string[];
  /** The placeholders of values that go to the server as they are. */
  readonly keptForServer: readonly string[];
  /** The other parts that are sent, and cannot be looked into. */
  readonly unread: readonly UnreadKind[];
}

/** The parts that cannot be looked into. */
export type UnreadKind = "image" | "audio" | "file";

/** Nothing was found yet. */
export const noRedaction: SamplingRedaction = {
  values: [],
  keptForModel: [],
  keptForServer: [],
  unread: [],
};
