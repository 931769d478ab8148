import type { Question } from "../../../host/question.js";
import { sameJson } from "../../../schema/sameJson.js";
import { isJsonObject } from "../../../wire/protocol/json.js";
import type { Reading } from "../../../wire/protocol/reading.js";
import { readCreateMessageRequest } from "./protocol/samplingRequest.js";
import { readCreateMessageResult } from "./protocol/samplingResult.js";

const stages: readonly unknown[] = ["request-review", "generating", "response-review", "failed"];

/** Whether a question that an earlier page stored is a sampling request, whole and of the shape of today. */
export function revivesSampling({ request, detail }: Question): boolean {
  return (
    isWhole(request, readCreateMessageRequest) &&
    isJsonObject(detail) &&
    stages.includes(detail.stage) &&
    isJsonObject(detail.pick) &&
    isJsonObject(detail.pick.reason) &&
    Number.isFinite(detail.attempts) &&
    Number.isFinite(detail.late) &&
    (detail.edited === undefined || isWhole(detail.edited, readCreateMessageRequest)) &&
    (detail.response === undefined || isResponse(detail.response))
  );
}

function isResponse(response: unknown): boolean {
  return (
    isJsonObject(response) &&
    Number.isFinite(response.number) &&
    Array.isArray(response.issues) &&
    isWhole(response.result, readCreateMessageResult)
  );
}

/** Whether a value is just what its reader makes of it. */
function isWhole(value: unknown, read: (value: unknown) => Reading<unknown>): boolean {
  const reading = read(value);
  return reading.ok && sameJson(reading.value, value);
}
