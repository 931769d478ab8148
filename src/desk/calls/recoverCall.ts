import type { DeskCore } from "../deskCore.js";
import type { KeptRecord } from "../records.js";
import { callsAudience, type ParkedCallRecord } from "./callRecord.js";

/**
 * Compares a call as this node knows it with what the store has. Writes it again where the store lost it, or went back to an
 * earlier state. Resolves to where the call stands then; `undefined` where it is over and forgotten, or another node was first.
 */
export async function recoverCall(
  { records, report }: DeskCore,
  known: KeptRecord<ParkedCallRecord>,
): Promise<KeptRecord | undefined> {
  const { id, record, sequence, expiresAt } = known;
  const stored = await records.read(callsAudience, id);
  if (stored && stored.sequence >= sequence) return stored;
  if (!stored && record.stage === "over") return undefined;
  report(new Error(`The store lost where the parked call ${id} stood. The desk writes it again.`));
  return records.replace(callsAudience, id, record, expiresAt);
}
