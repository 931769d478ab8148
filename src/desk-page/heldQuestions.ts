import type { DeskMessage } from "../desk/deskMessage.js";
import type { Receipt } from "../host/command.js";
import type { Decision } from "../host/decision.js";
import type { LocalHost } from "../host/host.js";
import type { Outcome } from "../host/outcome.js";
import type { Reply } from "../host/reply.js";
import { randomName } from "../wire/protocol/randomName.js";

/** The questions of a desk that a page's host holds. */
export interface HeldQuestions {
  hear(message: DeskMessage): void;
  /** Takes all of them from the host: the page hears the desk no more. */
  drop(): void;
}

/** A reply on the way to the desk, by the name that makes two attempts one answer. */
interface Sending {
  readonly key: string;
  readonly text: string;
}

/** One question that is held. */
interface Held {
  /** Ends it in the host, as it ended at the desk. */
  end(outcome: Outcome): void;
}

/** Holds a desk's questions in a host, each in the session of its server. */
export function createHeldQuestions(
  host: LocalHost,
  /** Sends an answer; `patient`: nobody waits for it, so it may take its time. */
  post: (body: object, patient: boolean) => Promise<Receipt>,
  report: (error: unknown) => void,
): HeldQuestions {
  const held = new Map<string, Held>();

  const send = (
    id: string,
    reply: Reply,
    decision: Pick<Decision, "rule">,
    sending: Sending,
    patient: boolean,
  ) =>
    post(
      {
        id,
        key: sending.key,
        ...contentOf(reply),
        ...(decision.rule !== undefined && { rule: decision.rule }),
      },
      patient,
    );

  const ask = async (message: Extract<DeskMessage, { type: "asked" }>) => {
    const { id, server, method, params, embedded, now, deadline } = message;
    const controller = new AbortController();
    let sending: Sending | undefined;
    let isOnItsWay = false;
    let isDelivered = false;
    let outcome: Outcome | undefined;
    let endedMeanwhile: Outcome | undefined;
    held.set(id, {
      end(outcome) {
        // The feed may tell of this page's own answer before its receipt comes.
        if (isOnItsWay) endedMeanwhile = outcome;
        else controller.abort({ outcome });
      },
    });
    const keyFor = (reply: Reply): Sending => {
      const text = JSON.stringify(contentOf(reply));
      return sending?.text === text ? sending : { key: randomName(), text };
    };
    const session = host.openSession(server);
    const answer = session.receive(method, params, {
      signal: controller.signal,
      embedded,
      ...(deadline !== undefined && { deadline: Date.now() + (deadline - now) }),
      delivery: {
        async deliver(reply, decision) {
          sending = keyFor(reply);
          isOnItsWay = true;
          const receipt = await send(id, reply, decision, sending, false);
          isOnItsWay = false;
          isDelivered = receipt.done;
          if (!isDelivered && endedMeanwhile) controller.abort({ outcome: endedMeanwhile });
          return receipt;
        },
        ended: (end) => {
          outcome = end;
        },
      },
    });
    const reply = await answer.then(
      (result): Reply => ({ sent: "result", result }),
      (error): Reply => ({ sent: "error", error }),
    );
    if (isDelivered || controller.signal.aborted || !mayLeave(reply, outcome)) return;
    const rule = outcome && "rule" in outcome ? outcome.rule : undefined;
    const decision = rule === undefined ? {} : { rule };
    const receipt = await send(id, reply, decision, keyFor(reply), true);
    if (!receipt.done && receipt.rejection !== "settled") report(new Error(receipt.message));
  };

  const end = (id: string, outcome: Outcome) => {
    held.get(id)?.end(outcome);
    held.delete(id);
  };

  return {
    hear(message) {
      switch (message.type) {
        case "asked":
          if (!held.has(message.id)) ask(message).catch(report);
          return;
        case "settled":
        case "withdrawn":
          return end(message.id, message.outcome);
        case "notice":
          void host.openSession(message.server).receiveNotification(message.method, message.params);
          return;
        case "ready": {
          const open = new Set(message.open);
          for (const id of [...held.keys()])
            if (!open.has(id)) end(id, { sent: "nothing", by: "session", at: Date.now() });
        }
      }
    },
    drop() {
      for (const id of [...held.keys()])
        end(id, { sent: "nothing", by: "session", at: Date.now() });
    },
  };
}

function contentOf(reply: Reply) {
  if (reply.sent !== "error") return { result: reply.result };
  const { code, message } = reply.error;
  return { error: { code, message } };
}

/** The causes for which a host refuses a question for good, wherever it is asked. */
const refusals: ReadonlySet<string> = new Set(["invalid", "policy", "blocked"]);

/** Whether what a host answers without a person at its surface goes to the server, whom others may answer yet. */
function mayLeave(reply: Reply, outcome: Outcome | undefined): boolean {
  if (!outcome) return reply.sent !== "error" || isInvalid(reply.error);
  if (outcome.sent === "nothing") return false;
  if (outcome.by !== "host") return true;
  return outcome.cause !== undefined && refusals.has(outcome.cause);
}

/** Whether the request itself is wrong: no other page could ask it either. */
function isInvalid({ code }: { readonly code: number }): boolean {
  return code === -32602;
}
