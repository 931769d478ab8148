import { createPlaces, type Places } from "./places.js";
import type { Question } from "./question.js";

/** Knows which of the open questions on a surface comes first, without a look at the others. */
export interface Fronts {
  /** Takes note of what became of a question: it came, it changed, or it is open no more. */
  changed(before: Question | undefined, after: Question | undefined): void;
  /** The id of the question that a surface shows first: what was raised last, else what waits longest. */
  frontOf(surface: string): string | undefined;
}

/** The questions on one surface, by when they came and by when they were raised. */
interface Shown {
  readonly waiting: Places<string>;
  readonly raised: Places<string>;
}

/** Where a question stands among those that came, and those that were raised. */
interface Standing {
  readonly came: number;
  readonly raised?: number;
}

/** Makes a {@link Fronts} that knows no question. */
export function createFronts(): Fronts {
  const surfaces = new Map<string, Shown>();
  const standings = new Map<string, Standing>();
  let count = 0;

  const standingOf = (before: Question | undefined, after: Question): Standing => {
    const known = standings.get(after.id) ?? { came: count++ };
    return before?.raisedAt === after.raisedAt ? known : { ...known, raised: count++ };
  };

  const put = (surface: string | undefined, { came, raised }: Standing, id: string | undefined) => {
    if (surface === undefined) return;
    const shown = surfaces.get(surface) ?? { waiting: createPlaces(), raised: createPlaces() };
    shown.waiting.put(came, id);
    if (raised !== undefined) shown.raised.put(raised, id);
    if (shown.waiting.isEmpty()) surfaces.delete(surface);
    else surfaces.set(surface, shown);
  };

  return {
    changed(before, after) {
      const standing = before && standings.get(before.id);
      if (before && standing) put(before.surface, standing, undefined);
      if (before && !after) standings.delete(before.id);
      if (!after) return;
      const now = standingOf(before, after);
      standings.set(after.id, now);
      put(after.surface, now, after.id);
    },
    frontOf(surface) {
      const shown = surfaces.get(surface);
      return shown?.raised.last() ?? shown?.waiting.find(() => true);
    },
  };
}
