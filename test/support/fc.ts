import * as fc from "./fcTimes.js";

/**
 * fast-check, from one seed, so that a run finds what the run before found: `FC_SEED=$RANDOM npx vitest run --project node`
 * looks elsewhere, and what it finds becomes an example.
 */
fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) });

export * from "./fcTimes.js";
export default fc;

/** Any JSON as `JSON.stringify` writes it, which knows no -0. */
export function wireJson(options?: fc.JsonSharedConstraints): fc.Arbitrary<unknown> {
  return fc.jsonValue(options).map((value): unknown => JSON.parse(JSON.stringify(value)));
}
