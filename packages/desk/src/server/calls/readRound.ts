import { type HostKind, Kinds, type RequestLimits } from "mcp-host-ui/host";
import { isJsonObject, type Json, type JsonObject } from "mcp-host-ui/schema";
import type { ParkedCallEnd, RoundQuestion } from "./callRecord.js";

/** The most questions of one round, rounds of one call, and characters of what a round brings: more ends the call. */
const most = { questions: 50, rounds: 100, characters: 250_000 };

/** One result of a server: the end of its call, or what it asks next. */
export type ReadRound =
  | ParkedCallEnd
  | { readonly questions: readonly RoundQuestion[]; readonly requestState?: string };

/** Reads a result. One that nobody could be asked, or that is too much to keep, ends the call with an error. */
export async function readRound(
  result: JsonObject,
  round: number,
  kinds: readonly HostKind[],
  limits: RequestLimits,
): Promise<ReadRound> {
  if (JSON.stringify(result).length > most.characters) return failure("Its result is too long.");
  if (result.resultType !== "input_required") return { result };
  const { inputRequests, requestState } = result;
  const asked = isJsonObject(inputRequests) ? Object.entries(inputRequests) : [];
  if (round >= most.rounds) return failure(`It asked in more than ${most.rounds} rounds.`);
  if (asked.length > most.questions)
    return failure(`It asked more than ${most.questions} questions at once.`);
  if (asked.length === 0 && typeof requestState !== "string")
    return failure("It asked for input and said not for what.");
  const questions: RoundQuestion[] = [];
  for (const [key, request] of asked) {
    const { method, params } = isJsonObject(request) ? request : {};
    const problem = await findProblem(method, params, kinds, limits);
    if (typeof method !== "string" || problem !== undefined)
      return failure(problem ?? "It asked something without a method.", -32602);
    const id = Kinds.randomName();
    questions.push({ key, id, method, ...(params !== undefined && { params }) });
  }
  return { questions, ...(typeof requestState === "string" && { requestState }) };
}

async function findProblem(
  method: Json | undefined,
  params: Json | undefined,
  kinds: readonly HostKind[],
  limits: RequestLimits,
): Promise<string | undefined> {
  if (typeof method !== "string") return undefined;
  for (const kind of kinds) {
    const methods = (await kind.wire?.()) ?? {};
    if (Object.hasOwn(methods, method)) return methods[method]?.findProblem(params, limits);
  }
  return `Nobody can be asked ${method.slice(0, 100)} here.`;
}

function failure(message: string, code = -32603): ParkedCallEnd {
  return { error: { code, message } };
}
