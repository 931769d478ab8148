import { compileProgram } from "./compileProgram.js";
import { createMatcher, type Matcher } from "./createMatcher.js";
import { type PatternFault, parsePattern } from "./parsePattern.js";

const mostSteps = 8_500;
const mostStepsTogether = 85_000;

/** Compiles a server's patterns into matchers that cannot freeze the page, or says why one cannot be. */
export function compilePatterns(
  patterns: Iterable<string>,
): ReadonlyMap<string, Matcher | PatternFault> {
  let left = mostStepsTogether;

  const compile = (pattern: string): Matcher | PatternFault => {
    const parsed = parsePattern(pattern);
    if (typeof parsed === "string") return parsed;
    const program = compileProgram(parsed, Math.min(left, mostSteps));
    left -= program?.length ?? 0;
    return program ? createMatcher(program) : "pattern-too-large";
  };
  return new Map(Array.from(patterns, (pattern) => [pattern, compile(pattern)]));
}
