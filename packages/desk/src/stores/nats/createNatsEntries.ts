import { JetStreamApiCodes } from "@nats-io/jetstream";
import { Kinds } from "mcp-host-ui/host";
import type { DeskEntry, DeskListing, StoredEntry } from "../../server/kept/store.js";
import { createEngineClock } from "../../timing/engineClock.js";
import type { StreamUse } from "./createStreamUse.js";
import { type DeskStream, hasCode, offsetOf } from "./deskStream.js";
import { readSubjects } from "./readSubjects.js";
import { fromToken, toToken } from "./subjects.js";

/** The entries of a desk as messages of a stream: when each expires, then its body. */
export interface NatsEntries {
  subjectOf(audience: string, id: string): string;
  read(stream: DeskStream, audience: string, id: string): Promise<StoredEntry | undefined>;
  list(stream: DeskStream, audience: string, since: number): Promise<DeskListing>;
  /** Writes an entry; `undefined` if the stored version is another one. */
  write(stream: DeskStream, entry: DeskEntry, replaces: number): Promise<StoredEntry | undefined>;
  /** Resolves once the server's clock was read. */
  ready(): Promise<unknown>;
  /** Reads the server's clock. */
  now(): Promise<number>;
}

const { StreamWrongLastSequence, StreamWrongLastSequenceUnknown } = JetStreamApiCodes;

/** Makes the {@link NatsEntries} of the stream of this name. */
export function createNatsEntries(name: string, { use, forget }: StreamUse): NatsEntries {
  const subjectOf = (audience: string, id: string) => `${name}.${toToken(audience)}.${toToken(id)}`;
  /** The subject of the messages by which this node reads the clock. */
  const clockSubject = subjectOf("//clock", Kinds.randomName());
  /** The last sequence of the stream that is known. */
  let latest = 0;

  /** Writes a message, reads when the server took it, and deletes it. */
  const clock = createEngineClock(() =>
    use(async ({ client, manager, offset }) => {
      const { seq } = await client.publish(clockSubject, "0\n");
      const message = await manager.streams.getMessage(name, { seq });
      manager.streams.deleteMessage(name, seq).catch(() => undefined);
      const { created } = await manager.streams.info(name);
      // Another node created the stream again.
      if (offsetOf(created) !== offset) forget();
      if (!message) throw new Error(`The stream ${name} lost a message at once.`);
      return message.time.getTime();
    }),
  );
  let reading: Promise<unknown> | undefined;

  /** Reads the text of a message; deletes the message if it has expired. */
  const readText = async (
    { manager, offset }: DeskStream,
    seq: number,
    text: string,
    names: { audience: string; id: string },
  ) => {
    const end = text.indexOf("\n");
    const expiresAt = Number(text.slice(0, end));
    const sequence = offset + seq;
    if (expiresAt > clock.now())
      return { ...names, expiresAt, body: text.slice(end + 1), version: sequence, sequence };
    // By its sequence: a message that was written anew meanwhile stays.
    await manager.streams.deleteMessage(name, seq).catch(() => undefined);
    return undefined;
  };

  const entries: NatsEntries = {
    subjectOf,
    async read(stream, audience, id) {
      const subject = subjectOf(audience, id);
      const found = await stream.manager.streams.getMessage(name, { last_by_subj: subject });
      return found ? readText(stream, found.seq, found.string(), { audience, id }) : undefined;
    },
    async list(stream, audience, since) {
      const from = since - stream.offset;
      if (from > latest) latest = (await stream.manager.streams.info(name)).state.last_seq;
      // The sequence belongs to an earlier stream, or the stream lost its last messages.
      const first = from < 0 || from > latest ? 0 : from;
      const found = await readSubjects(stream, name, `${name}.${toToken(audience)}.*`, first + 1);
      const last = found.at(-1)?.seq ?? first;
      latest = Math.max(latest, last);
      const read = await Promise.all(
        found.map(({ subject, seq, text }) =>
          readText(stream, seq, text, { audience, id: fromToken(subject.split(".")[2] ?? "") }),
        ),
      );
      const sequence = last === 0 ? 0 : stream.offset + last;
      return { entries: read.filter((entry) => entry !== undefined), sequence };
    },
    async write(stream, { audience, id, expiresAt, body }, replaces) {
      const { client, keepsFor, offset } = stream;
      const stored = await entries.read(stream, audience, id);
      if ((stored?.version ?? 0) !== replaces) return undefined;
      if (expiresAt > clock.now() + keepsFor)
        throw new RangeError(
          `The entry ${id} expires later than ${name} keeps it. Raise max_age of that stream, or keepFor before it is made.`,
        );
      const expect = { lastSubjectSequence: replaces === 0 ? 0 : replaces - offset };
      try {
        const text = `${expiresAt}\n${body}`;
        const { seq } = await client.publish(subjectOf(audience, id), text, { expect });
        latest = Math.max(latest, seq);
        return { audience, id, expiresAt, body, version: offset + seq, sequence: offset + seq };
      } catch (error) {
        if (hasCode(error, StreamWrongLastSequence, StreamWrongLastSequenceUnknown))
          return undefined;
        throw error;
      }
    },
    ready() {
      reading ??= clock.read().catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
      return reading;
    },
    async now() {
      await clock.read();
      return clock.now();
    },
  };
  return entries;
}
