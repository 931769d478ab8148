import type { RuleInput } from "mcp-host-ui/rules";

/** What a request is about, as the test made it. */
export interface Made {
  readonly subject: "sampling" | "roots" | "elicitation/form" | "elicitation/url";
  readonly server: string;
  readonly model?: string;
  readonly maxTokens?: number;
  readonly tools?: readonly string[];
  readonly media?: readonly string[];
  readonly system?: string;
  /** The model that the server's one hint names. */
  readonly hint?: string;
}

/** A rule as the test made it: nothing here is read from the host. */
export interface KnownRule {
  readonly id: string;
  readonly host: number;
  input: RuleInput;
  isGone: boolean;
  total: number;
  readonly times: number[];
}

/** What the test knows about tools and system prompts by their hashes. */
export type NameOfHash = (sha256: string) => string | undefined;

/** The rules that may decide, by brute force and in other words than the host's: of those that fit, the closest, the strictest. */
export function expected(
  rules: readonly KnownRule[],
  made: Made,
  step: "request" | "response" | "only",
  world: {
    readonly host: number;
    readonly now: number;
    readonly isStopped: boolean;
    readonly asksEachTime: boolean;
    readonly isOpen: (server: string) => boolean;
    readonly nameOf: NameOfHash;
  },
): { readonly effect: "allow" | "deny" | "ask"; readonly rules: readonly KnownRule[] } {
  const none = { effect: "ask" as const, rules: [] };
  if (world.isStopped || (world.asksEachTime && made.subject === "sampling")) return none;
  const subject = step === "only" ? made.subject : `${made.subject}/${step}`;
  const fitting = rules.filter((rule) => {
    const { input, total, times, isGone, host } = rule;
    if (isGone || input.paused || input.subject !== subject) return false;
    if (input.server !== undefined && input.server !== made.server) return false;
    const expires = input.expires ?? "session";
    if (expires === "session" && (host !== world.host || !world.isOpen(input.server ?? "")))
      return false;
    if (typeof expires === "number" && world.now >= expires) return false;
    if (input.uses !== undefined && total >= input.uses) return false;
    const recent = times.filter((time) => world.now - time < 3_600_000).length;
    if (input.perHour !== undefined && recent >= input.perHour) return false;
    return isWithin(input, made, step, world.nameOf);
  });
  const closest = Math.max(...fitting.map(closeness));
  const nearest = fitting.filter((rule) => closeness(rule) === closest);
  for (const effect of ["deny", "ask", "allow"] as const) {
    const found = nearest.filter(({ input }) => input.effect === effect);
    if (found.length > 0) return { effect, rules: found };
  }
  return none;
}

function closeness({ input }: KnownRule): number {
  return input.server === undefined ? 0 : 1;
}

function isWithin(
  input: RuleInput,
  made: Made,
  step: "request" | "response" | "only",
  nameOf: NameOfHash,
): boolean {
  if (made.subject !== "sampling") return true;
  const rest = input.effect === "allow" ? "none" : "any";
  const { tools = rest, media = rest, systemPrompt = rest, extras = rest } = input;
  const listed = typeof extras === "object" ? extras.map(({ sha256 }) => nameOf(sha256)) : [];
  if (input.model === undefined && extras !== "any" && !listed.includes(made.hint)) return false;
  const asked = step === "response" ? [] : (made.tools ?? []);
  const shown = step === "response" ? [] : (made.media ?? []);
  if (input.model !== undefined && input.model !== made.model) return false;
  if (input.maxTokens !== undefined && (made.maxTokens ?? 0) > input.maxTokens) return false;
  if (tools === "none" && asked.length > 0) return false;
  if (typeof tools === "object") {
    const listed = tools.map(({ sha256 }) => nameOf(sha256));
    if (asked.some((tool) => !listed.includes(tool))) return false;
  }
  if (media === "none" && shown.length > 0) return false;
  if (typeof media === "object" && shown.some((one) => !media.some((other) => other === one)))
    return false;
  if (systemPrompt === "none" && made.system !== undefined) return false;
  return typeof systemPrompt === "object"
    ? made.system !== undefined && nameOf(systemPrompt.sha256) === made.system
    : true;
}
