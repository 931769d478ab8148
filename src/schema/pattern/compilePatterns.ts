import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { compileProgram } from "./compileProgram.js";
import { createCharacterTests } from "./createCharacterTests.js";
import { createMatcher, type Matcher } from "./createMatcher.js";
import { type PatternFault, parsePattern } from "./parsePattern.js";

/** One pattern takes at most a tenth of what all of a schema may. */
const shareOfOne = 0.1;
/** A pattern costs as much as so many of its characters, however short it is. */
const costOfOne = 4;
/** Making a set of characters takes as long as so many steps of a program. */
const costOfSet = 200;
/** So much of this work takes as long as an ordinary step. */
const workAStep = 2;

/**
 * Compiles a server's patterns into matchers that cannot freeze the page, or says why one cannot be. What compiling
 * them takes is bounded, too (`limits.patternSize`): in characters read, steps made and sets of characters named.
 */
export function* compilePatterns(
  patterns: Iterable<string>,
  allowance: Allowance,
): Sliced<ReadonlyMap<string, Matcher | PatternFault>> {
  const { patternSize } = allowance.limits;
  let left = patternSize;
  const spend = (work: number): boolean => {
    left -= work;
    allowance.left -= work / workAStep;
    return left >= 0;
  };
  const characterTests = createCharacterTests((sets) => spend(sets * costOfSet));

  const compile = (pattern: string): Matcher | PatternFault => {
    if (!spend(costOfOne + pattern.length)) return "pattern-too-large";
    const parsed = parsePattern(pattern, characterTests);
    if (typeof parsed === "string") return parsed;
    const program = compileProgram(parsed, Math.min(left, patternSize * shareOfOne));
    if (!program) return "pattern-too-large";
    spend(program.size);
    return createMatcher(program);
  };
  const compiled = new Map<string, Matcher | PatternFault>();
  for (const pattern of patterns) {
    if (isTired(allowance)) yield;
    compiled.set(pattern, compile(pattern));
  }
  return compiled;
}
