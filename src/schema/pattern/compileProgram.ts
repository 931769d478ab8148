// oxlint-disable bounds/recursion -- a pattern that was parsed nests 100 levels at most.
import type { CharacterTest } from "./characterTest.js";
import type { PatternNode } from "./parsePattern.js";
import { sizeOf } from "./sizeOf.js";

/** A condition on the place between two characters. */
export type Assertion = Extract<PatternNode, { kind: "assert" }>["that"];

/** A look-ahead: what is looked for, and whether it must not be there. */
export interface Look extends Steps {
  readonly negative: boolean;
}

/** The effect of a step; all but a match and a jump go on to the step after them. */
export const does = {
  /** Ends: all of the pattern was found. */
  match: 0,
  /** Needs a character that `tests[operand]` accepts. */
  test: 1,
  /** Goes on at the step that lies `operand` further, too. */
  fork: 2,
  /** Goes on at the step that lies `operand` further. */
  jump: 3,
  /** Needs `assertions[operand]` to hold. */
  assert: 4,
  /** Needs `looks[operand]` to find something, or nothing. */
  look: 5,
} as const;

/** A pattern as steps, run from the first. Numbers throughout: a hostile pattern runs before anything is optimised. */
export interface Steps {
  /** Two numbers for each step: what it does, and the operand. */
  readonly steps: readonly number[];
  readonly tests: readonly CharacterTest[];
  readonly assertions: readonly Assertion[];
  readonly looks: readonly Look[];
}

/** A whole pattern, compiled. */
export interface Program extends Steps {
  /** The number of its steps, those of its look-aheads among them. */
  readonly size: number;
}

/** Compiles a pattern; `undefined` if that takes more than so many steps. */
export function compileProgram(pattern: PatternNode, mostSteps: number): Program | undefined {
  const size = sizeOf(pattern) + 1;
  return size > mostSteps ? undefined : { size, ...emitSteps(pattern) };
}

function emitSteps(pattern: PatternNode): Steps {
  const steps: number[] = [];
  const tests: CharacterTest[] = [];
  const assertions: Assertion[] = [];
  const looks: Look[] = [];

  /** Appends a step and returns its place. */
  const push = (what: (typeof does)[keyof typeof does], operand = 0): number =>
    steps.push(what, operand) - 2;
  /** Lets a fork or a jump go on at the end of what there is so far. */
  const aimAtEnd = (step: number): void => {
    steps[step + 1] = steps.length - step;
  };

  const emit = (node: PatternNode): void => {
    switch (node.kind) {
      case "character":
        push(does.test, tests.push(node.test) - 1);
        break;
      case "assert":
        push(does.assert, assertions.push(node.that) - 1);
        break;
      case "look":
        push(does.look, looks.push({ ...emitSteps(node.part), negative: node.negative }) - 1);
        break;
      case "sequence":
        node.parts.forEach(emit);
        break;
      case "either":
        emitEither(node.parts);
        break;
      case "repeat":
        emitRepeat(node);
    }
  };

  const emitEither = (parts: readonly PatternNode[]): void => {
    const ends: number[] = [];
    for (const part of parts.slice(0, -1)) {
      const next = push(does.fork);
      emit(part);
      ends.push(push(does.jump));
      aimAtEnd(next);
    }
    parts.slice(-1).forEach(emit);
    ends.forEach(aimAtEnd);
  };

  const emitRepeat = ({ part, min, max }: PatternNode & { kind: "repeat" }): void => {
    const isEndless = max === Number.POSITIVE_INFINITY;
    const times = isEndless ? Math.max(min, 1) : max;
    const exits: number[] = [];
    const before = steps.length;
    if (min === 0 && times > 0) exits.push(push(does.fork));
    const from = steps.length;
    if (times > 0) emit(part);
    const to = steps.length;
    if (to === from) {
      steps.length = before;
      return;
    }
    for (let time = 1; time < times; time += 1) {
      if (time >= min) exits.push(push(does.fork));
      // Where a step goes on is relative to it, so a copy works anywhere.
      for (let index = from; index < to; index += 1) steps.push(steps[index] ?? 0);
    }
    if (isEndless) push(does.fork, from - to);
    exits.forEach(aimAtEnd);
  };

  emit(pattern);
  push(does.match);
  return { steps, tests, assertions, looks };
}
