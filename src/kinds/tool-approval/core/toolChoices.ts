import { isJsonObject } from "../../../wire/protocol/json.js";

/** An option that an agent harness offers the user, in the terms of the Agent Client Protocol's permission options. */
export interface ToolChoice {
  /** The harness's id for the option: the decision names it. */
  readonly id: string;
  /** The harness's text for the option. */
  readonly label: string;
  /** The effect of the option. The harness, not this host, remembers an `always`. */
  readonly kind: "allow-once" | "allow-always" | "reject-once" | "reject-always";
}

const effects = {
  "allow-once": "allow",
  "allow-always": "allow",
  "reject-once": "deny",
  "reject-always": "deny",
} as const satisfies Record<ToolChoice["kind"], "allow" | "deny">;

/** Returns whether an option allows or denies the call. */
export function effectOf({ kind }: ToolChoice): "allow" | "deny" {
  return effects[kind];
}

/** Whether the harness remembers an option: it takes a second step. */
export function isLasting({ kind }: ToolChoice): boolean {
  return kind === "allow-always" || kind === "reject-always";
}

/** Returns the option that a plain allow or deny stands for: the first that lasts once. */
export function plainChoice(
  choices: readonly ToolChoice[] | undefined,
  effect: "allow" | "deny",
): ToolChoice | undefined {
  return choices?.find((choice) => effectOf(choice) === effect && !isLasting(choice));
}

/** Whether the user can allow or deny a call plainly: always, unless a harness offers only other options. */
export function isPlain(
  choices: readonly ToolChoice[] | undefined,
  effect: "allow" | "deny",
): boolean {
  return choices === undefined || plainChoice(choices, effect) !== undefined;
}

/** Returns the member by which a decision names a plain choice; empty without one. */
export function naming(choice: ToolChoice | undefined): { readonly choice?: string } {
  return choice ? { choice: choice.id } : {};
}

/** Explains why a value is no list of options; `undefined` for a list with at least one option and distinct ids. */
export function findChoiceProblem(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length === 0 || !value.every(isChoice))
    return "its choices are no list of { id, label, kind }";
  return new Set(value.map(({ id }) => id)).size === value.length
    ? undefined
    : "two of its choices have the same id";
}

function isChoice(value: unknown): value is ToolChoice {
  if (!isJsonObject(value)) return false;
  const { id, label, kind } = value;
  return (
    typeof id === "string" &&
    typeof label === "string" &&
    typeof kind === "string" &&
    Object.hasOwn(effects, kind)
  );
}
