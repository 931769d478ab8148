import type { ArgumentMark, KindFacts } from "../../../host/ruling.js";
import { canonicalJson } from "../../../schema/sameJson.js";
import type { JsonObject } from "../../../wire/protocol/json.js";
import { sha256 } from "../../../wire/protocol/sha256.js";
import { type ToolQuestion, type ToolRequest, toolApprovalName } from "./toolCall.js";

/** Returns the facts of a call that rules are compared with. At the high risk a rule can only deny. */
export function toolFacts({ request, detail }: ToolQuestion): KindFacts {
  const { name } = request.tool;
  return {
    subject: toolApprovalName,
    tool: name,
    isAboutTool: true,
    tools: [{ name, sha256: detail.digest }],
    arguments: marksOf(request),
    ...(detail.askEachTime && { asksEachTime: true as const }),
    may: detail.risk.level === "high" ? ["deny"] : ["allow", "deny"],
  };
}

/** A call is compared with rules again and again. */
const known = new WeakMap<JsonObject, readonly ArgumentMark[]>();

function marksOf({ arguments: given }: ToolRequest): readonly ArgumentMark[] {
  const marks =
    known.get(given) ??
    Object.entries(given).map(([name, value]) => ({
      name,
      sha256: sha256(canonicalJson(value)),
      ...(typeof value === "string" && placeOf(value)),
    }));
  known.set(given, marks);
  return marks;
}

const aPath = /^(?:file:\/\/)?(?:\/|[a-z]:[\\/])/iu;
/** A path that means another one than it says lies within no folder. */
const misleading = /(?:^|[\\/])\.{1,2}(?:[\\/]|$)|%|\0/u;

function placeOf(text: string): Pick<ArgumentMark, "within" | "origin"> {
  if (/^https?:\/\//iu.test(text)) {
    const origin = URL.canParse(text) ? new URL(text).origin : "null";
    return origin === "null" ? {} : { origin: sha256(origin) };
  }
  if (!aPath.test(text) || misleading.test(text) || text.length > longestPath) return {};
  const folders: string[] = [];
  for (const { index } of text.matchAll(/[\\/]/gu)) folders.push(text.slice(0, index) || "/");
  const whole = text.replace(/[\\/]+$/u, "") || "/";
  return { within: [...new Set([...folders, whole])].map(sha256) };
}

const longestPath = 4_096;
