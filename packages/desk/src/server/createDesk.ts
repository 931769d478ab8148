import { elicitation, Kinds, type LocalHost, type Receipt } from "mcp-host-ui/host";
import { createAnswerTaking, type DeskAnswerer } from "./answering.js";
import { createAskingHost } from "./askingHost.js";
import type { ParkedCall } from "./calls/callRecord.js";
import { createParkedCalls } from "./calls/createParkedCalls.js";
import type { ResumeOptions, SendRound } from "./calls/resuming.js";
import { createCounts } from "./counts.js";
import { createDeskCore } from "./createDeskCore.js";
import { deskLimits } from "./deskLimits.js";
import type { DeskMessage } from "./deskMessage.js";
import type { DeskOptions } from "./deskOptions.js";
import { isWithinDepth, readAnswer } from "./http/answerBody.js";
import { checkAudience } from "./http/checkAudience.js";
import { feed } from "./http/feed.js";
import { readPageRequest, takePageRequest } from "./http/pageRequest.js";
import { createRate } from "./http/rate.js";
import { readRequest, refuseForeign } from "./http/readRequest.js";
import { refusal, toResponse, toStream } from "./http/responses.js";

/** Where the questions of servers, and the people who answer them, meet across machines. */
export interface Desk {
  /** Answers a page's `GET`: server-sent events, which go on after `Last-Event-ID`. Authorise the request first. */
  feed(request: Request, options: { readonly audience: string }): Response;
  /** Answers a page's `POST` with a receipt. Authorise the request first. */
  answer(request: Request, answerer: DeskAnswerer): Promise<Response>;
  /** Tells an audience what waits and what becomes of it, for streams other than server-sent events. */
  messages(
    audience: string,
    options: { readonly since?: number; readonly signal: AbortSignal },
  ): AsyncIterable<DeskMessage>;
  /** Takes what a page sent in another way than by `POST`. */
  take(answer: unknown, answerer: DeskAnswerer): Promise<Receipt>;
  /** The host, without a window, of a client whose questions go to an audience: for `attachClient`, or `openSession`. */
  host(audience: string): LocalHost;
  /**
   * Keeps a call, of revision 2026-07-28 or later, in the store from its first request to its result, so that people may
   * answer it after any redeploy: a node that resumes calls sends it. Resolves to its id.
   */
  park(call: ParkedCall): Promise<string>;
  /** Ends a parked call, and takes its questions back; false where it is over. */
  unpark(id: string): Promise<boolean>;
  /**
   * Sends what parked calls are due to send, on whatever node they were parked, each time from one node alone. Returns a function
   * that takes no more, and resolves once the requests on their way have come back, and the store has what was told of: close the
   * desk where that may take too long.
   */
  resume(send: SendRound, options?: ResumeOptions): () => Promise<void>;
  /** Stops giving signs of life: what still waits here is taken for lost, but for parked calls, with which other nodes go on. */
  close(): void;
}

/** Makes a desk. It does nothing, and holds no timer, until it has a question or a reader. */
export function createDesk(options: DeskOptions = {}): Desk {
  const { kinds = [elicitation({ url: true })], origins } = options;
  const limits = { ...deskLimits, ...options.pages };
  const core = createDeskCore(options);
  const { nodes, persistence, report, watches } = core;
  const requestLimits = Kinds.limitsOf(options.limits ?? {});
  const takeAnswer = createAnswerTaking(core, kinds, requestLimits);
  const calls = createParkedCalls(core, kinds, requestLimits);
  const admits = createRate(limits.answersPerMinute);
  const beginFeed = createCounts(limits.feeds);

  const take = async (value: unknown, answerer: DeskAnswerer): Promise<Receipt | undefined> => {
    if (!isWithinDepth(value, limits.depth)) return undefined;
    const asked = readPageRequest(value);
    if (asked) return takePageRequest(core, answerer.audience, asked, limits);
    const answer = readAnswer(value);
    return answer && takeAnswer(answer, answerer);
  };

  return {
    feed(request, { audience }) {
      checkAudience(audience);
      const foreign = refuseForeign(request, origins);
      if (foreign) return refusal(foreign);
      const ended = beginFeed(audience);
      if (!ended) return refusal({ status: 429, message: "There are too many feeds open." });
      const since = Number(request.headers.get("last-event-id") ?? 0);
      const from = Number.isSafeInteger(since) && since > 0 ? since : 0;
      return toStream((signal) => feed(core, audience, from, signal), {
        request,
        ended,
        report,
      });
    },
    async answer(request, answerer) {
      checkAudience(answerer.audience);
      if (!admits(answerer.audience))
        return refusal({ status: 429, message: "There are too many answers." });
      try {
        const read = await readRequest(request, { bytes: limits.bytes, origins });
        if ("status" in read) return refusal(read);
        const receipt = await take(read.value, answerer);
        return receipt ? toResponse(receipt) : refusal({ status: 400, message: notAnswer });
      } catch (error) {
        report(error);
        return toResponse({
          done: false,
          rejection: "failed",
          message: "The desk could not do it.",
        });
      }
    },
    async *messages(audience, { since = 0, signal }) {
      checkAudience(audience);
      for await (const message of feed(core, audience, since, signal))
        if (message.type !== "alive") yield message;
    },
    async take(answer, answerer) {
      checkAudience(answerer.audience);
      return (
        (await take(answer, answerer)) ?? { done: false, rejection: "invalid", message: notAnswer }
      );
    },
    host(audience) {
      checkAudience(audience);
      const { limits: hostLimits } = options;
      return createAskingHost(core, audience, {
        kinds,
        requestLimits,
        ...(hostLimits && { limits: hostLimits }),
      });
    },
    async park(call) {
      checkAudience(call.audience);
      return calls.park(call);
    },
    unpark: calls.unpark,
    resume: calls.resume,
    close() {
      calls.close();
      persistence.close();
      nodes.close();
      watches.close();
    },
  };
}

const notAnswer =
  "An answer is { id, key, result } or { id, key, error: { code, message } }; a page asks with { id, key } and generate: { request }, stop: true, extend: true or block: true or false. None nests deeper than the limit.";
