import type { CharacterTest } from "./characterTest.js";
import type { PatternNode } from "./parsePattern.js";

/** What may hold between two characters. */
export type Assertion = Extract<PatternNode, { kind: "assert" }>["that"];

/** Goes on to two steps at once; compiling fills in those that lie ahead. */
interface Fork {
  readonly does: "fork";
  to: number;
  or: number;
}

/** One step of a program; all but a fork go on to the step after them. */
export type Step =
  | { readonly does: "test"; readonly test: CharacterTest }
  | Readonly<Fork>
  | { readonly does: "assert"; readonly that: Assertion }
  | { readonly does: "look"; readonly program: Program; readonly negative: boolean }
  | { readonly does: "match" };

/** A pattern as steps, run from the first. */
export type Program = readonly Step[];

/** Compiles a pattern; nothing when that takes more than so many steps. */
export function compileProgram(pattern: PatternNode, mostSteps: number): Program | undefined {
  let left = mostSteps;

  const compile = (whole: PatternNode): Program => {
    const steps: Step[] = [];
    const push = <Pushed extends Step | Fork>(step: Pushed): Pushed => {
      left -= 1;
      if (left >= 0) steps.push(step);
      return step;
    };
    /** A fork to the step after it and, unless told otherwise, to that step alone. */
    const fork = (or = steps.length + 1): Fork => push({ does: "fork", to: steps.length + 1, or });
    const goTo = (to: number): Fork => push({ does: "fork", to, or: to });

    const emit = (node: PatternNode): void => {
      switch (node.kind) {
        case "character":
          push({ does: "test", test: node.test });
          break;
        case "assert":
          push({ does: "assert", that: node.that });
          break;
        case "look":
          push({ does: "look", program: compile(node.part), negative: node.negative });
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
      const ends: Fork[] = [];
      for (const [index, part] of parts.entries()) {
        if (index === parts.length - 1) {
          emit(part);
          break;
        }
        const next = fork();
        emit(part);
        ends.push(goTo(0));
        next.or = steps.length;
      }
      for (const end of ends) end.to = end.or = steps.length;
    };

    const emitRepeat = ({ part, min, max }: PatternNode & { kind: "repeat" }): void => {
      for (let time = 0; time < min; time += 1) {
        if (!emitAny(part)) return;
      }
      if (max === Number.POSITIVE_INFINITY) {
        const start = steps.length;
        const loop = fork();
        emit(part);
        goTo(start);
        loop.or = steps.length;
        return;
      }
      const exits: Fork[] = [];
      for (let time = min; time < max; time += 1) {
        exits.push(fork());
        if (!emitAny(part)) break;
      }
      for (const exit of exits) exit.or = steps.length;
    };

    /** Whether there was anything to emit, and room for it: otherwise there is no use in going on. */
    const emitAny = (part: PatternNode): boolean => {
      const before = steps.length;
      emit(part);
      return left >= 0 && steps.length > before;
    };

    emit(whole);
    push({ does: "match" });
    return steps;
  };

  const program = compile(pattern);
  return left < 0 ? undefined : program;
}
