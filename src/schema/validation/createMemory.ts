import { isJsonObject, type Json } from "../../wire/protocol/json.js";
import { canonicalJson } from "../sameJson.js";
import type { Place } from "./keyword.js";

/** Remembers what many keywords ask of one value; each thing is found out, and paid for, once. */
export function createMemory(spend: Place["spend"]): Pick<Place, "membersOf" | "canonical"> {
  const members = new Map<object, readonly (readonly [string, Json | undefined])[]>();
  const texts = new Map<object, string>();

  return {
    membersOf(value) {
      if (!isJsonObject(value) || !spend(0)) return [];
      const known = members.get(value);
      if (known) return known;
      const found = Object.entries(value).filter(([, member]) => member !== undefined);
      members.set(value, found);
      return spend(found.length) ? found : [];
    },
    canonical(value) {
      if (typeof value !== "object" || value === null) return canonicalJson(value);
      const known = texts.get(value);
      if (known !== undefined) return known;
      const text = canonicalJson(value);
      texts.set(value, text);
      spend(Math.ceil(text.length / charactersAStep));
      return text;
    },
  };
}

/** The number of characters read in the time of one step. */
export const charactersAStep = 50;
