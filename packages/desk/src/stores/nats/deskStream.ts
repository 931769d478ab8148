import {
  DiscardPolicy,
  JetStreamApiCodes,
  JetStreamApiError,
  type JetStreamManager,
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  type StreamConfig,
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
  readonly config: StreamConfig;
  /** The age at which it deletes a message, in milliseconds. */
  readonly keepsFor: number;
  /** Added to its sequences, so that those of a stream that is made anew are larger than all of the one before. */
  readonly offset: number;
}

const nanoseconds = 1_000_000;

/** More messages than a stream takes within a millisecond. */
const sequencesPerMillisecond = 1_000;

/** Opens the stream of a desk; creates it where it is missing. */
export async function openDeskStream(
  connection: NatsConnection,
  { name, replicas, keepFor }: DeskStreamConfig,
): Promise<DeskStream> {
  const manager = await jetstreamManager(connection);
  const { config, created } = await manager.streams.info(name).catch((error: unknown) => {
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
  return {
    client: jetstream(connection),
    manager,
    config,
    keepsFor,
    offset: offsetOf(created),
  };
}

/** Reads the offset of a stream's sequences from when it was made. */
export function offsetOf(created: string): number {
  return Date.parse(created) * sequencesPerMillisecond;
}

/** Whether JetStream refused something with one of some codes. */
export function hasCode(error: unknown, ...codes: readonly number[]): boolean {
  return error instanceof JetStreamApiError && codes.includes(error.code);
}
