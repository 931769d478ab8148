import { Kinds } from "mcp-host-ui/host";
import type { DeskStore } from "../../server/kept/store.js";
import { createWatch } from "../createWatch.js";
import { createNatsEntries } from "./createNatsEntries.js";
import { createStreamUse } from "./createStreamUse.js";
import { deleteSubject } from "./deleteSubject.js";
import type { NatsConnection } from "./deskStream.js";
import { findNatsRisks } from "./findNatsRisks.js";
import { openNatsChannels } from "./openNatsChannels.js";
import { toToken } from "./subjects.js";

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
  /**
   * The time limit of each request, in milliseconds. Where the server then answers no ping either, the connection reconnects.
   * @default 5_000
   */
  readonly timeout?: number;
}

const month = 30 * 24 * 60 * 60 * 1000;

/**
 * Keeps a desk's entries in a stream of NATS JetStream, which is made where it is missing. Whoever reads entries that have
 * expired deletes them; the stream deletes those that nobody reads after `keepFor`.
 */
export function natsDesk(connection: NatsConnection, options: NatsDeskOptions = {}): DeskStore {
  const { name = "mcp-desk", replicas = 1, keepFor = month, timeout = 5_000 } = options;
  const stream = createStreamUse(connection, { name, replicas, keepFor }, timeout);
  const entries = createNatsEntries(name, stream);
  const { ready } = entries;
  const node = Kinds.randomName();
  return {
    async put(entry, replaces) {
      await ready();
      return stream.use((opened) => entries.write(opened, entry, replaces));
    },
    async get(audience, id) {
      await ready();
      return stream.use((opened) => entries.read(opened, audience, id));
    },
    async list(audience, since = 0) {
      await ready();
      return stream.use((opened) => entries.list(opened, audience, since));
    },
    watch: createWatch({
      nameChannel: toToken,
      open: (events) => stream.use((opened) => openNatsChannels(opened, name, events)),
      ring: (channel) =>
        stream.use(async ({ client, manager }) => {
          const { seq } = await client.publish(`${name}.${channel}.${node}`, "0\n");
          await manager.streams.deleteMessage(name, seq);
        }),
      timeout,
    }),
    async drop(audience, id) {
      const subject = entries.subjectOf(audience, id);
      await stream.use((opened) => deleteSubject(opened, name, subject));
    },
    inspect: () => stream.use(async ({ config }) => findNatsRisks(config)),
    now: entries.now,
  };
}
