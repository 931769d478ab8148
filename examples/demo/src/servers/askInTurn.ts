import {
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type RequestStateCodec,
  type ServerContext,
} from "@modelcontextprotocol/server";
import type { TravelForm, TravelPage } from "./travelForms.js";

/** Forms and pages that are put to the person at the same time, each under a name of its own. */
export type Round = Readonly<Record<string, TravelForm | TravelPage>>;

/** Every answer, exactly as the server received it, under the name of its question. */
export type Received = Readonly<Record<string, unknown>>;

/** Seals what was received so far while it travels through the client, between the rounds. */
export type ReceivedCodec = RequestStateCodec<Received>;

/** A conversation between a tool and the person. */
export interface Plan {
  readonly rounds: readonly Round[];
  /** Whether the answers to a round make further ones pointless. */
  readonly isOver?: (received: Received) => boolean;
  readonly finish: (received: Received) => CallToolResult;
}

/**
 * Asks round after round until all are answered or the person says no, then finishes. One definition for both ways of asking: the
 * SDK sends requests of its own on a 2025-11-25 connection, and `input_required` results on a 2026-07-28 one.
 */
export async function askInTurn(
  { mcpReq }: ServerContext,
  codec: ReceivedCodec,
  { rounds, isOver, finish }: Plan,
): Promise<InputRequiredResult | CallToolResult> {
  const received = { ...mcpReq.requestState<Received>(), ...mcpReq.inputResponses };
  const next = rounds.find((round) => Object.keys(round).some((name) => !(name in received)));
  const refused = Object.keys(received).some((name) => readAction(received, name) !== "accept");
  const isFirst = Object.keys(received).length === 0;
  if (refused || !next || (!isFirst && isOver?.(received))) return finish(received);
  return inputRequired({
    inputRequests: Object.fromEntries(
      Object.entries(next).map(([name, question]) => [
        name,
        "url" in question ? inputRequired.elicitUrl(question) : inputRequired.elicit(question),
      ]),
    ),
    requestState: await codec.mint(received),
  });
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
