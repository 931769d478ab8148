import { isJsonObject } from "../protocol/json.js";
import { randomName } from "../protocol/randomName.js";
import type { Claim } from "./claim.js";
import { createInputRounds } from "./inputRounds.js";
import type { TappedQuestion } from "./keepAside.js";
import { isOwnRequest } from "./ownRequests.js";
import { createServerRequests } from "./serverRequests.js";

/** Stands between a client and its transport, and sees every message of both. */
export interface Tap {
  /** Turns what the server sent into what the SDK sees. */
  incoming(message: unknown): unknown;
  /** Turns what the SDK sends into what the server gets. */
  outgoing(message: unknown, options: unknown): unknown;
  /** The question that was kept aside under the id, or the key, that a handler was given. */
  find(id: unknown): TappedQuestion | undefined;
  /** Forgets a request of the server that nobody will be asked. */
  forget(id: unknown): void;
  /** Forgets everything; called when the connection closes. */
  clear(): void;
}

/** Makes a tap. It touches nothing but the requests that its client's host answers. */
export function createTap(claim: () => Claim | undefined): Tap {
  const requests = createServerRequests();
  const rounds = createInputRounds(`${randomName()}:`);
  return {
    incoming(message) {
      const claimed = claim();
      if (!claimed || !isJsonObject(message)) return message;
      return (claimed.isModern() ? rounds.received : requests.incoming)(message, claimed.handles);
    },
    outgoing(message, options) {
      if (!isJsonObject(message)) return message;
      if (!("method" in message)) return requests.outgoing(message);
      if (message.method === "notifications/cancelled" && isJsonObject(message.params))
        rounds.abandoned(message.params.requestId);
      if (message.id === undefined || !claim()?.isModern()) return message;
      // Whoever sends past the client answers what comes back, and needs it as it was sent.
      if (isOwnRequest(message.id)) return message;
      const { onresumptiontoken, requestSignal } = readSendOptions(options);
      return rounds.sent(message, onresumptiontoken, requestSignal);
    },
    find: (id) => requests.find(id) ?? rounds.find(id),
    forget: requests.forget,
    clear() {
      requests.clear();
      rounds.clear();
    },
  };
}

/** Options that either SDK passes along with a message, as far as they matter here. */
interface SendOptions {
  readonly onresumptiontoken?: unknown;
  /** SDK v2 only: aborts when nobody waits for the response any more. */
  readonly requestSignal?: AbortSignal | undefined;
}

function readSendOptions(options: unknown): SendOptions {
  // The SDKs' own type for this argument, narrowed to members that both leave optional.
  return typeof options === "object" && options !== null ? options : {};
}
