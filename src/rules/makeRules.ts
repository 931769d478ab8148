import type { Receipt } from "../host/command.js";
import type { Sender } from "../host/host.js";
import type { RulesCore } from "../host/hostRules.js";
import type { Rule, RuleTerms } from "../host/rule.js";
import { isJsonObject } from "../wire/protocol/json.js";
import { randomName } from "../wire/protocol/randomName.js";
import { nameOf, nameRule } from "./nameRule.js";
import { readRule } from "./readRule.js";
import { invalid } from "./receipts.js";

/** The most rules of one command. */
const mostAtOnce = 20;

/** Makes rules of what was written, all of them or none: with a name, an id and whoever makes them. */
export function makeRules(
  core: Pick<RulesCore, "session">,
  written: unknown,
  { principal }: Sender,
): readonly Rule[] | Receipt {
  if (!Array.isArray(written) || written.length === 0 || written.length > mostAtOnce)
    return invalid(`rules must be a list of 1 to ${mostAtOnce}.`);
  const made: Rule[] = [];
  for (const one of written) {
    const reading = readRule(one);
    if (!reading.ok) return invalid(`No rule was made: ${reading.problem}.`);
    if (!canHold(core, reading.value)) return invalid("No rule was made: its session is not open.");
    made.push({
      ...reading.value,
      ...nameOf(reading.value, nameOfServer(core, reading.value)),
      id: randomName(),
      madeAt: Date.now(),
      ...(principal !== undefined && { madeBy: principal }),
    });
  }
  return made;
}

/** Makes the rule that a change leads to; `null` takes a term away. A name that said what the rule did says what it does. */
export function changeRule(
  core: Pick<RulesCore, "session">,
  before: Rule,
  change: unknown,
  { principal = before.madeBy }: Sender,
): Rule | Receipt {
  if (!isJsonObject(change)) return invalid("change must be an object.");
  const { id, madeAt, madeBy: _, name, ...terms } = before;
  const isOwn = name !== nameRule(terms, nameOfServer(core, terms));
  const merged = Object.entries({ ...terms, ...(isOwn && { name }), ...change });
  const reading = readRule(Object.fromEntries(merged.filter(([, value]) => value !== null)));
  if (!reading.ok) return invalid(`The rule was not changed: ${reading.problem}.`);
  if (!canHold(core, reading.value))
    return invalid("The rule was not changed: its session is not open.");
  return {
    ...reading.value,
    ...nameOf(reading.value, nameOfServer(core, reading.value)),
    id,
    madeAt,
    ...(principal !== undefined && { madeBy: principal }),
  };
}

/** Whether a rule has a time to hold in: one that ends with its session needs that open. */
function canHold(core: Pick<RulesCore, "session">, { expires, server = "" }: RuleTerms): boolean {
  return expires !== "session" || core.session(server)?.phase === "open";
}

function nameOfServer(core: Pick<RulesCore, "session">, { server }: RuleTerms): string | undefined {
  return server === undefined ? undefined : core.session(server)?.name;
}
