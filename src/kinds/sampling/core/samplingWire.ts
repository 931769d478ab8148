import type { WireValidation } from "../../../host/kind.js";
import { createAllowance } from "../../../wire/protocol/allowance.js";
import type { Reading } from "../../../wire/protocol/reading.js";
import { limitsOf, type RequestLimits } from "../../../wire/protocol/requestLimits.js";
import { inSlices } from "../../../wire/protocol/sliced.js";
import { findResponseIssues } from "./findResponseIssues.js";
import { type CreateMessageRequest, readCreateMessageSlices } from "./protocol/samplingRequest.js";
import {
  asksForTools,
  readCreateMessageResult,
  writeCreateMessageResult,
} from "./protocol/samplingResult.js";

/** Validates sampling requests apart from any host: what may be asked, and what may be answered. */
export function createSamplingWire(tools: boolean): Readonly<Record<string, WireValidation>> {
  return {
    "sampling/createMessage": {
      async findProblem(params, limits) {
        const reading = await read(params, limits);
        if (!reading.ok) return `sampling/createMessage: ${reading.problem}.`;
        return !tools && asksForTools(reading.value)
          ? "This client does not support tools in sampling."
          : undefined;
      },
      async readResult(result, { params, limits, embedded }) {
        const request = await read(params, limits);
        const response = readCreateMessageResult(result);
        if (!request.ok || !response.ok)
          return {
            message: `The answer was not sent: ${response.ok ? "it has no question" : response.problem}.`,
          };
        const issues = await findResponseIssues(request.value, response.value, embedded);
        return issues.length > 0
          ? { message: "The answer does not fit what the server asked for.", issues }
          : { sent: "result", result: writeCreateMessageResult(response.value, request.value) };
      },
    },
  };
}

function read(params: unknown, limits: RequestLimits): Promise<Reading<CreateMessageRequest>> {
  const allowance = createAllowance(limitsOf(limits));
  return inSlices(readCreateMessageSlices(params, limitsOf(limits), allowance), allowance);
}
