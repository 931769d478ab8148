import type { Question } from "../host/question.js";
import { describeElicitation } from "./describeElicitation.js";
import { describeRoots } from "./describeRoots.js";
import { describeSampling } from "./describeSampling.js";
import type { DescribeRequest, InboxRequest } from "./inboxRequest.js";

/** One for each slice. */
const describers: readonly DescribeRequest[] = [
  describeElicitation,
  describeSampling,
  describeRoots,
];

const other: InboxRequest = {
  kind: "other",
  text: "",
  isGenerating: false,
  inspect: async () => [],
};

/** Describes a question of any slice, one that this library does not know among them. */
export function describeRequest(question: Question): InboxRequest {
  for (const describe of describers) {
    const described = describe(question);
    if (described) return described;
  }
  return other;
}
