import type { StreamConfig } from "@nats-io/jetstream";

/** The settings of a stream by which it keeps messages. */
export type StreamSettings = Pick<
  StreamConfig,
  "name" | "storage" | "discard" | "max_msgs" | "max_bytes"
>;

/** Returns a sentence for each setting by which a stream may lose entries. */
export function findNatsRisks({
  name,
  storage,
  discard,
  max_msgs,
  max_bytes,
}: StreamSettings): readonly string[] {
  const risks: string[] = [];
  if (storage === "memory")
    risks.push(
      `The stream ${name} loses all that it has when its server restarts (storage memory): questions that wait would be lost. ` +
        "Make it with storage file.",
    );
  if (discard === "old" && (max_msgs > 0 || max_bytes > 0))
    risks.push(
      `The stream ${name} deletes entries of the desk when it is full (discard old): questions that wait would be lost. ` +
        "Set discard to new.",
    );
  return risks;
}
