import { type Assertion, does, type Steps } from "./compileProgram.js";

/** The work that is left: every step of every program takes one unit. */
export interface MatchAllowance {
  left: number;
}

/** Whether a text matches anywhere; `undefined` when the allowance ran out first. */
export type Matcher = (text: string, allowance: MatchAllowance) => boolean | undefined;

type Run = (
  text: string,
  from: number,
  allowance: MatchAllowance,
  anywhere: boolean,
) => boolean | undefined;

/**
 * Runs a program on all its threads at once, one character after the other (Thompson, 1968): the work is at
 * most the program's length times the text's, whatever the pattern.
 */
export function createMatcher(program: Steps): Matcher {
  const run = createRun(program);
  return (text, allowance) =>
    text.length > allowance.left ? undefined : run(text, 0, allowance, true);
}

function createRun({ steps, tests, assertions, looks }: Steps): Run {
  // oxlint-disable-next-line bounds/recursion -- a pattern that was parsed nests 100 levels at most.
  const runs = looks.map(createRun);
  const reached = new Uint32Array(steps.length);
  const pending: number[] = [];
  let generation = 0;

  /** Follows what needs no character from a step, and gathers the tests that it leads to. */
  const follow = (
    start: number,
    text: string,
    position: number,
    allowance: MatchAllowance,
    waiting: number[],
  ): boolean | undefined => {
    pending.length = 0;
    for (let step: number | undefined = start; step !== undefined; step = pending.pop()) {
      if (reached[step] === generation) continue;
      reached[step] = generation;
      allowance.left -= 1;
      if (allowance.left < 0) return undefined;
      const operand = steps[step + 1] ?? 0;
      switch (steps[step]) {
        case does.match:
          return true;
        case does.test:
          waiting.push(step);
          break;
        case does.fork:
          pending.push(step + operand, step + 2);
          break;
        case does.jump:
          pending.push(step + operand);
          break;
        case does.assert:
          if (holds(assertions[operand], text, position)) pending.push(step + 2);
          break;
        case does.look: {
          const found = runs[operand]?.(text, position, allowance, false);
          if (found === undefined) return undefined;
          if (found !== looks[operand]?.negative) pending.push(step + 2);
        }
      }
    }
    return false;
  };

  return (text, from, allowance, anywhere) => {
    let waiting: number[] = [];
    generation += 1;
    let found = follow(0, text, from, allowance, waiting);
    for (let position = from; found === false && position < text.length; ) {
      const character = String.fromCodePoint(text.codePointAt(position) ?? 0);
      position += character.length;
      const candidates = waiting;
      waiting = [];
      generation += 1;
      for (const step of candidates) {
        allowance.left -= 1;
        if (allowance.left < 0) return undefined;
        if (!tests[steps[step + 1] ?? 0]?.(character)) continue;
        found = follow(step + 2, text, position, allowance, waiting);
        if (found !== false) return found;
      }
      if (anywhere) found = follow(0, text, position, allowance, waiting);
      else if (waiting.length === 0) return false;
    }
    return found;
  };
}

function holds(that: Assertion | undefined, text: string, position: number): boolean {
  if (that === "start") return position === 0;
  if (that === "end") return position === text.length;
  const isBoundary = isWord(text[position - 1]) !== isWord(text[position]);
  return isBoundary === (that === "boundary");
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /\w/.test(character);
}
