import type { JsonObject } from "../wire/protocol/json.js";
import { isJsonObject } from "../wire/protocol/json.js";
import { type ListName, listNames } from "./parts.js";
import type { Row } from "./rowsChange.js";

/** Whether this names a list of a host's state. */
export function isListName(value: unknown): value is ListName {
  return listNames.some((name) => name === value);
}

/** Whether a value that came from a host has what the rows of a list have, whatever its kind keeps in it beside. */
export function isRow(list: ListName, value: unknown): value is Row {
  return isJsonObject(value) && typeof value.id === "string" && readers[list](value);
}

const readers: Readonly<Record<ListName, (row: JsonObject) => boolean>> = {
  sessions: (row) =>
    areStrings(row.name) &&
    areOptional("string", row.protocolVersion, row.origin) &&
    (row.claims === undefined || isJsonObject(row.claims)) &&
    areBooleans(row.tapped, row.blocked) &&
    areOptional("boolean", row.appForms) &&
    (row.phase === "open" || row.phase === "closed") &&
    areNumbers(row.refused),
  calls: (row) =>
    areStrings(row.session, row.phase) &&
    areOptional("string", row.name) &&
    areNumbers(row.startedAt),
  open: (row) => isQuestion(row) && row.phase === "open",
  settled: (row) => isQuestion(row) && row.phase === "settled" && isOutcome(row.outcome),
  log: (row) =>
    areStrings(row.kind, row.session, row.server) &&
    areOptional("string", row.appView) &&
    areNumbers(row.receivedAt, row.asked) &&
    isOutcome(row.outcome),
};

function isQuestion(row: JsonObject): boolean {
  return (
    areStrings(row.kind, row.session) &&
    Array.isArray(row.calls) &&
    row.calls.every((call) => typeof call === "string") &&
    areBooleans(row.embedded, row.aside, row.lingering) &&
    areNumbers(row.asked, row.receivedAt) &&
    areOptional("number", row.deadline, row.extendBy, row.raisedAt, row.leavesAt) &&
    areOptional("string", row.call, row.surface, row.appView, row.viewUri) &&
    areOptional(
      "boolean",
      row.inFront,
      row.elsewhere,
      row.inDoubt,
      row.flatAnswers,
      row.declines,
    ) &&
    row.request !== undefined &&
    row.request !== null
  );
}

function isOutcome(value: unknown): boolean {
  return (
    isJsonObject(value) &&
    areStrings(value.sent, value.by) &&
    areOptional(
      "string",
      value.cause,
      value.policy,
      value.rule,
      value.reason,
      value.withdrawalMessage,
      value.principal,
    ) &&
    areNumbers(value.at)
  );
}

function areStrings(...values: unknown[]): boolean {
  return values.every((value) => typeof value === "string");
}

function areBooleans(...values: unknown[]): boolean {
  return values.every((value) => typeof value === "boolean");
}

function areNumbers(...values: unknown[]): boolean {
  return values.every((value) => typeof value === "number");
}

function areOptional(type: "string" | "number" | "boolean", ...values: unknown[]): boolean {
  return values.every((value) => value === undefined || typeof value === type);
}
