import type { Question } from "../question.js";
import { createPlaces, type Places } from "./places.js";

/** Where a question stands in a line. */
export interface Seat extends Pick<Question, "id" | "session" | "kind"> {
  /** Higher the later it came. */
  readonly came: number;
}

/** Questions that wait for a turn: servers take turns, and so do the kinds of question of each server. */
export interface FairLine {
  /** Adds a question, or takes it out. */
  put(seat: Seat, waits: boolean): void;
  /** The id of the oldest question of the kind, and of the server, that has waited longest for a turn. */
  next(): string | undefined;
  /** Sends the server of a question that had its turn, and among its kinds this one, to the end of the line. */
  served(seat: Seat): void;
}

/** Makes an empty line. No change costs more the more questions wait. */
export function createFairLine(): FairLine {
  const servers = new Map<string, Map<string, Places<string>>>();

  return {
    put({ id, session, kind, came }, waits) {
      const kinds = servers.get(session) ?? new Map<string, Places<string>>();
      const places = kinds.get(kind) ?? createPlaces();
      places.put(came, waits ? id : undefined);
      if (places.isEmpty()) kinds.delete(kind);
      else kinds.set(kind, places);
      if (kinds.size === 0) servers.delete(session);
      else servers.set(session, kinds);
    },
    next: () => firstOf(firstOf(servers))?.find(() => true),
    served({ session, kind }) {
      const kinds = servers.get(session);
      if (!kinds) return;
      moveToEnd(servers, session);
      moveToEnd(kinds, kind);
    },
  };
}

function firstOf<Value>(map: ReadonlyMap<string, Value> | undefined): Value | undefined {
  return map?.values().next().value;
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
