import { isJsonObject, type JsonObject } from "../protocol/json.js";

/**
 * Rounds that put no question to a host, so that only `requestState` and the params tell which call a retry
 * continues. Calls that are alike in both cannot be told apart: none of them gets a marker then.
 */
export interface StateOnlyRounds {
  /** Remembers a round of the request with this message. */
  add(message: JsonObject, requestState: string, marker: unknown): void;
  /** The marker of the call that a request continues, if it continues one for certain. */
  take(message: JsonObject): unknown;
  clear(): void;
}

/** A call that is given up leaves its round behind; so many are remembered at most. */
const mostRounds = 256;

/** Makes an empty {@link StateOnlyRounds}. */
export function createStateOnlyRounds(): StateOnlyRounds {
  let rounds: { readonly print: string; marker: unknown }[] = [];
  return {
    add(message, requestState, marker) {
      rounds = [...rounds, { print: fingerprint(message, requestState), marker }].slice(
        -mostRounds,
      );
    },
    take(message) {
      const { params } = message;
      if (rounds.length === 0 || !isJsonObject(params)) return undefined;
      if (typeof params.requestState !== "string") return undefined;
      const print = fingerprint(message, params.requestState);
      const alike = rounds.filter((round) => round.print === print);
      const [first] = alike;
      if (!first) return undefined;
      rounds.splice(rounds.indexOf(first), 1);
      if (alike.every(({ marker }) => marker === first.marker)) return first.marker;
      for (const round of alike) round.marker = undefined;
      return undefined;
    },
    clear() {
      rounds = [];
    },
  };
}

/** The part of a request that a retry repeats: all but `_meta`, which is each message's own, and the answers. */
function fingerprint({ method, params }: JsonObject, requestState: string): string {
  const repeated = isJsonObject(params) ? params : {};
  const own = { _meta: undefined, inputResponses: undefined };
  return JSON.stringify([method, { ...repeated, ...own, requestState }]);
}
