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

/** Reads what a stream holds of some subjects from a sequence on. */
export async function readSubjects(
  { client }: DeskStream,
  name: string,
  subjects: string,
  first: number,
): Promise<readonly { subject: string; seq: number; text: string }[]> {
  const consumer = await client.consumers.get(name, {
    filter_subjects: subjects,
    deliver_policy: DeliverPolicy.StartSequence,
    opt_start_seq: first,
  });
  try {
    const { num_pending } = await consumer.info(true);
    if (num_pending === 0) return [];
    const found = [];
    for await (const message of await consumer.fetch({ max_messages: num_pending })) {
      const { subject, seq } = message;
      found.push({ subject, seq, text: message.string() });
      if (message.info.pending === 0) break;
    }
    return found;
  } finally {
    // It goes by itself, too, though later.
    consumer.delete().catch(() => undefined);
  }
}

/** Whether JetStream refused something with one of some codes. */
export function hasCode(error: unknown, ...codes: readonly number[]): boolean {
  return error instanceof JetStreamApiError && codes.includes(error.code);
}
