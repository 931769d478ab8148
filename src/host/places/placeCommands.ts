import type { Receipt } from "../command.js";
import type { RunningKind } from "../kind.js";
import type { QuestionTables } from "../questions/questionTables.js";
import { refuseSettled } from "../questions/refuseSettled.js";
import { refuseUnknown } from "../questions/refuseUnknown.js";
import { keptOf } from "../questions/settledRecord.js";
import type { Drafts } from "../tables/values.js";
import type { Placement } from "./placement.js";

/** The commands that decide where a question is and for how long, and say nothing to its server. */
export interface PlaceCommands {
  setAside(id: string, aside: boolean): Receipt;
  extend(id: string): Receipt | Promise<Receipt>;
  dismiss(id: string, principal: string | undefined): Receipt;
}

/** Makes the {@link PlaceCommands} over the question tables. */
export function createPlaceCommands({
  tables,
  placement,
  drafts,
  extendElsewhere,
  kindOf,
}: {
  tables: QuestionTables;
  placement: Placement;
  drafts: Drafts;
  extendElsewhere: (id: string) => Promise<Receipt> | undefined;
  kindOf: (name: string) => RunningKind;
}): PlaceCommands {
  return {
    setAside(id, aside) {
      const question = tables.get(id);
      const isThere = question?.phase === "open" || (question?.lingering && !aside);
      if (!isThere) return refuseSettled(id, question);
      tables.replace(id, aside ? { aside } : { aside, raisedAt: Date.now() });
      placement.place(id);
      return { done: true };
    },

    extend(id) {
      const { deadline, extendBy } = tables.open.get(id) ?? {};
      if (deadline === undefined || extendBy === undefined)
        return refuseUnknown(`This host has no open question ${id} whose deadline can move.`);
      const elsewhere = extendElsewhere(id);
      if (elsewhere) return elsewhere;
      tables.replace(id, { deadline: Math.max(Date.now(), deadline) + extendBy });
      return { done: true };
    },

    dismiss(id, principal) {
      const question = tables.settled.get(id);
      if (!question) return refuseUnknown(`This host has no settled question ${id}.`);
      drafts.set(id);
      tables.replace(
        id,
        keptOf(
          {
            ...question,
            lingering: false,
            surface: undefined,
            dismissed: true,
            ...(principal !== undefined && { dismissedBy: principal }),
          },
          kindOf(question.kind),
        ),
      );
      return { done: true };
    },
  };
}
