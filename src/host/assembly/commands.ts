import type { Calls } from "../calls/calls.js";
import type { Command, KindCommand, Receipt } from "../command.js";
import { createDraftSaving } from "../drafts/savingDrafts.js";
import type { Sender } from "../host.js";
import type { RunningRules } from "../hostRules.js";
import type { RunningKind } from "../kind.js";
import { createPlaceCommands } from "../places/placeCommands.js";
import type { Placement } from "../places/placement.js";
import { createAnswering } from "../questions/answering.js";
import { createLeaving } from "../questions/leaving.js";
import type { QuestionTables } from "../questions/questionTables.js";
import { refuseUnknown } from "../questions/refuseUnknown.js";
import type { Settlement } from "../questions/settlement.js";
import type { Sessions } from "../sessions/sessions.js";
import type { Transactions } from "../tables/transactions.js";
import type { Drafts } from "../tables/values.js";

/** Returns the function that carries out commands. */
export function createCommands({
  transactions,
  tables,
  settlement,
  placement,
  drafts,
  calls,
  sessions,
  kindOf,
  kinds,
  rules,
  report,
}: {
  transactions: Transactions;
  tables: QuestionTables;
  settlement: Settlement;
  placement: Placement;
  drafts: Drafts;
  calls: Calls;
  sessions: Sessions;
  kindOf: (name: string) => RunningKind;
  kinds: ReadonlyMap<string, RunningKind>;
  rules: () => RunningRules | undefined;
  report: (error: unknown) => void;
}): (command: Command, sender?: Sender) => Receipt | Promise<Receipt> {
  const settle = createAnswering({ transactions, tables, settlement, kindOf });
  const saving = createDraftSaving({ tables, drafts, kindOf, transactions, report });
  const leaving = createLeaving(tables, (id) => setAside(id, true));
  const { setAside, extend, dismiss } = createPlaceCommands({
    tables,
    placement,
    drafts,
    extendElsewhere: settlement.extend,
    kindOf,
  });

  const toKind = (command: KindCommand, sender: Sender): Receipt | Promise<Receipt> => {
    const kind = command.type.slice(0, command.type.indexOf("/"));
    const ruled = kind === "rules" ? rules() : undefined;
    if (ruled) return ruled.command(command, sender);
    // Any window may send any name: one that no kind has is no error of the host.
    return (
      kinds.get(kind)?.command?.(command, sender.principal) ??
      refuseUnknown(`This host has no ${command.type}.`)
    );
  };

  return (command, sender = {}) => {
    // After a machine has slept its timers come late. What was typed is kept all the same.
    if (command.type !== "saveDraft" && "id" in command) settlement.expire(String(command.id));
    switch (command.type) {
      case "settle": {
        const { id, answer, rule, undo = 0, declines = false } = command;
        // What was typed last belongs to the question before its answer does.
        const settleNow = () => settle(id, answer, rule, sender.principal);
        const send = () => saving.pending(id)?.then(settleNow) ?? settleNow();
        const begun =
          undo > 0 && leaving.begin({ id, undo, declines }, () => void send().catch(report));
        if (begun) return begun;
        leaving.end(id);
        return send();
      }
      case "putAside":
      case "resume":
        leaving.end(command.id);
        return setAside(command.id, command.type === "putAside");
      case "extend":
        return extend(command.id);
      case "dismiss":
        return dismiss(command.id, sender.principal);
      case "dismissAll":
        for (const id of command.ids) dismiss(id, sender.principal);
        return { done: true };
      case "saveDraft":
        return saving.save(command.id, command.draft);
      case "openSurface":
        placement.openSurface(command.surface, sender.sees);
        return { done: true };
      case "closeSurface":
        return placement.closeSurface(command.id)
          ? { done: true }
          : refuseUnknown(`This host has no surface ${command.id}.`);
      case "stopCall":
        return calls.stop(command.id, {
          by: "person",
          error: stopped(),
          ...(sender.principal !== undefined && { principal: sender.principal }),
          ...(command.question !== undefined && { question: command.question }),
        })
          ? { done: true }
          : refuseUnknown(`This host has no open call ${command.id}.`);
      case "blockSession":
        return sessions.block(command.id, command.blocked, sender.principal)
          ? { done: true }
          : refuseUnknown(`This host has no session ${command.id}.`);
      default:
        return toKind(command, sender);
    }
  };
}

function stopped(): DOMException {
  return new DOMException("The call was stopped by the person.", "AbortError");
}
