import {
  DeliverPolicy,
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
} from "@nats-io/jetstream";

/** A connection to NATS, as `connect` of `@nats-io/transport-node` and its like for other runtimes return it. */
export type NatsConnection = Parameters<typeof jetstream>[0];

/** Settings of a desk's stream, for where it has to be made. */
export interface DeskStreamConfig {
  readonly name: string;
  readonly replicas: number;
  readonly keepFor: number;
}

/** The stream of a desk, which holds the last message of each subject. */
export interface DeskStream {
  readonly client: ReturnType<typeof jetstream>;
  readonly manager: JetStreamManager;
  /** The age at which it deletes a message, in milliseconds. */
  readonly keepsFor: number;
}

const nanoseconds = 1_000_000;

/** Opens the stream of a desk; creates it where it is missing. */
export async function openDeskStream(
  connection: NatsConnection,
  { name, replicas, keepFor }: DeskStreamConfig,
): Promise<DeskStream> {
  const manager = await jetstreamManager(connection);
  const { config } = await manager.streams.info(name).catch((error: unknown) => {
    if (!hasCode(error, JetStreamApiCodes.StreamNotFound)) throw error;
    return manager.streams.add({
      name,
      subjects: [`${name}.>`],
      max_msgs_per_subject: 1,
      max_age: keepFor * nanoseconds,
      num_replicas: replicas,
      retention: RetentionPolicy.Limits,
      discard: DiscardPolicy.New,
    });
  });
  const keepsFor = config.max_age === 0 ? Number.POSITIVE_INFINITY : config.max_age / nanoseconds;
  return { client: jetstream(connection), manager, keepsFor };
}

/** A message of a desk's stream. */
export interface StreamMessage {
  readonly subject: string;
  readonly seq: number;
  readonly text: string;
}

/** The longest that a reader waits for a message that was deleted before it came, in milliseconds: the least that the client takes. */
const shortestWait = 1_000;

/** So many messages are asked for one by one: most often one or none is new, for which no consumer need be made. */
const few = 8;

/** Reads what a stream holds of some subjects from a sequence on: each once, as it was written last. */
export async function readSubjects(
  { client, manager }: DeskStream,
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
  /** Reads from a sequence on; resolves to where to go on, or `undefined` where nothing is left. */
  const readFrom = async (start: number): Promise<number | undefined> => {
    const consumer = await client.consumers.get(name, {
      filter_subjects: subjects,
      deliver_policy: DeliverPolicy.StartSequence,
      opt_start_seq: start,
    });
    try {
      // As many as there were when the consumer was made, less what was deleted since, more what was written.
      let { num_pending: left } = await consumer.info(true);
      if (left === 0) return undefined;
      let next = start;
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
  };
  let next: number | undefined = first;
  for (let read = 0; read < few; read += 1) {
    const query = { seq: next, next_by_subj: subjects };
    const message = await manager.streams.getMessage(name, query);
    if (!message) return [...found.values()];
    const { subject, seq } = message;
    note({ subject, seq, text: message.string() });
    next = seq + 1;
  }
  // A count that is wrong twice where nothing came is the server's own mistake.
  for (let empty = 0; next !== undefined && empty < 2; ) {
    const after = await readFrom(next);
    empty = after === next ? empty + 1 : 0;
    next = after;
  }
  return [...found.values()];
}

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

/** Whether JetStream refused something with one of some codes. */
export function hasCode(error: unknown, ...codes: readonly number[]): boolean {
  return error instanceof JetStreamApiError && codes.includes(error.code);
}
