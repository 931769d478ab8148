import type { Assertion, Program } from "./compileProgram.js";

/** How much work is left: every step of every program takes one unit. */
export interface Allowance {
  left: number;
}

/** Whether a text matches anywhere; `undefined` when the allowance ran out first. */
export type Matcher = (text: string, allowance: Allowance) => boolean | undefined;

type Run = (
  characters: readonly string[],
  from: number,
  allowance: Allowance,
  anywhere: boolean,
) => boolean | undefined;

/**
 * Runs a program on all its threads at once, one character after the other (Thompson, 1968): the work is at
 * most the program's length times the text's, whatever the pattern.
 */
export function createMatcher(program: Program): Matcher {
  const run = createRun(program);
  return (text, allowance) => {
    if (text.length > allowance.left) return undefined;
    return run([...text], 0, allowance, true);
  };
}

function createRun(program: Program): Run {
  const looks = program.map((step) => (step.does === "look" ? createRun(step.program) : undefined));
  const reached = new Uint32Array(program.length);
  const pending: number[] = [];
  let generation = 0;

  return (characters, from, allowance, anywhere) => {
    /** Follows what needs no character from a step, and gathers the tests that it leads to. */
    const follow = (start: number, position: number, tests: number[]): boolean | undefined => {
      pending.length = 0;
      for (let index: number | undefined = start; index !== undefined; index = pending.pop()) {
        const step = program[index];
        if (step === undefined || reached[index] === generation) continue;
        reached[index] = generation;
        allowance.left -= 1;
        if (allowance.left < 0) return undefined;
        switch (step.does) {
          case "match":
            return true;
          case "test":
            tests.push(index);
            break;
          case "fork":
            pending.push(step.or, step.to);
            break;
          case "assert":
            if (holds(step.that, characters, position)) pending.push(index + 1);
            break;
          case "look": {
            const found = looks[index]?.(characters, position, allowance, false);
            if (found === undefined) return undefined;
            if (found !== step.negative) pending.push(index + 1);
          }
        }
      }
      return false;
    };

    let tests: number[] = [];
    generation += 1;
    let found = follow(0, from, tests);
    for (let position = from; found === false && position < characters.length; position += 1) {
      const character = characters[position] ?? "";
      const candidates = tests;
      tests = [];
      generation += 1;
      for (const index of candidates) {
        allowance.left -= 1;
        const step = program[index];
        if (step?.does === "test" && step.test(character)) {
          found = follow(index + 1, position + 1, tests);
          if (found !== false) return found;
        }
      }
      if (anywhere) found = follow(0, position + 1, tests);
      else if (tests.length === 0) return false;
    }
    return found;
  };
}

function holds(that: Assertion, characters: readonly string[], position: number): boolean {
  if (that === "start") return position === 0;
  if (that === "end") return position === characters.length;
  const isBoundary = isWord(characters[position - 1]) !== isWord(characters[position]);
  return isBoundary === (that === "boundary");
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /^\w$/.test(character);
}
