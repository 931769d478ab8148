import {
  type CallToolResult,
  type InputRequest,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type RequestStateCodec,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { TravelForm, TravelPage } from "./travelForms.js";

/** What is asked at the same time, each under a name of its own: forms, pages, and other requests of the protocol. */
export type Round = Readonly<Record<string, TravelForm | TravelPage | InputRequest>>;

/** Every answer, exactly as the server received it, under the name of its question. */
export type Received = Readonly<Record<string, unknown>>;

/** Seals what was received so far while it travels through the client, between the rounds. */
export type ReceivedCodec = RequestStateCodec<Received>;

/** A conversation between a tool and the person. */
export interface Plan {
  /** In turn; a function makes a round of what was received before, or none. */
  readonly rounds: readonly (Round | ((received: Received) => Round))[];
  /** Whether the answers to a round make further ones pointless. */
  readonly isOver?: (received: Received) => boolean;
  /** Waits, once nobody said no, for what happens elsewhere. */
  readonly settle?: (received: Received) => Promise<void>;
  readonly finish: (received: Received) => CallToolResult;
}

/**
 * Asks round after round until all are answered or the person says no, then finishes. One definition for both ways of asking: the
 * SDK sends requests of its own on a 2025-11-25 connection, and `input_required` results on a 2026-07-28 one.
 */
export async function askInTurn(
  { mcpReq }: ServerContext,
  codec: ReceivedCodec,
  { rounds, isOver, settle, finish }: Plan,
): Promise<InputRequiredResult | CallToolResult> {
  const received = { ...mcpReq.requestState<Received>(), ...mcpReq.inputResponses };
  const next = rounds
    .map((round) => (typeof round === "function" ? round(received) : round))
    .find((round) => Object.keys(round).some((name) => !(name in received)));
  const refused = Object.keys(received).some((name) => isRefused(received, name));
  const isFirst = Object.keys(received).length === 0;
  const isEnd = refused || !next || (!isFirst && isOver?.(received));
  if (isEnd && !refused) await settle?.(received);
  if (isEnd) return finish(received);
  return inputRequired({
    inputRequests: Object.fromEntries(
      Object.entries(next).map(([name, question]) => [name, toRequest(question)]),
    ),
    requestState: await codec.mint(received),
  });
}

function toRequest(question: Round[string]): InputRequest {
  if ("method" in question) return question;
  if (!("url" in question)) return inputRequired.elicit(question);
  const { elicitationId } = question;
  if (elicitationId === undefined) return inputRequired.elicitUrl(question);
  return { method: "elicitation/create", params: { ...question, mode: "url", elicitationId } };
}

function isRefused(received: Received, name: string): boolean {
  const answer = inputResponse(received, name);
  return answer.kind === "elicit" && answer.action !== "accept";
}

/** What the person decided about one form. */
export function readAction(received: Received, name: string): string | undefined {
  const answer = inputResponse(received, name);
  return answer.kind === "elicit" ? answer.action : undefined;
}

/** What the person filled into one form; empty unless accepted. */
export function readContent(received: Received, name: string): Record<string, unknown> {
  const answer = inputResponse(received, name);
  return (answer.kind === "elicit" && answer.content) || {};
}
