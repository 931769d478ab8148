import type { Allowance } from "../wire/protocol/allowance.js";
import { inSlices, type Sliced } from "../wire/protocol/sliced.js";
import type { SchemaSurvey } from "./surveySchema.js";
import type { Unchecked } from "./unchecked.js";
import type { Place } from "./validation/keyword.js";

/** One text takes at most so much of the work that all patterns of a schema may take in one check. */
const shareOfOne = 0.3;
/** So much of this work takes as long as an ordinary step. */
const workAStep = 2;

/** The module that compiles patterns. */
export type PatternEngine = typeof import("./pattern/compilePatterns.js");

/** The patterns of one schema, ready to run. */
export interface LoadedPatterns {
  /**
   * Begins one validation within what it may cost. The work for each text and for all of them is bounded
   * (`limits.patternSteps`): a text that would take more is left to the server.
   */
  readonly begin: (allowance: Allowance) => Place["matches"];
  /** The patterns that are left to the server whatever the text. */
  readonly unchecked: readonly Unchecked[];
}

/** Compiles a schema's patterns; the engine that runs them loads only when there are any. */
export async function loadPatterns(
  patterns: SchemaSurvey["patterns"],
  allowance: Allowance,
  loadEngine: () => Promise<PatternEngine> = () => import("./pattern/compilePatterns.js"),
): Promise<LoadedPatterns> {
  if (patterns.size === 0) return { begin: () => () => undefined, unchecked: [] };
  const engine = await loadEngine().catch(() => undefined);
  return inSlices(preparePatterns(patterns, engine, allowance), allowance);
}

/** Compiles a schema's patterns with an engine, as far as there is one, a slice at a time. */
export function* preparePatterns(
  patterns: SchemaSurvey["patterns"],
  engine: PatternEngine | undefined,
  allowance: Allowance,
): Sliced<LoadedPatterns> {
  const compiled = engine && (yield* engine.compilePatterns(patterns.keys(), allowance));

  const begin = (request: Allowance): Place["matches"] => {
    const most = Math.min(request.limits.patternSteps, Number.MAX_SAFE_INTEGER);
    let left = most;
    return (pattern, text) => {
      const matcher = compiled?.get(pattern);
      if (typeof matcher !== "function") return undefined;
      const atMost = Math.min(left, most * shareOfOne);
      const work = { left: atMost };
      const found = matcher(text, work);
      const taken = atMost - Math.max(work.left, 0);
      left -= taken;
      request.left -= taken / workAStep;
      return found;
    };
  };
  const unchecked = [...patterns].flatMap(([pattern, path]): Unchecked[] => {
    const matcher = compiled ? compiled.get(pattern) : "engine-missing";
    return typeof matcher === "string" ? [{ code: matcher, path, params: { pattern } }] : [];
  });
  return { begin, unchecked };
}
