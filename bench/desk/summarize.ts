import type { Sent } from "./openTab.ts";
import type { Received } from "./startAsker.ts";

/** Compares what tabs sent with what servers received, and says how long both took. */
export function summarize(
  sent: readonly Sent[],
  received: readonly Received[],
  milliseconds: number,
) {
  const sentBy = new Map(sent.map((one) => [one.by, one]));
  const byOf = ({ content }: Received) =>
    typeof content === "object" && content !== null && "by" in content ? String(content.by) : "";
  const counts = new Map<string, number>();
  for (const { question } of received) counts.set(question, (counts.get(question) ?? 0) + 1);
  const arrived = new Set(received.map(byOf));
  const matched = received.flatMap((one) => {
    const by = sentBy.get(byOf(one));
    return by ? [{ ...one, shownAt: by.shownAt }] : [];
  });
  return {
    received: received.length,
    twice: [...counts.values()].filter((count) => count > 1).length,
    // A tab says that it sent an answer, and no server has it.
    "lost after a receipt": sent.filter(({ by, receipt }) => receipt.done && !arrived.has(by))
      .length,
    // A server has an answer that no tab sent: those whose receipt has not come back are still among the tabs'.
    invented: received.filter((one) => !/^(?:tab|page) /.test(byOf(one))).length,
    "questions/s": Math.round((received.length * 1000) / milliseconds),
    ...percentiles(
      "shown",
      matched.map(({ askedAt, shownAt }) => shownAt - askedAt),
    ),
    ...percentiles(
      "result",
      matched.map(({ shownAt, receivedAt }) => receivedAt - shownAt),
    ),
  };
}

function percentiles(name: string, values: number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { [`${name} p50 ms`]: at(0.5), [`${name} p99 ms`]: at(0.99) };
}
