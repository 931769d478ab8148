import { JetStreamApiCodes } from "@nats-io/jetstream";
import type { DeskEntry, DeskStore, StoredEntry } from "../../store.js";
import { createWatch } from "../createWatch.js";
import { deleteSubject } from "./deleteSubject.js";
import { type DeskStream, hasCode, type NatsConnection, openDeskStream } from "./deskStream.js";
import { openNatsChannels } from "./openNatsChannels.js";
import { readSubjects } from "./readSubjects.js";
import { fromToken, toToken } from "./subjects.js";

/** Options of `natsDesk`. */
export interface NatsDeskOptions {
  /**
   * The name of its stream, with which all subjects begin.
   * @default "mcp-desk"
   */
  readonly name?: string;
  /**
   * The number of servers that keep the stream, where it is made.
   * @default 1
   */
  readonly replicas?: number;
  /**
   * The longest that the stream keeps an entry, in milliseconds, where it is made; a write that should be kept for longer throws.
   * @default 30 days
   */
  readonly keepFor?: number;
}

const { StreamWrongLastSequence, StreamWrongLastSequenceUnknown } = JetStreamApiCodes;
const month = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps a desk's entries in a stream of NATS JetStream, which is made where it is missing. Whoever reads entries that have
 * expired deletes them; the stream deletes those that nobody reads after `keepFor`.
 */
export function natsDesk(connection: NatsConnection, options: NatsDeskOptions = {}): DeskStore {
  const { name = "mcp-desk", replicas = 1, keepFor = month } = options;
  let opening: Promise<DeskStream> | undefined;
  const open = () => {
    opening ??= openDeskStream(connection, { name, replicas, keepFor }).catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const subjectOf = (audience: string, id: string) => `${name}.${toToken(audience)}.${toToken(id)}`;

  /** Reads the text of a message; deletes the message if it has expired. */
  const readText = async (seq: number, text: string, names: { audience: string; id: string }) => {
    const end = text.indexOf("\n");
    const expiresAt = Number(text.slice(0, end));
    if (expiresAt > Date.now())
      return { ...names, expiresAt, body: text.slice(end + 1), version: seq, sequence: seq };
    // By its sequence: a message that was written anew meanwhile stays.
    await (await open()).manager.streams.deleteMessage(name, seq).catch(() => undefined);
    return undefined;
  };

  const get = async (audience: string, id: string): Promise<StoredEntry | undefined> => {
    const { manager } = await open();
    const found = await manager.streams.getMessage(name, { last_by_subj: subjectOf(audience, id) });
    return found ? readText(found.seq, found.string(), { audience, id }) : undefined;
  };

  const write = async ({ audience, id, expiresAt, body }: DeskEntry, replaces: number) => {
    const { client, keepsFor } = await open();
    if (expiresAt > Date.now() + keepsFor)
      throw new RangeError(
        `The entry ${id} expires later than ${name} keeps it. Raise max_age of that stream, or keepFor before it is made.`,
      );
    const text = `${expiresAt}\n${body}`;
    const expect = { lastSubjectSequence: replaces };
    const { seq } = await client.publish(subjectOf(audience, id), text, { expect });
    return { audience, id, expiresAt, body, version: seq, sequence: seq };
  };

  return {
    async put(entry, replaces) {
      const stored = await get(entry.audience, entry.id);
      if ((stored?.version ?? 0) !== replaces) return undefined;
      return write(entry, replaces).catch((error: unknown) => {
        if (hasCode(error, StreamWrongLastSequence, StreamWrongLastSequenceUnknown))
          return undefined;
        throw error;
      });
    },
    get,
    async list(audience, since = 0) {
      const subjects = `${name}.${toToken(audience)}.*`;
      const found = await readSubjects(await open(), name, subjects, since + 1);
      const entries = await Promise.all(
        found.map(({ subject, seq, text }) =>
          readText(seq, text, { audience, id: fromToken(subject.split(".")[2] ?? "") }),
        ),
      );
      return {
        entries: entries.filter((entry) => entry !== undefined),
        sequence: found.at(-1)?.seq ?? since,
      };
    },
    watch: createWatch({
      nameChannel: toToken,
      open: async (hear) => openNatsChannels(await open(), name, hear),
    }),
    async drop(audience, id) {
      await deleteSubject(await open(), name, subjectOf(audience, id));
    },
  };
}
