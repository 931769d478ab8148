import type { Receipt } from "mcp-host-ui/host";
import type { Json } from "mcp-host-ui/schema";
import { type DeskCore, isGeneration, isQuestion } from "../deskCore.js";
import { refusedAs, settledBy, unknownQuestion } from "../receipts.js";
import { type DeskGeneration, generationOf, isOver } from "./deskGeneration.js";

/** A page's request to a model of the desk. */
export interface ModelRequest {
  /** The question that it is for. */
  readonly id: string;
  readonly key: string;
  readonly request: Json;
  readonly model?: string;
}

/** Asks the node where a question waits to have its model write; the page hears by its feed what becomes of it. */
export async function askDeskModel(
  { records, clock, keepReceipts }: DeskCore,
  audience: string,
  { id, key, request, model }: ModelRequest,
  most: number,
): Promise<Receipt> {
  const asked = await records.read(audience, id);
  if (!asked || !isQuestion(asked)) return unknownQuestion(id);
  if (asked.record.phase !== "open") return settledBy(asked.record.outcome);
  if (asked.record.parked !== undefined)
    return refusedAs("The desk has no model for a parked call: give the page's host one.");
  for (;;) {
    const kept = await records.read(audience, generationOf(id));
    const keys = kept && isGeneration(kept) ? kept.record.keys : [];
    if (keys.includes(key)) return { done: true };
    if (keys.length >= most) return refusedAs("A model was asked too often for this question.");
    const generation: DeskGeneration = {
      type: "generation",
      question: id,
      key,
      keys: [...keys, key],
      phase: "asked",
      request,
      ...(model !== undefined && { model }),
      text: "",
    };
    const at = { replaces: kept?.version ?? 0, expiresAt: clock.now() + keepReceipts };
    if (await records.put(audience, generationOf(id), generation, at)) return { done: true };
  }
}

/** Tells the node where a model writes that nobody wants it any more. */
export async function stopModel(
  { records }: DeskCore,
  audience: string,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Receipt> {
  await records.change(audience, generationOf(id), (kept) => {
    if (!isGeneration(kept) || kept.record.key !== key || isOver(kept.record)) return undefined;
    const { request: _, model: __, ...record } = kept.record;
    return { record: { ...record, phase: "stopped" }, expiresAt: kept.expiresAt };
  });
  return { done: true };
}
