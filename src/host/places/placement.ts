import type { Question } from "../question.js";
import type { QuestionTables } from "../questions/questionTables.js";
import { canShow, pickSurface, type SeeingSurface, type Surface } from "../surface.js";
import { createTable } from "../tables/table.js";
import type { Attention } from "./attention.js";

/** Decides which surface shows which question, and knows which questions nobody can see. */
export interface Placement {
  /** Finds the place of one question. */
  place(id: string): void;
  /** Opens a surface or changes the one of the same id; it shows what its window sees. */
  openSurface(surface: Surface, sees?: (question: Question) => boolean): void;
  /** Closes a surface; false if there is none of this id. */
  closeSurface(id: string): boolean;
  /** The stage of a surface. */
  stageOf(surface: string): string;
}

/** Makes a placement without surfaces. */
export function createPlacement(
  { open, settled, lingering, replace }: QuestionTables,
  attention: Attention,
  isBusy: (question: Question) => boolean,
  isQuiet: (question: Question) => boolean,
): Placement {
  const surfaces = createTable<SeeingSurface>();

  const placeQuestion = (question: Question) => {
    const quiet = (question.phase === "open" && isQuiet(question)) || undefined;
    const surface = quiet ? undefined : pickSurface(question, surfaces.list())?.id;
    if (quiet !== question.quiet) replace(question.id, { surface, quiet });
    else if (surface !== question.surface) replace(question.id, { surface });
    if (question.phase === "open")
      attention.set(
        question.id,
        quiet || question.aside || surface !== undefined || isBusy(question),
      );
  };

  const placeAround = (surface: SeeingSurface) => {
    const isAffected = (question: Question) =>
      question.surface === surface.id || canShow(surface, question);
    for (const question of [...open.list(), ...lingering()])
      if (isAffected(question)) placeQuestion(question);
  };

  return {
    place(id) {
      const question = open.get(id) ?? settled.get(id);
      if (question) placeQuestion(question);
    },
    openSurface(opened, sees) {
      const surface = { ...opened, ...(sees && { sees }) };
      surfaces.set(surface);
      placeAround(surface);
    },
    closeSurface(id) {
      const surface = surfaces.delete(id);
      if (surface) placeAround(surface);
      return surface !== undefined;
    },
    stageOf: (id) => surfaces.get(id)?.stage ?? id,
  };
}
