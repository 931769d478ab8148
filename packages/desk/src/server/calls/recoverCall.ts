import type { DeskCore } from "../deskCore.js";
import type { KeptRecord } from "../kept/records.js";
import { callsAudience, type ParkedCallRecord } from "./callRecord.js";

/**
 * Compares this node's copy of a call with the store's. Writes the copy if the store lost the call, or went back to an earlier
 * state. Resolves to the stored call; `undefined` if the call is over and forgotten, or another node wrote first.
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
