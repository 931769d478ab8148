import type { DeskStream } from "./deskStream.js";

/**
 * Deletes what a stream holds of one subject. By its sequence: after `purge` of a subject a consumer leaves out what was written to
 * others before (nats-server 2.9.10).
 */
export async function deleteSubject(
  { manager }: DeskStream,
  name: string,
  subject: string,
): Promise<void> {
  let refused: { readonly seq: number; readonly error: unknown } | undefined;
  for (;;) {
    const found = await manager.streams.getMessage(name, { last_by_subj: subject });
    if (!found) return;
    const { seq } = found;
    // One that was written anew meanwhile is no longer there to be deleted.
    if (seq === refused?.seq) throw refused.error;
    refused = undefined;
    await manager.streams.deleteMessage(name, seq).catch((error: unknown) => {
      refused = { seq, error };
    });
  }
}
