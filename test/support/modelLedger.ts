import type { Asked, TestServer } from "@mcp-host-ui/testing";
import type { Outcome, Receipt } from "mcp-host-ui/host";
import { expect } from "vitest";
import { shippingAddress } from "./questions.js";

/** One answer that a test gave, and the receipt for it; absent while there is none. */
interface Attempt {
  readonly answer: object;
  readonly by: unknown;
  receipt?: Receipt;
  /** Whether whoever gave it went away before the receipt was there. */
  isOrphan?: boolean;
}

/** What a test itself knows of a question: what its server got, and what whoever answered was told. */
export interface LedgerEntry {
  readonly message: string;
  /** The place of the server that asked. */
  readonly server: number;
  readonly asked: Asked<unknown>;
  readonly answers: unknown[];
  readonly failures: unknown[];
  readonly attempts: Attempt[];
  /** What its host calls it; absent before it is open there. */
  id?: string | undefined;
}

/** The ways to answer a question. */
export type Action = "accept" | "decline" | "cancel";

/** Keeps an entry for each question that a test's servers ask. */
export interface Ledger {
  readonly entries: readonly LedgerEntry[];
  ask(server: TestServer, place: number): LedgerEntry;
  /** The entries whose servers have heard nothing yet. */
  waiting(): readonly LedgerEntry[];
  /** Gives an answer that no other attempt has, and keeps its receipt. */
  answer(
    entry: LedgerEntry,
    action: Action,
    send: (answer: object) => Promise<Receipt>,
    by?: unknown,
  ): Promise<void>;
  /** States that somebody went away, who will hear of nothing any more. */
  leave(by: unknown): void;
}

/** Makes a ledger without entries. */
export function createLedger(): Ledger {
  const entries: LedgerEntry[] = [];
  let attempts = 0;
  return {
    entries,
    ask(server, place) {
      const message = `Question ${entries.length + 1}`;
      const asked = server.elicit({ ...shippingAddress, message });
      const entry: LedgerEntry = {
        message,
        server: place,
        asked,
        answers: [],
        failures: [],
        attempts: [],
      };
      asked.answer.then(
        (answer) => entry.answers.push(answer),
        (error: unknown) => entry.failures.push(error),
      );
      entries.push(entry);
      return entry;
    },
    waiting: () => entries.filter((entry) => !isOver(entry)),
    async answer(entry, action, send, by) {
      attempts += 1;
      const answer =
        action === "accept" ? { action, content: { city: `City ${attempts}` } } : { action };
      const attempt: Attempt = { answer, by };
      entry.attempts.push(attempt);
      const receipt = await send(answer);
      if (!attempt.isOrphan) attempt.receipt = receipt;
    },
    leave(by) {
      for (const attempt of entries.flatMap((entry) => entry.attempts))
        if (attempt.by === by && !attempt.receipt) attempt.isOrphan = true;
    },
  };
}

/** Whether the server of a question has heard of it. */
export function isOver({ answers, failures }: LedgerEntry): boolean {
  return answers.length + failures.length > 0;
}

/**
 * Holds an entry whose server has heard of it to what everybody was told: it heard once, got the one answer that a receipt
 * says was sent, and every receipt with an outcome has that of the host. `isCut`: a receipt may have been lost on its way,
 * so that whoever gave the answer heard of its outcome alone.
 */
export function expectTrue(
  entry: LedgerEntry,
  outcome: Outcome | undefined,
  isCut: boolean = false,
): void {
  const { answers, failures, attempts } = entry;
  expect([answers.length, failures.length]).toEqual(answers.length > 0 ? [1, 0] : [0, 1]);
  const done = attempts.filter(({ receipt }) => receipt?.done);
  expect(done.length).toBeLessThanOrEqual(1);
  const [got] = answers;
  for (const { answer } of done) expect(got).toEqual(answer);
  // A question that was lost on its way is an error for its server; for whoever saw it, nothing was sent.
  if (outcome?.sent === "error") {
    expect(answers).toEqual([]);
    return;
  }
  if (outcome) expect(outcome.sent).toBe(got === undefined ? "nothing" : Object(got).action);
  for (const { receipt } of attempts) {
    if (!outcome || !receipt || !("outcome" in receipt)) continue;
    // Others took a node for dead that could write nothing for long, and cannot know what it had sent, or who ended it.
    if (!isCut || receipt.outcome?.by !== "session") expect(receipt.outcome).toEqual(outcome);
    else if (receipt.outcome.sent === "nothing")
      // What a host answers by itself, no page has a receipt for.
      expect(got === undefined || outcome.by === "host").toBe(true);
  }
  if (got === undefined || done.length > 0 || outcome?.by === "host") return;
  // Who was told nothing certain may have been heard after all.
  const unsure = attempts.filter(
    ({ receipt, isOrphan }) =>
      isOrphan ||
      (receipt?.done === false &&
        (receipt.rejection === "lost" || (isCut && receipt.rejection === "settled"))),
  );
  expect(unsure.map(({ answer }) => answer)).toContainEqual(got);
}
