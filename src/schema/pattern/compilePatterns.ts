import { compileProgram } from "./compileProgram.js";
import { createCharacterTests } from "./createCharacterTests.js";
import { createMatcher, type Matcher } from "./createMatcher.js";
import { type PatternFault, parsePattern } from "./parsePattern.js";

const mostSteps = 8_500;
const mostStepsTogether = 85_000;
const mostSetsTogether = 400;

/**
 * Compiles a server's patterns into matchers that cannot freeze the page, or says why one cannot be. What compiling
 * them takes is bounded, too, in characters read, steps made and sets of characters named.
 */
export function compilePatterns(
  patterns: Iterable<string>,
): ReadonlyMap<string, Matcher | PatternFault> {
  const characterTests = createCharacterTests(mostSetsTogether);
  let left = mostStepsTogether;

  const compile = (pattern: string): Matcher | PatternFault => {
    left -= pattern.length;
    if (left < 0) return "pattern-too-large";
    const parsed = parsePattern(pattern, characterTests);
    if (typeof parsed === "string") return parsed;
    const program = compileProgram(parsed, Math.min(left, mostSteps));
    left -= program?.size ?? 0;
    return program ? createMatcher(program) : "pattern-too-large";
  };
  return new Map(Array.from(patterns, (pattern) => [pattern, compile(pattern)]));
}
