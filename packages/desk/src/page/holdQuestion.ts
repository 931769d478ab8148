import {
  Kinds,
  type LocalHost,
  type Log,
  type Outcome,
  type Receipt,
  type Sessions,
} from "mcp-host-ui/host";
import type { DeskMessage } from "../server/deskMessage.js";
import { createDeskModel, type DeskModel, type PartialMessage } from "./deskModel.js";
import { isBlocked } from "./isBlocked.js";
import { offerModel } from "./models.js";
import { createSentAnswers } from "./sentAnswers.js";

/** A message that tells of a question which waits. */
export type AskedMessage = Extract<DeskMessage, { type: "asked" }>;

/** The two ends that a question of a desk is held between. */
export interface Between {
  readonly host: LocalHost;
  /** Sends something to the desk. With `patient` no user waits for it. `unwanted` ends the attempts. */
  post(
    body: object,
    options: { readonly patient: boolean; readonly unwanted?: AbortSignal },
  ): Promise<Receipt>;
  report(error: unknown): void;
}

/** One question that is held. */
export interface Held {
  /** Ends it in the host by an answer that the server got; `key` names the answer, if the desk sends it. */
  answered(outcome: Outcome, key: string | undefined): void;
  /** Ends it in the host without an answer, as it ended at the desk. */
  end(outcome: Outcome): void;
  /** Ends it in the host, because this page stops listening to the desk. */
  leave(): void;
  /** Moves its deadline to where the desk has it. */
  move(asked: AskedMessage): void;
  /** Hears how far a model of the desk is. */
  hear: DeskModel["hear"];
  /** Goes on with what a page before this one let a model write: the person may stop it, or send it. */
  takeUp(partial: PartialMessage): void;
}

/** Holds a desk's question in a host, in the session of its server, until it ends at either. */
export function holdQuestion({ host, post, report }: Between, message: AskedMessage): Held {
  const { id, server, method, params, embedded, extendBy } = message;
  const deadline = deadlineOf(message);
  const model = createDeskModel(id, (body) => post(body, { patient: false }), report);
  const controller = new AbortController();
  let opened: Sessions.DeliveredQuestion | undefined;
  /** The output to take up, which may be told of before the question is open here. */
  let begun: PartialMessage | undefined;
  let withdrawModel = () => {};
  const sent = createSentAnswers();
  /** Whether the desk's receipt has settled it, by this page's answer or another. */
  let isOver = false;
  let outcome: Outcome | undefined;
  /** The outcome while an answer was under way, if the desk does not say which answer won. */
  let endedMeanwhile: Outcome | undefined;

  const settleElsewhere = (end: Outcome, isOwn: boolean) =>
    controller.abort({ outcome: end, own: isOwn });

  const send = async (
    reply: Kinds.Reply,
    { rule }: Pick<Log.Decision, "rule">,
    patient: boolean,
  ): Promise<Receipt> => {
    const answer = sent.begin(contentOf(reply));
    const body = { id, key: answer.key, ...contentOf(reply), ...(rule !== undefined && { rule }) };
    const posted = post(body, { patient, unwanted: answer.unwanted });
    // The feed may confirm this answer before its POST gets a reply.
    const receipt = answer.end(await Promise.race([posted, answer.told]));
    isOver = receipt.done || receipt.outcome !== undefined;
    return receipt;
  };

  const ask = async () => {
    const answer = host.openSession(server).receive(method, params, {
      signal: controller.signal,
      embedded,
      ...(deadline !== undefined && { deadline }),
      ...(extendBy !== undefined && { extendBy }),
      delivery: {
        async deliver(reply, decision) {
          const receipt = await send(reply, decision, false);
          // The desk has forgotten the question, and with it whether an earlier attempt was sent.
          const isForgotten = !receipt.done && receipt.rejection === "unknown";
          const end = endedMeanwhile ?? (isForgotten ? unknownEnd() : undefined);
          if (!isOver && end) settleElsewhere(end, false);
          return receipt;
        },
        extend: () => post({ id, key: Kinds.randomName(), extend: true }, { patient: false }),
        opened(question) {
          opened = question;
          withdrawModel = offerModel(question.id, model.generate);
          if (begun) takeUp(begun).catch(report);
        },
        ended(end) {
          outcome = end;
          withdrawModel();
        },
      },
    });
    const reply = await answer.then(
      (result): Kinds.Reply => ({ sent: "result", result }),
      (error): Kinds.Reply => ({ sent: "error", error }),
    );
    // A blocked server is refused at once, although this page never showed its question.
    const isRefused = !outcome && isBlocked(host, server.id);
    if (isOver || controller.signal.aborted || !(isRefused || mayLeave(reply, outcome))) return;
    const rule = outcome && "rule" in outcome ? outcome.rule : undefined;
    const receipt = await send(reply, rule === undefined ? {} : { rule }, true);
    if (!receipt.done && receipt.rejection !== "settled") report(new Error(receipt.message));
  };

  const takeUp = async ({ request, model: picked }: PartialMessage) => {
    const question = host.getState().open.find((one) => one.id === opened?.id);
    if (!question) return;
    const receipt = await host.send({
      type: `${question.kind}/takeUp`,
      id: question.id,
      request,
      ...(picked !== undefined && { model: picked }),
    });
    // A kind that does not know it shows the request, and the person decides anew.
    if (!receipt.done) model.continueWith(undefined);
  };

  ask().catch(report);
  return {
    answered(ended, key) {
      if (isOver) return;
      if (key === undefined && sent.isUnderWay()) endedMeanwhile = ended;
      else if (!sent.tell(ended, key)) settleElsewhere(ended, sent.isOwn(key));
    },
    end(ended) {
      if (!isOver && !sent.tell(ended, undefined)) settleElsewhere(ended, false);
    },
    leave() {
      if (isOver) return;
      settleElsewhere(sent.isInDoubt() ? unknownEnd() : nothingSent(), false);
    },
    move(asked) {
      const moved = deadlineOf(asked);
      if (moved !== undefined) opened?.move(moved);
    },
    hear: model.hear,
    takeUp(partial) {
      begun = partial;
      model.continueWith(partial);
      if (opened) takeUp(partial).catch(report);
    },
  };
}

/** The deadline of a question by this page's own clock. */
function deadlineOf({ deadline, now }: Extract<DeskMessage, { type: "asked" }>) {
  return deadline === undefined ? undefined : Date.now() + (deadline - now);
}

function contentOf(reply: Kinds.Reply) {
  if (reply.sent !== "error")
    return { result: reply.result, ...(reply.confirmed && { confirmed: reply.confirmed }) };
  const { code, message } = reply.error;
  return { error: { code, message } };
}

function unknownEnd(): Outcome {
  return { sent: "unknown", by: "session", at: Date.now() };
}

function nothingSent(): Outcome {
  return { sent: "nothing", by: "session", at: Date.now() };
}

/** The causes for which a host refuses a question for good, wherever it is asked. */
const refusals: ReadonlySet<string> = new Set(["invalid", "policy", "blocked"]);

/** Whether what a host answers without a person at its surface goes to the server, whom others may answer yet. */
function mayLeave(reply: Kinds.Reply, outcome: Outcome | undefined): boolean {
  if (!outcome) return reply.sent !== "error" || isInvalid(reply.error);
  if (Kinds.isUnanswered(outcome)) return false;
  if (outcome.by !== "host") return true;
  return outcome.cause !== undefined && refusals.has(outcome.cause);
}

/** Whether the request itself is wrong: no other page could ask it either. */
function isInvalid({ code }: { readonly code: number }): boolean {
  return code === -32602;
}
