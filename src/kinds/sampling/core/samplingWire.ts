import type { WireValidation } from "../../../host/kind.js";
import { createAllowance } from "../../../wire/protocol/allowance.js";
import type { Reading } from "../../../wire/protocol/reading.js";
import { limitsOf, type RequestLimits } from "../../../wire/protocol/requestLimits.js";
import { inSlices } from "../../../wire/protocol/sliced.js";
import { generateOnWire } from "./generateOnWire.js";
import { type CreateMessageRequest, readCreateMessageSlices } from "./protocol/samplingRequest.js";
import {
  asksForTools,
  readCreateMessageResult,
  writeCreateMessageResult,
} from "./protocol/samplingResult.js";
import { findResponseIssues } from "./response/findResponseIssues.js";
import type { SamplingOptions } from "./samplingOptions.js";

/** Validates sampling requests apart from any host: what may be asked, and what may be answered. */
export function createSamplingWire(
  options: SamplingOptions,
): Readonly<Record<string, WireValidation>> {
  const findProblem = async (params: unknown, limits: RequestLimits) => {
    const reading = await read(params, limits);
    if (!reading.ok) return `sampling/createMessage: ${reading.problem}.`;
    return !options.tools && asksForTools(reading.value)
      ? "This client does not support tools in sampling."
      : undefined;
  };
  return {
    "sampling/createMessage": {
      findProblem,
      async generate(request, facts) {
        const problem = await findProblem(request, facts.limits);
        if (problem !== undefined) return { message: problem };
        const asked = await read(facts.asked, facts.limits);
        if (!asked.ok) return { message: `sampling/createMessage: ${asked.problem}.` };
        return generateOnWire(options, asked.value, request, facts);
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
