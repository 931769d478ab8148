import type { Question } from "../question.js";
import { createFairLine, type FairLine, type Seat } from "./fairLine.js";
import { createPlaces, type Places } from "./places.js";

/** A question that has come to the front of its stage, or has left it. */
export interface FrontChange {
  readonly id: string;
  readonly inFront: boolean;
}

/** Decides which question is in front of each stage: the only place where that is decided. */
export interface Stages {
  /** Takes note of what became of a question: it came, it changed, or it is gone. Returns what that changed in front. */
  changed(before: Question | undefined, after: Question | undefined): readonly FrontChange[];
}

/** The questions that surfaces show in one place, one at a time. */
interface Stage {
  readonly open: FairLine;
  readonly lingering: Places<string>;
  readonly raised: Places<string>;
  /** The ids of questions that are in nobody's way. */
  readonly resting: Set<string>;
  readonly seats: Set<string>;
  front?: string | undefined;
}

/** Where a question stands. */
interface Standing extends Seat {
  /** Higher the later the person asked to see it. */
  readonly raised: number | undefined;
  readonly lingers: boolean;
  readonly rests: boolean;
  readonly stage: string | undefined;
}

/**
 * Makes stages without questions. In front is what the person asked to see last; else what is there already; else what
 * ended before they could see that; else the oldest of the server and kind whose turn it is; else what is in nobody's way.
 */
export function createStages(stageOf: (surface: string) => string): Stages {
  const stages = new Map<string, Stage>();
  const standings = new Map<string, Standing>();
  let count = 0;

  const standingOf = (before: Question | undefined, after: Question): Standing => {
    const { id, session, kind, lingering, phase, aside, surface, raisedAt } = after;
    const known = standings.get(id);
    const isRaised = before !== undefined && before.raisedAt !== raisedAt;
    const raised = isRaised ? count++ : known?.raised;
    return {
      id,
      session,
      kind,
      came: known?.came ?? count++,
      raised,
      lingers: lingering,
      rests: phase === "settled" && aside,
      stage: surface === undefined ? undefined : stageOf(surface),
    };
  };

  const put = (standing: Standing, isThere: boolean) => {
    const { id, came, raised, lingers, rests, stage: name } = standing;
    if (name === undefined) return;
    const stage = stages.get(name) ?? createStage();
    if (rests) putIn(stage.resting, id, isThere);
    else if (lingers) stage.lingering.put(came, isThere ? id : undefined);
    else stage.open.put(standing, isThere);
    if (raised !== undefined && !rests) stage.raised.put(raised, isThere ? id : undefined);
    putIn(stage.seats, id, isThere);
    if (!isThere && stage.front === id) stage.open.served(standing);
    if (stage.seats.size === 0) stages.delete(name);
    else stages.set(name, stage);
  };

  const turn = (name: string, before: string | undefined): FrontChange[] => {
    const stage = stages.get(name);
    const front = stage && choose(stage);
    if (stage) stage.front = front;
    if (front === before) return [];
    return [
      ...(before === undefined ? [] : [{ id: before, inFront: false }]),
      ...(front === undefined ? [] : [{ id: front, inFront: true }]),
    ];
  };

  return {
    changed(before, after) {
      const left = before && standings.get(before.id);
      const entered = after && standingOf(before, after);
      // It keeps its place in line.
      if (left && entered && isSame(left, entered)) return [];
      if (entered) standings.set(entered.id, entered);
      else if (before) standings.delete(before.id);
      const names = new Set([left?.stage, entered?.stage].filter((name) => name !== undefined));
      const fronts = [...names].map((name) => [name, stages.get(name)?.front] as const);
      if (left) put(left, false);
      if (entered) put(entered, true);
      return fronts.flatMap(([name, front]) => turn(name, front));
    },
  };
}

function isSame(one: Standing, other: Standing): boolean {
  return (
    one.stage === other.stage &&
    one.lingers === other.lingers &&
    one.rests === other.rests &&
    one.raised === other.raised
  );
}

function putIn(set: Set<string>, id: string, isThere: boolean): void {
  if (isThere) set.add(id);
  else set.delete(id);
}

function createStage(): Stage {
  return {
    open: createFairLine(),
    lingering: createPlaces(),
    raised: createPlaces(),
    resting: new Set(),
    seats: new Set(),
  };
}

function choose({ open, lingering, raised, resting, seats, front }: Stage): string | undefined {
  const isPresent = front !== undefined && seats.has(front) && !resting.has(front);
  const [rested] = resting;
  return (
    raised.last() ??
    (isPresent ? front : undefined) ??
    lingering.find(() => true) ??
    open.next() ??
    rested
  );
}
