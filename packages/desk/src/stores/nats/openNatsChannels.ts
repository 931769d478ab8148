import { DeliverPolicy } from "@nats-io/jetstream";
import type { ChannelEvents, Channels } from "../channels.js";
import type { DeskStream } from "./deskStream.js";

/** Follows all that is written into a desk's stream, by its subjects alone: `heard` gets the token of an audience. */
export async function openNatsChannels(
  { client }: DeskStream,
  name: string,
  { heard, lost }: ChannelEvents,
): Promise<Channels> {
  const consumer = await client.consumers.get(name, {
    deliver_policy: DeliverPolicy.New,
    headers_only: true,
  });
  const messages = await consumer.consume({
    callback: ({ subject }) => heard(subject.split(".")[1]),
  });
  const followStatus = async () => {
    for await (const { type } of messages.status()) {
      if (type === "ordered_consumer_recreated") heard();
      // Where it is made anew, the client would wait for a sequence of the old one.
      if (type === "stream_not_found") lost(new Error(`The stream ${name} is gone.`));
    }
  };
  followStatus().catch(() => undefined);
  return {
    listen: async () => undefined,
    unlisten: async () => undefined,
    close: () => {
      messages.close().catch(() => undefined);
    },
  };
}
