import { DeliverPolicy } from "@nats-io/jetstream";
import type { Channels, Hear } from "../channels.js";
import type { DeskStream } from "./deskStream.js";

/** Follows all that is written into a desk's stream, by its subjects alone: `hear` gets the token of an audience. */
export async function openNatsChannels(
  { client }: DeskStream,
  name: string,
  hear: Hear,
): Promise<Channels> {
  const consumer = await client.consumers.get(name, {
    deliver_policy: DeliverPolicy.New,
    headers_only: true,
  });
  const messages = await consumer.consume({
    callback: ({ subject }) => hear(subject.split(".")[1]),
  });
  const followStatus = async () => {
    for await (const { type } of messages.status())
      if (type === "ordered_consumer_recreated") hear();
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
