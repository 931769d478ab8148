import type { Place } from "./judge/keyword.js";
import type { SchemaSurvey } from "./surveySchema.js";
import type { Unchecked } from "./unchecked.js";

const mostWork = 60_000;
const mostWorkTogether = 200_000;

/** The module that compiles patterns. */
export type PatternEngine = typeof import("./pattern/compilePatterns.js");

/** The patterns of one schema, ready to run. */
export interface LoadedPatterns {
  /**
   * Begins one judgement. The work for each pattern and for all of them is bounded: a text that would take
   * more is left to the server.
   */
  readonly begin: () => Place["matches"];
  /** The patterns that are left to the server whatever the text. */
  readonly unchecked: readonly Unchecked[];
}

/** Compiles a schema's patterns; the engine that runs them loads only when there are any. */
export async function loadPatterns(
  patterns: SchemaSurvey["patterns"],
  loadEngine: () => Promise<PatternEngine> = () => import("./pattern/compilePatterns.js"),
): Promise<LoadedPatterns> {
  if (patterns.size === 0) return { begin: () => () => undefined, unchecked: [] };
  return preparePatterns(patterns, await loadEngine().catch(() => undefined));
}

/** Compiles a schema's patterns with an engine, as far as there is one. */
export function preparePatterns(
  patterns: SchemaSurvey["patterns"],
  engine: PatternEngine | undefined,
): LoadedPatterns {
  const compiled = engine?.compilePatterns(patterns.keys());

  const begin = (): Place["matches"] => {
    let left = mostWorkTogether;
    return (pattern, text) => {
      const matcher = compiled?.get(pattern);
      if (typeof matcher !== "function") return undefined;
      const allowance = { left: Math.min(left, mostWork) };
      left -= allowance.left;
      const found = matcher(text, allowance);
      left += Math.max(allowance.left, 0);
      return found;
    };
  };
  const unchecked = [...patterns].flatMap(([pattern, path]): Unchecked[] => {
    const matcher = compiled ? compiled.get(pattern) : "engine-missing";
    return typeof matcher === "string" ? [{ code: matcher, path, params: { pattern } }] : [];
  });
  return { begin, unchecked };
}
