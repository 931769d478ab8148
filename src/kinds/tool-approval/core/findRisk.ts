import type { inspectFieldSlices } from "../../../safety/fields/inspectFields.js";
import { loadFieldSlices } from "../../../safety/fields/loadFieldInspector.js";
import { placedTextsIn } from "../../../safety/fields/placedTextsIn.js";
import { findPrivateSlices } from "../../../safety/redaction/findPrivate.js";
import type { SecretKind } from "../../../safety/secrets/secretKind.js";
import { inspectTextSlices } from "../../../safety/text/inspectText.js";
import { mayHide } from "../../../safety/text/mayHide.js";
import { likeness } from "../../../safety/url/lookAlike.js";
import { type Allowance, createAllowance, isTired } from "../../../wire/protocol/allowance.js";
import { isJsonObject, type JsonObject } from "../../../wire/protocol/json.js";
import type { RequestLimits } from "../../../wire/protocol/requestLimits.js";
import { inSlices, type Sliced } from "../../../wire/protocol/sliced.js";
import type { ToolRequest, ToolRisk, ToolRiskCause } from "./toolCall.js";
import { toolClaims } from "./toolClaims.js";

/** The names and facts that a call is compared with. */
export interface RiskContext {
  /** The host's name for the server. */
  readonly server: string;
  /** The names of the other tools of all servers. */
  readonly otherTools: readonly string[];
  /** The names and titles of the tools of other servers. */
  readonly otherTitles: readonly string[];
  /** The host's names for the other servers. */
  readonly otherServers: readonly string[];
  /** Whether the definition or the server's identity changed since the user allowed the tool. */
  readonly isChanged: boolean;
  /** Whether the host's policy believes the server's claim that the tool only reads. */
  readonly believesReads: boolean;
  readonly limits: RequestLimits;
}

/** Longer texts are inspected without a search for hidden text. */
const longest = 10_000;

/** Private data that gives access to something: it counts as a credential. */
const credentials: Readonly<Record<string, SecretKind | "key">> = {
  credential: "key",
  secretUrl: "key",
  privateKey: "private-key",
  card: "card-number",
  nationalId: "national-id",
};

/** Finds the risk of a call: what its texts hide and carry, whom its names imitate, and what the server claims. */
export async function findRisk(request: ToolRequest, context: RiskContext): Promise<ToolRisk> {
  const { tool } = request;
  const claims = toolClaims(tool);
  // Thousands of short texts cost much more than their characters, so a slice ends by the clock, too.
  const inTurns = <Result>(work: (allowance: Allowance) => Sliced<Result>) => {
    const allowance = createAllowance(context.limits, () => performance.now());
    return inSlices(work(allowance), allowance);
  };
  const inspect = await loadFieldSlices();
  const { secrets, privateData } = await inTurns((allowance) =>
    findSecrets(request, inspect, allowance),
  );
  const hidden = await inTurns((allowance) => findHidden(request, allowance));
  const causes: readonly ToolRiskCause[] = [
    ...(context.isChanged ? [{ code: "changed" } as const] : []),
    ...hidden,
    ...secrets,
    ...findLikeTool(tool.name, claims.title, context),
    ...findLike("server", context.server, context.otherServers),
    ...(claims.destructive ? [{ code: "destructive" } as const] : []),
    ...(request.careful ? [{ code: "careful" } as const] : []),
  ];
  const isLow = context.believesReads && claims.readOnly === true;
  const level = causes.length > 0 ? "high" : isLow ? "low" : "normal";
  return { level, causes, privateData };
}

/** Finds the definition and the arguments that hide text, or that nest too deep to be inspected. */
function* findHidden(
  { tool, arguments: given, details = {} }: ToolRequest,
  allowance: Allowance,
): Sliced<readonly ToolRiskCause[]> {
  const places: readonly (readonly [unknown, string | undefined])[] = [
    [tool, undefined],
    ...[...Object.entries(given), ...Object.entries(details)].map(
      ([name, value]) => [{ [name]: value }, name] as const,
    ),
  ];
  const found: ToolRiskCause[] = [];
  for (const [value, argument] of places)
    if (yield* hidesText(value, allowance))
      found.push({ code: "hidden-text", ...(argument !== undefined && { argument }) });
  return found;
}

function* hidesText(value: unknown, allowance: Allowance): Sliced<boolean> {
  const texts = placedTextsIn(value, [], Number.POSITIVE_INFINITY);
  for (let next = texts.next(); ; next = texts.next()) {
    if (next.done) return !next.value;
    if (isTired(allowance)) yield;
    const { text } = next.value;
    // The search through a long text cannot rest; its inspection can.
    if (text.length <= longest && !mayHide(text)) continue;
    const { findings, isWhole } = yield* inspectTextSlices(text, [], allowance);
    if (!isWhole || findings.some(({ severity }) => severity !== "notice")) return true;
  }
}

/** Finds credentials by the shape of texts and by the names of arguments, and other private data by its shape. */
function* findSecrets(
  { tool, arguments: given }: ToolRequest,
  inspect: typeof inspectFieldSlices,
  allowance: Allowance,
): Sliced<{ secrets: readonly ToolRiskCause[]; privateData: readonly string[] }> {
  const secrets = new Map<string, ToolRiskCause>();
  const privateData = new Set<string>();
  const note = (argument: string, secret: SecretKind | "key") => {
    if (!secrets.has(argument)) secrets.set(argument, { code: "credential", secret, argument });
  };
  const named: JsonObject = Object.fromEntries(Object.keys(given).map((name) => [name, {}]));
  const declared = isJsonObject(tool.inputSchema) ? tool.inputSchema.properties : undefined;
  for (const properties of isJsonObject(declared) ? [named, declared] : [named])
    for (const { code, path } of yield* inspect({ type: "object", properties }, "", allowance)) {
      const name = String(path[2]);
      const value = Object.hasOwn(given, name) ? given[name] : undefined;
      // The code is the kind behind its prefix.
      if (code.startsWith("secret-") && isWritten(value))
        note(name, code.slice("secret-".length) as SecretKind);
    }
  for (const [argument, value] of Object.entries(given))
    for (const { text } of placedTextsIn(value, [], Number.POSITIVE_INFINITY))
      for (const { kind } of yield* findPrivateSlices(text, allowance)) {
        const secret = Object.hasOwn(credentials, kind) ? credentials[kind] : undefined;
        if (secret) note(argument, secret);
        else privateData.add(kind);
      }
  return { secrets: [...secrets.values()], privateData: [...privateData] };
}

/** Whether an argument holds something that could be a secret: a yes or no is none, whatever its name is. */
function isWritten(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "" && typeof value !== "boolean";
}

/** Compares the tool's name with other names, or else the title that the user reads with the tools of other servers. */
function findLikeTool(
  name: string,
  title: string | undefined,
  { otherTools, otherTitles }: RiskContext,
): readonly ToolRiskCause[] {
  const found = findLike("tool", name, otherTools);
  if (found.length > 0) return found;
  const shown = title ?? name;
  // Servers share plain titles, whatever their capitals: only a title that reads the same and is another one deceives.
  const others = otherTitles.filter((other) => other.toLowerCase() !== shown.toLowerCase());
  return findLike("tool", shown, others);
}

function findLike(
  of: "tool" | "server",
  name: string,
  others: readonly string[],
): readonly ToolRiskCause[] {
  const like = others.find((other) => other !== name && likeness(name, other) === "looks");
  return like === undefined ? [] : [{ code: "look-alike", of, name, like }];
}
