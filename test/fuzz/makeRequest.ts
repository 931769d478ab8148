import type { Dice } from "../support/dice.ts";
import { mutateJson } from "./mutateJson.ts";
import { samplings, schemas, visits } from "./seeds.ts";

/** Makes a request that no server should send: what it asks, and with which params. */
export function makeRequest(dice: Dice): readonly [string, unknown] {
  const [method, seeds] = dice.pick([
    ["elicitation/create", visits],
    ["sampling/createMessage", samplings],
    ["roots/list", [undefined, {}]],
    [
      "elicitation/create",
      schemas.map((requestedSchema) => ({ message: "Where to?", requestedSchema })),
    ],
  ] as const);
  return [method, mutateJson(dice.pick<unknown>(seeds), dice.pick(samplings), dice)];
}
