import { Kinds } from "mcp-host-ui/host";
import { letProcessEnd } from "../timing/letProcessEnd.js";
import { createPauses } from "../timing/pauses.js";
import { withinLimit } from "../timing/timeLimit.js";
import type { ChannelEvents, Channels } from "./channels.js";
import { createProbe, type Probe } from "./createProbe.js";

/** The source of an engine's notifications about writes for an audience. */
export interface WatchSource {
  nameChannel(audience: string): string | Promise<string>;
  open(events: ChannelEvents): Promise<Channels>;
  /** Sends a message on a channel that no audience has, over the connection that writes. */
  readonly ring: (channel: string) => Promise<unknown>;
  /** The time limit for each of these, in milliseconds. */
  readonly timeout: number;
}

/** One connection that listens, or another in its place. */
export interface Listening {
  /** Listens to a channel, over a connection that it opens where there is none. */
  add(channel: string): Promise<void>;
  /** Stops listening to a channel; with the last one it closes the connection. */
  remove(channel: string, isLast: boolean): Promise<void>;
  /** Replaces a connection that failed; retries until it succeeds or no watcher is left. */
  renew(error: unknown): Promise<void>;
}

const listens = "The connection that listens";

/** The interval between two probes of the connection, as a multiple of the time limit. */
const timeoutsBetweenProbes = 3;

/** Makes the {@link Listening} of a store. It sends itself a message now and then, and opens another connection where that does not arrive. */
export function createListening(
  source: WatchSource,
  {
    channelsOf,
    heard: tell,
    failed,
    inTurn,
  }: {
    /** The channels that have watchers. */
    channelsOf(): readonly string[];
    heard(channel?: string): void;
    failed(error: unknown): void;
    inTurn<Result>(act: () => Promise<Result>): Promise<Result>;
  },
): Listening {
  const { timeout } = source;
  let channels: Channels | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let probe: Probe | undefined;
  let isRenewing = false;

  const within = <Result>(work: Promise<Result>) => withinLimit(work, timeout, listens);

  const heard = (channel?: string) => {
    if (probe && channel === probe.channel) probe.heard();
    else tell(channel);
  };

  const open = async (): Promise<Channels> => {
    probe ??= createProbe(
      await source.nameChannel(`//probe-${Kinds.randomName()}`),
      source.ring,
      timeout,
    );
    let own: Channels | undefined;
    const lost = (error: unknown) => void (own && own === channels && renew(error));
    const opening = source.open({ heard, lost });
    try {
      own = await within(opening);
      await within(own.listen(probe.channel));
      return own;
    } catch (error) {
      opening.then((late) => late.close()).catch(() => undefined);
      throw error;
    }
  };

  const close = () => {
    channels?.close();
    channels = undefined;
    clearInterval(timer);
    timer = undefined;
  };

  const begin = (opened: Channels) => {
    channels = opened;
    timer ??= setInterval(() => {
      if (!isRenewing) probe?.ring().catch(renew);
    }, timeout * timeoutsBetweenProbes);
    letProcessEnd(timer);
    return opened;
  };

  const reopen = async () => {
    close();
    if (channelsOf().length === 0) return;
    const opened = await open();
    try {
      for (const channel of channelsOf()) await within(opened.listen(channel));
    } catch (error) {
      opened.close();
      throw error;
    }
    begin(opened);
    heard();
  };

  /** Resolves to whether it could. */
  const tryToReopen = async (): Promise<boolean> => {
    try {
      await inTurn(reopen);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };

  const renew = async (error: unknown) => {
    if (isRenewing) return;
    isRenewing = true;
    failed(error);
    const pauses = createPauses({ shortest: 100, longest: 5_000 });
    while (!(await tryToReopen())) await pauses.next();
    isRenewing = false;
  };

  return {
    renew,
    async add(channel) {
      const own = channels ?? begin(await open());
      await within(own.listen(channel));
    },
    async remove(channel, isLast) {
      if (isLast) return close();
      // Where the connection is lost, there is nothing to stop.
      if (channels) await within(channels.unlisten(channel)).catch(() => undefined);
    },
  };
}
