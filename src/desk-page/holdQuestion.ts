import type { DeskMessage } from "../desk/deskMessage.js";
import type { Receipt } from "../host/command.js";
import type { Decision } from "../host/decision.js";
import type { DeliveredQuestion } from "../host/delivery.js";
import type { LocalHost } from "../host/host.js";
import { isUnanswered } from "../host/isUnanswered.js";
import type { Outcome } from "../host/outcome.js";
import type { Reply } from "../host/reply.js";
import { randomName } from "../wire/protocol/randomName.js";
import { createDeskModel, type DeskModel, type PartialMessage } from "./deskModel.js";
import { offerModel } from "./models.js";

/** A message that tells of a question which waits. */
export type AskedMessage = Extract<DeskMessage, { type: "asked" }>;

/** The two ends that a question of a desk is held between. */
export interface Between {
  readonly host: LocalHost;
  /** Sends something to the desk; `patient`: nobody waits for it, so it may take its time. */
  post(body: object, patient: boolean): Promise<Receipt>;
  report(error: unknown): void;
}

/** One question that is held. */
export interface Held {
  /** Ends it in the host, as it ended at the desk. */
  end(outcome: Outcome): void;
  /** Moves its deadline to where the desk has it. */
  move(asked: AskedMessage): void;
  /** Hears how far a model of the desk is. */
  hear: DeskModel["hear"];
  /** Goes on with what a page before this one let a model write: the person may stop it, or send it. */
  takeUp(partial: PartialMessage): void;
}

/** A reply on the way to the desk, by the name that makes two attempts one answer. */
interface Sending {
  readonly key: string;
  readonly text: string;
}

/** Holds a desk's question in a host, in the session of its server, until it ends at either. */
export function holdQuestion({ host, post, report }: Between, message: AskedMessage): Held {
  const { id, server, method, params, embedded, extendBy } = message;
  const deadline = deadlineOf(message);
  const model = createDeskModel(id, (body) => post(body, false), report);
  const controller = new AbortController();
  let opened: DeliveredQuestion | undefined;
  /** The output to take up, which may be told of before the question is open here. */
  let begun: PartialMessage | undefined;
  let withdrawModel = () => {};
  let sending: Sending | undefined;
  let isOnItsWay = false;
  let isDelivered = false;
  let outcome: Outcome | undefined;
  let endedMeanwhile: Outcome | undefined;

  const keyFor = (reply: Reply): Sending => {
    const text = JSON.stringify(contentOf(reply));
    return sending?.text === text ? sending : { key: randomName(), text };
  };
  const send = (
    reply: Reply,
    { rule }: Pick<Decision, "rule">,
    { key }: Sending,
    patient: boolean,
  ) => post({ id, key, ...contentOf(reply), ...(rule !== undefined && { rule }) }, patient);

  const ask = async () => {
    const answer = host.openSession(server).receive(method, params, {
      signal: controller.signal,
      embedded,
      ...(deadline !== undefined && { deadline }),
      ...(extendBy !== undefined && { extendBy }),
      delivery: {
        async deliver(reply, decision) {
          sending = keyFor(reply);
          isOnItsWay = true;
          const receipt = await send(reply, decision, sending, false);
          isOnItsWay = false;
          isDelivered = receipt.done;
          if (!isDelivered && endedMeanwhile) controller.abort({ outcome: endedMeanwhile });
          return receipt;
        },
        extend: () => post({ id, key: randomName(), extend: true }, false),
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
      (result): Reply => ({ sent: "result", result }),
      (error): Reply => ({ sent: "error", error }),
    );
    if (isDelivered || controller.signal.aborted || !mayLeave(reply, outcome)) return;
    const rule = outcome && "rule" in outcome ? outcome.rule : undefined;
    const receipt = await send(reply, rule === undefined ? {} : { rule }, keyFor(reply), true);
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
    end(outcome) {
      // The feed may tell of this page's own answer before its receipt comes, or before the host has settled by it.
      if (isOnItsWay) endedMeanwhile = outcome;
      else if (!isDelivered) controller.abort({ outcome });
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

function contentOf(reply: Reply) {
  if (reply.sent !== "error")
    return { result: reply.result, ...(reply.confirmed && { confirmed: reply.confirmed }) };
  const { code, message } = reply.error;
  return { error: { code, message } };
}

/** The causes for which a host refuses a question for good, wherever it is asked. */
const refusals: ReadonlySet<string> = new Set(["invalid", "policy", "blocked"]);

/** Whether what a host answers without a person at its surface goes to the server, whom others may answer yet. */
function mayLeave(reply: Reply, outcome: Outcome | undefined): boolean {
  if (!outcome) return reply.sent !== "error" || isInvalid(reply.error);
  if (isUnanswered(outcome)) return false;
  if (outcome.by !== "host") return true;
  return outcome.cause !== undefined && refusals.has(outcome.cause);
}

/** Whether the request itself is wrong: no other page could ask it either. */
function isInvalid({ code }: { readonly code: number }): boolean {
  return code === -32602;
}
