import { isJsonObject, type JsonObject } from "../protocol/json.js";
import { type KeptAside, keepAside, type TappedQuestion } from "./keepAside.js";
import { createStateOnlyRounds } from "./stateOnlyRounds.js";

/**
 * The requests inside `input_required` results, and the retries that answer them (revision 2026-07-28, MRTR). Their
 * keys repeat from call to call, so each gets one of its own here, which also tells the retry from other calls.
 */
export interface InputRounds {
  /** Takes a request of the client, with what its call is marked with. */
  sent(message: JsonObject, marker: unknown, signal: AbortSignal | undefined): JsonObject;
  /** Takes a response or a notification of the server. */
  received(message: JsonObject, handles: (method: string) => boolean): JsonObject;
  /** States that nobody waits for the response to a request any more. */
  abandoned(id: unknown): void;
  find(key: unknown): TappedQuestion | undefined;
  clear(): void;
}

/** A request on its way: which call it belongs to, and what it asked for. */
interface Leg {
  readonly marker: unknown;
  readonly message: JsonObject;
}

/** The requests of one result, by their own keys. */
interface Round {
  readonly leg: Leg;
  readonly entries: Map<string, { readonly key: string; readonly asked: KeptAside }>;
}

/** An SDK that gives up on a call leaves its round behind; so many are remembered at most, beside those that wait. */
const mostRounds = 256;

/** Follows the rounds of the calls of one connection; `prefix` makes its keys unlike any server's. */
export function createInputRounds(prefix: string): InputRounds {
  const legs = new Map<unknown, Leg>();
  const rounds = new Set<Round>();
  const byKey = new Map<string, Round>();
  const stateOnly = createStateOnlyRounds();
  let count = 0;

  const end = (round: Round) => {
    rounds.delete(round);
    for (const key of round.entries.keys()) byKey.delete(key);
  };

  const makeRoom = () => {
    if (rounds.size < mostRounds) return;
    const isWaiting = ({ entries }: Round) =>
      [...entries.values()].some(({ asked }) => asked.isWaiting());
    const oldest = [...rounds].find((round) => !isWaiting(round));
    if (oldest) end(oldest);
  };

  const openRound = (leg: Leg, inputRequests: JsonObject, handles: (method: string) => boolean) => {
    makeRoom();
    const round: Round = { leg, entries: new Map() };
    // One request that fails takes the whole call down, so no retry will come for the others.
    const failed = () => end(round);
    const shown = Object.entries(inputRequests).map(([key, entry]) => {
      if (!isJsonObject(entry) || typeof entry.method !== "string" || !handles(entry.method))
        return [key, entry];
      count += 1;
      const ownKey = `${prefix}${count}`;
      const asked = keepAside(entry.method, entry.params, { marker: leg.marker, failed });
      round.entries.set(ownKey, { key, asked });
      byKey.set(ownKey, round);
      return [ownKey, asked.shown ? { ...entry, params: asked.shown } : entry];
    });
    if (round.entries.size === 0) return undefined;
    rounds.add(round);
    const opened: JsonObject = Object.fromEntries(shown);
    return opened;
  };

  const closeRound = (inputResponses: JsonObject) => {
    const round = Object.keys(inputResponses).flatMap((key) => byKey.get(key) ?? [])[0];
    if (!round) return undefined;
    end(round);
    const responses = Object.entries(inputResponses).flatMap(([key, response]) => {
      const entry = round.entries.get(key);
      if (!entry) return [[key, response]];
      // Without a result of ours somebody answered a placeholder: the server may ask again.
      if (entry.asked.shown && !entry.asked.result) return [];
      return [[entry.key, entry.asked.result ?? response]];
    });
    return { leg: round.leg, inputResponses: Object.fromEntries(responses) as JsonObject };
  };

  return {
    sent(message, marker, signal) {
      const { id, params } = message;
      const given = isJsonObject(params) ? params : {};
      const closed = isJsonObject(given.inputResponses) && closeRound(given.inputResponses);
      const known = closed ? closed.leg.marker : stateOnly.take(message);
      legs.set(id, { marker: marker ?? known, message });
      signal?.addEventListener("abort", () => legs.delete(id), { once: true });
      if (!closed) return message;
      return { ...message, params: { ...given, inputResponses: closed.inputResponses } };
    },
    received(message, handles) {
      const leg = "method" in message ? undefined : legs.get(message.id);
      if (!leg) return message;
      legs.delete(message.id);
      const { result } = message;
      if (!isJsonObject(result) || result.resultType !== "input_required") return message;
      const { inputRequests, requestState } = result;
      const shown = isJsonObject(inputRequests) && openRound(leg, inputRequests, handles);
      if (shown) return { ...message, result: { ...result, inputRequests: shown } };
      if (typeof requestState === "string") stateOnly.add(leg.message, requestState, leg.marker);
      return message;
    },
    abandoned: (id) => void legs.delete(id),
    find: (key) =>
      typeof key === "string" ? byKey.get(key)?.entries.get(key)?.asked.take() : undefined,
    clear() {
      legs.clear();
      rounds.clear();
      byKey.clear();
      stateOnly.clear();
    },
  };
}
