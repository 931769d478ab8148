import { JetStreamApiCodes } from "@nats-io/jetstream";
import { isTimeLimit, withinLimit } from "../../timing/timeLimit.js";
import {
  type DeskStream,
  type DeskStreamConfig,
  hasCode,
  type NatsConnection,
  openDeskStream,
} from "./deskStream.js";

/** The stream of a desk, opened once. */
export interface StreamUse {
  /** Does something with the stream. */
  use<Result>(work: (stream: DeskStream) => Promise<Result>): Promise<Result>;
  /** Opens the stream again for the next use. */
  forget(): void;
}

/**
 * Makes the {@link StreamUse} of one node, with a time limit. It creates a missing stream again, and reconnects a connection that
 * does not answer.
 */
export function createStreamUse(
  connection: NatsConnection,
  config: DeskStreamConfig,
  timeout: number,
): StreamUse {
  let opening: Promise<DeskStream> | undefined;
  let isReviving = false;

  const open = () => {
    if (opening) return opening;
    const own = openDeskStream(connection, config).catch((error: unknown) => {
      if (opening === own) opening = undefined;
      throw error;
    });
    opening = own;
    return own;
  };

  const revive = async () => {
    if (isReviving) return;
    isReviving = true;
    try {
      await withinLimit(connection.rtt(), timeout, "A ping of NATS");
    } catch {
      await connection.reconnect().catch(() => undefined);
    }
    isReviving = false;
  };

  const attempt: StreamUse["use"] = async (work) => {
    const own = open();
    try {
      return await withinLimit(own.then(work), 2 * timeout, "A request to NATS");
    } catch (error) {
      if (isGone(error) && opening === own) opening = undefined;
      if (isSilent(error)) void revive();
      throw error;
    }
  };

  return {
    use: (work) =>
      attempt(work).catch((error: unknown) => {
        if (isGone(error)) return attempt(work);
        throw error;
      }),
    forget() {
      opening = undefined;
    },
  };
}

/** Whether an error means that the stream is missing. A publisher only learns that its subject has no responder. */
function isGone(error: unknown): boolean {
  return (
    hasCode(error, JetStreamApiCodes.StreamNotFound) || nameOf(error) === "JetStreamNotEnabled"
  );
}

function isSilent(error: unknown): boolean {
  return isTimeLimit(error) || nameOf(error) === "TimeoutError";
}

/** The package exports neither error. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : "";
}
