import { longestDelay } from "../../../../host/calls/callClock.js";
import { describeThrown } from "../../../../host/describeThrown.js";
import type { SessionRecord } from "../../../../host/session.js";
import type { CreateMessageRequest } from "../protocol/samplingRequest.js";
import type { ResponseContent } from "../protocol/samplingResult.js";
import type { SamplingFailure, SamplingPartial } from "../samplingQuestion.js";
import type { TokenUsage } from "./tokenUsage.js";

/** Facts for a host's own function about the request that it passes to a model. */
export interface GenerateOptions {
  /** The id of the model that was picked; absent where the host gave no list. */
  readonly model?: string;
  /** The id of the question in the host. */
  readonly question: string;
  /** The server that asks. */
  readonly session: SessionRecord;
  /** Aborts when the response is not wanted any more: the person stopped it, the server withdrew, the time is up. */
  readonly signal: AbortSignal;
  /** Shows what the model has written so far: all of it, not only what is new. */
  readonly onPartial: (text: string) => void;
}

/** The output of a model. `content` alone will do; plain text stands for one block of it. */
export interface Generated {
  readonly content: string | ResponseContent | readonly ResponseContent[];
  /** The name of the model that really answered. @default the id of the model that was picked; "unknown" where there is no list */
  readonly model?: string;
  /** Why it stopped: `endTurn`, `stopSequence`, `maxTokens`, or what its provider calls it. */
  readonly stopReason?: string | null;
  /** The tokens that it took; kept with the response, and never sent to the server. @default not known */
  readonly usage?: TokenUsage;
}

/** A host's own way to a model; a plain text is all of its response. What it throws is shown to the person and never sent. */
export type Generate = (
  request: CreateMessageRequest,
  options: GenerateOptions,
) => Promise<string | Generated>;

/** One attempt to have a model answer. */
export interface Attempt {
  /** The id of the question. */
  readonly id: string;
  /** Counted from 1. */
  readonly number: number;
  readonly request: CreateMessageRequest;
  readonly session: SessionRecord;
  readonly model: string | undefined;
  /** Who let the model answer, where the host app named whoever sits at the window. */
  readonly principal: string | undefined;
}

/** The models at work, at most one for each question. */
export interface Generations {
  start(attempt: Attempt): void;
  /** Ends the attempt for a question, if there is one, and lets its partial output stand. */
  stop(id: string): void;
}

/** The time that partial output waits for more before it is shown, in milliseconds. */
const partialInterval = 50;

/** Runs a host's `generate`: with a time limit, without trust in what it does. */
export function createGenerations(context: {
  generate: Generate;
  /** In milliseconds. */
  timeout: number;
  partial: (id: string, partial: SamplingPartial) => void;
  /** Hears of a response that came in time. */
  responded: (attempt: Attempt, response: unknown) => void;
  failed: (attempt: Attempt, failure: SamplingFailure) => void;
  /** Hears of a response that came too late. */
  late: (attempt: Attempt) => void;
}): Generations {
  const running = new Map<string, (reason: unknown) => void>();

  const start = (attempt: Attempt) => {
    const { id, number, request, session, model } = attempt;
    const controller = new AbortController();
    let isOver = false;
    let latest: string | undefined;
    let showing: ReturnType<typeof setTimeout> | undefined;

    const show = () => {
      clearTimeout(showing);
      showing = undefined;
      if (latest !== undefined) context.partial(id, { attempt: number, text: latest });
    };
    const end = (reason?: unknown) => {
      if (isOver) return false;
      isOver = true;
      running.delete(id);
      clearTimeout(limit);
      if (showing !== undefined) show();
      if (reason !== undefined) controller.abort(reason);
      return true;
    };
    const limit = setTimeout(
      () => {
        const message = `The model took longer than ${context.timeout} ms.`;
        end(new DOMException(message, "TimeoutError"));
        context.failed(attempt, { code: "timeout", message });
      },
      Math.min(context.timeout, longestDelay),
    );
    running.set(id, end);

    const run = async () => {
      const written = await context.generate(structuredClone(request), {
        ...(model !== undefined && { model }),
        question: id,
        session,
        signal: controller.signal,
        onPartial(text) {
          if (isOver) return;
          latest = text;
          showing ??= setTimeout(show, partialInterval);
        },
      });
      return typeof written === "string" ? { content: written } : written;
    };
    run().then(
      (response) => (end() ? context.responded : context.late)(attempt, response),
      (error: unknown) => {
        if (end(error)) context.failed(attempt, { code: "error", message: describeThrown(error) });
      },
    );
  };

  return {
    start,
    stop: (id) => running.get(id)?.(new DOMException("The answer is not wanted.", "AbortError")),
  };
}
