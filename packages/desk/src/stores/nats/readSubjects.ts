import { DeliverPolicy } from "@nats-io/jetstream";
import type { DeskStream } from "./deskStream.js";

/** A message of a desk's stream. */
export interface StreamMessage {
  readonly subject: string;
  readonly seq: number;
  readonly text: string;
}

/** So many messages are asked for one by one: most often one or none is new, for which no consumer need be made. */
const few = 8;

/** The longest that a reader waits for a message that was deleted before it came, in milliseconds: the least that the client takes. */
const shortestWait = 1_000;

interface Reading {
  readonly stream: DeskStream;
  /** The name of the stream. */
  readonly name: string;
  readonly subjects: string;
  readonly note: (message: StreamMessage) => void;
}

/** Reads what a stream holds of some subjects from a sequence on: each once, as it was written last. */
export async function readSubjects(
  stream: DeskStream,
  name: string,
  subjects: string,
  first: number,
): Promise<readonly StreamMessage[]> {
  const found = new Map<string, StreamMessage>();
  const note = (message: StreamMessage) => {
    // One that is written anew while others are read comes twice, and stands where it was written last.
    found.delete(message.subject);
    found.set(message.subject, message);
  };
  const reading = { stream, name, subjects, note };
  let next = await readFew(reading, first);
  // A count that is wrong twice where nothing came is the server's own mistake.
  for (let empty = 0; next !== undefined && empty < 2; ) {
    const after = await readMany(reading, next);
    empty = after === next ? empty + 1 : 0;
    next = after;
  }
  return [...found.values()];
}

/** Reads one message after the other; resolves to where to go on, or `undefined` where nothing is left. */
async function readFew(
  { stream: { manager }, name, subjects, note }: Reading,
  first: number,
): Promise<number | undefined> {
  let next = first;
  for (let read = 0; read < few; read += 1) {
    const query = { seq: next, next_by_subj: subjects };
    const message = await manager.streams.getMessage(name, query);
    if (!message) return undefined;
    const { subject, seq } = message;
    note({ subject, seq, text: message.string() });
    next = seq + 1;
  }
  return next;
}

/** Reads by a consumer as many as there are when it is made; resolves to where to go on, or `undefined` where nothing is left. */
async function readMany(
  { stream: { client }, name, subjects, note }: Reading,
  first: number,
): Promise<number | undefined> {
  const consumer = await client.consumers.get(name, {
    filter_subjects: subjects,
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: first,
  });
  try {
    // Less what is deleted, more what is written from here on.
    let { num_pending: left } = await consumer.info(true);
    if (left === 0) return undefined;
    let next = first;
    const messages = await consumer.fetch({ max_messages: left, expires: shortestWait });
    for await (const message of messages) {
      const { subject, seq } = message;
      note({ subject, seq, text: message.string() });
      next = seq + 1;
      left -= 1;
      if (message.info.pending === 0) return left === 0 ? undefined : next;
    }
    return next;
  } finally {
    // It goes by itself, too, though later.
    consumer.delete().catch(() => undefined);
  }
}
