import type { Inspector } from "../../safety/createInspector.js";
import { isTyped } from "../../safety/fields/isTyped.js";
import { inspectLoading, loadNameInspector } from "../../safety/fields/loadFieldInspector.js";
import type { Finding } from "../../safety/finding.js";
import type { Field } from "../../schema/field.js";
import type { Allowance } from "../../wire/protocol/allowance.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import { isJsonObject, type JsonObject } from "../../wire/protocol/json.js";
import type { RequestLimits } from "../../wire/protocol/requestLimits.js";
import { type Entry, isSameEntry, startingEntry } from "./entry.js";

/** The findings in a form, sorted by where they are shown. */
export interface FormInspection {
  /** Whether it is under way, done, or could not be done. */
  readonly phase: "pending" | "done" | "failed";
  /** The findings shown beside a field, by the field's id. */
  readonly byField: ReadonlyMap<string, readonly Finding[]>;
  /** The findings shown for the form as a whole, hidden text anywhere in it among them. */
  readonly rest: readonly Finding[];
  /** Whether what is written as JSON names a secret; absent while that cannot be told. */
  readonly namesSecret?: (text: string) => boolean;
}

/** The part of an inspector that a form needs. */
export type FormInspector = Pick<Inspector, "inspectFields">;

/** Nothing is known yet. */
export const uninspected: FormInspection = { phase: "pending", byField: new Map(), rest: [] };

const longestWait = 5_000;

function ours(allowance: Allowance): FormInspector {
  return {
    inspectFields: (schema, message = "") =>
      isJsonObject(schema) ? inspectOnce(schema, message, allowance) : Promise.resolve([]),
  };
}

interface Inspected {
  readonly message: string;
  readonly finding: Promise<readonly Finding[]>;
  found?: readonly Finding[];
}

/** The requests inspected before: the form asks, and so does the host for each draft and answer. */
const inspected = new WeakMap<JsonObject, Inspected>();
let namesSecret: FormInspection["namesSecret"];

function inspectOnce(
  schema: JsonObject,
  message: string,
  allowance: Allowance,
): Promise<readonly Finding[]> {
  const known = inspected.get(schema);
  if (known?.message === message) return known.finding;
  const inspect = async () => {
    try {
      const found = await inspectLoading(schema, message, allowance);
      inspecting.found = found;
      return found;
    } catch (error) {
      inspected.delete(schema);
      throw error;
    }
  };
  const inspecting: Inspected = { message, finding: Promise.resolve().then(inspect) };
  inspected.set(schema, inspecting);
  return inspecting.finding;
}

/** The library's inspection of a form, if it is known already. */
export function knownInspection(
  { requestedSchema, message }: ElicitFormRequest,
  fields: readonly Field[],
): FormInspection | undefined {
  const known = inspected.get(requestedSchema);
  if (known?.found === undefined || known.message !== message) return undefined;
  if (namesSecret) return { ...sortFindings(known.found, fields), namesSecret };
  return fields.some(({ kind }) => kind === "json") ? undefined : sortFindings(known.found, fields);
}

async function loadNames(): Promise<NonNullable<FormInspection["namesSecret"]>> {
  namesSecret = await loadNameInspector();
  return namesSecret;
}

/** The limits of a request, of whose steps some are taken already. */
function limitsLeft({ limits, left }: Allowance): RequestLimits {
  return { ...limits, steps: Math.max(0, left) };
}

/** Inspects a form; where that fails or takes too long, the one finding says so. */
export async function inspectForm(
  { requestedSchema, message }: ElicitFormRequest,
  fields: readonly Field[],
  allowance: Allowance,
  inspector: FormInspector = ours(allowance),
): Promise<FormInspection> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isWritten = fields.some(({ kind }) => kind === "json");
  try {
    const found = await Promise.race([
      Promise.all([
        inspector.inspectFields(requestedSchema, message, limitsLeft(allowance)),
        isWritten ? loadNames() : undefined,
      ]),
      new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), longestWait);
      }),
    ]);
    if (!found) return unavailable();
    const [findings, namesSecret] = found;
    return { ...sortFindings(findings, fields), ...(namesSecret && { namesSecret }) };
  } catch {
    return unavailable();
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a field asks for a secret. */
export function asksForSecret({ byField }: FormInspection, { id }: Field): boolean {
  return byField.get(id)?.some(isSecret) ?? false;
}

/**
 * Whether what a field holds counts as secret: what it asks for, what is written into it as JSON, and whatever was not
 * inspected. While the inspection is under way that is what was typed so far.
 */
export function countsAsSecret(inspection: FormInspection, field: Field, entry: Entry): boolean {
  if (!isTyped(field)) return false;
  const { phase, byField, namesSecret } = inspection;
  if (phase === "failed") return true;
  if (byField.get(field.id)?.some(keepsItSecret)) return true;
  const isInspected = phase === "done" && (field.kind !== "json" || namesSecret !== undefined);
  if (!isInspected) return !isSameEntry(entry, startingEntry(field));
  return field.kind === "json" && typeof entry === "string" && (namesSecret?.(entry) ?? true);
}

/** Whether a finding is why a field's content counts as secret: it asks for one, or could not be inspected. */
export function keepsItSecret(finding: Finding): boolean {
  return isSecret(finding) || finding.code === "not-inspected";
}

/** Whether a finding says that a secret is asked for. */
export function isSecret({ code }: Finding): boolean {
  return code.startsWith("secret-");
}

/** Whether a finding is grave enough that nobody should answer lightly. */
export function isDanger({ severity }: Finding): boolean {
  return severity === "danger" || severity === "refuse";
}

/** Whether anything in a form is a danger. */
export function hasDanger({ byField, rest }: FormInspection): boolean {
  return rest.some(isDanger) || [...byField.values()].some((findings) => findings.some(isDanger));
}

function sortFindings(found: readonly Finding[], fields: readonly Field[]): FormInspection {
  const idOf = new Map(fields.map(({ name, id }) => [name, id]));
  const byField = new Map<string, Finding[]>();
  const rest: Finding[] = [];
  for (const finding of found) {
    const [root, properties, name] = finding.path;
    const isAboutField = isSecret(finding) || finding.path.length === 3;
    const isInForm = root === "requestedSchema" && properties === "properties" && isAboutField;
    const id = isInForm ? idOf.get(String(name)) : undefined;
    if (id === undefined) rest.push(finding);
    else byField.set(id, [...(byField.get(id) ?? []), finding]);
  }
  return { phase: "done", byField, rest };
}

/** The same with a warning that answers to the form cannot be checked completely. */
export function withPartlyChecked(inspection: FormInspection): FormInspection {
  const finding: Finding = {
    code: "partly-checked",
    severity: "warning",
    path: ["requestedSchema"],
    params: {},
  };
  return { ...inspection, rest: [...inspection.rest, finding] };
}

function unavailable(): FormInspection {
  const finding: Finding = {
    code: "inspection-unavailable",
    severity: "warning",
    path: ["requestedSchema"],
    params: { what: "form" },
  };
  return { phase: "failed", byField: new Map(), rest: [finding] };
}
