import type { HostKind } from "mcp-host-ui/host";
import { type DeskCore, isQuestion, settled } from "../deskCore.js";
import type { DeskReply } from "../kept/deskRecord.js";
import type { AskingCall } from "./roundQuestions.js";

/** Gives the questions of a round that nobody has answered in time the reply that they would get in one page. */
export async function expireRound(
  { records, clock }: DeskCore,
  kinds: readonly HostKind[],
  { audience, questions }: AskingCall,
): Promise<void> {
  for (const { id, method } of questions) {
    const reply = await fallbackOf(method, kinds);
    await records.change(audience, id, (kept) => {
      if (!isQuestion(kept) || kept.record.phase !== "open") return undefined;
      const at = clock.now();
      const outcome = { sent: reply.sent, by: "host", cause: "deadline", at } as const;
      const record = { ...settled(kept.record, { outcome }), winner: { key: "", reply } };
      return { record, expiresAt: kept.expiresAt };
    });
  }
}

async function fallbackOf(method: string, kinds: readonly HostKind[]): Promise<DeskReply> {
  for (const kind of kinds) {
    const fallback = (await kind.wire?.())?.[method]?.fallback;
    if (fallback) return { sent: fallback.sent, result: fallback.result };
  }
  return {
    sent: "error",
    error: { code: -32603, message: `Nobody answered ${method.slice(0, 100)} in time.` },
  };
}
