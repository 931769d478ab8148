// What the sources say of themselves: each entry point's exports with their docstrings and members, and who imports what.
import { exportsOf } from "./exportsOf.mjs";
import { importsOf } from "./importsOf.mjs";
import { createProgram, placeOf } from "./typescript.mjs";

/** Reads entry points, names to source files: `exports` by entry point, `imports` by module. */
export function readSources(entries) {
  const program = createProgram(Object.values(entries));
  const checker = program.getTypeChecker();
  return {
    exports: Object.fromEntries(
      Object.entries(entries).map(([entry, file]) => [
        entry,
        exportsOf(checker, program.getSourceFile(file)),
      ]),
    ),
    imports: Object.fromEntries(
      program
        .getSourceFiles()
        .filter(placeOf)
        .map((source) => [placeOf(source), importsOf(checker, source)]),
    ),
  };
}
