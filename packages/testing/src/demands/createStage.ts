import { setTimeout as pause } from "node:timers/promises";
import type { DemandRevision } from "./demandRevision.js";
import type { ConnectedHost, QuestionUnderTest, ServerUnderTest } from "./hostUnderTest.js";
import { unmet } from "./unmet.js";
import type { AskingServer } from "./wire/startAskingServer.js";
import type { AskedRequest, ReceivedAnswer, WireCall } from "./wire/wireCall.js";

/** A server, a host that is connected to it, and what every check does with the two. */
export interface Stage {
  readonly revision: DemandRevision;
  readonly server: AskingServer;
  readonly host: ConnectedHost;
  /** The server and the things that the host was connected with. */
  readonly given: ServerUnderTest;
  /** Waits until the host has called a tool. */
  begin(tool?: string): Promise<WireCall>;
  /** Has the host call a tool, and asks in that call: one request under the key `ask`, or several. */
  ask(requests: AskedRequest | Readonly<Record<string, AskedRequest>>): Promise<WireCall>;
  /** Waits until the person is asked; the host must not have answered by then. */
  shown<Question>(
    waiting: Promise<Question> | undefined,
    call: WireCall,
    key?: string,
  ): Promise<Question>;
  /** Waits for the answer to a key. */
  answer(call: WireCall, key?: string): Promise<ReceivedAnswer>;
  /** Waits for an answer that is a result. */
  result(call: WireCall, key?: string): Promise<Readonly<Record<string, unknown>>>;
  /** Watches that no answer comes; the sentence goes on with *when*. */
  unanswered(call: WireCall, when: string, key?: string): Promise<void>;
  /** Waits as long as what must not happen is watched for. */
  watch(): Promise<void>;
  /** Waits for anything that the server gets. */
  until<Value>(read: () => Value | undefined, otherwise: string): Promise<Value>;
  /** Reads again and again until there is something: for what the host alone can tell. */
  poll<Value>(
    read: () => Promise<Value | undefined>,
    otherwise: string | (() => string),
  ): Promise<Value>;
  /** Fails unless the person can read a text, or one of several, in a question. */
  reads(
    question: Pick<QuestionUnderTest, "words">,
    what: string,
    ...texts: string[]
  ): Promise<void>;
}

/** Makes a {@link Stage}. */
export function createStage(
  { server, host, given }: Pick<Stage, "server" | "host" | "given">,
  { patience, grace }: { patience: number; grace: number },
): Stage {
  const until: Stage["until"] = async (read, otherwise) => {
    const value = await server.arrivals.until(read, patience);
    if (value === undefined) throw unmet(otherwise);
    return value;
  };
  const poll: Stage["poll"] = async (read, otherwise) => {
    const end = Date.now() + patience;
    for (;;) {
      const value = await read();
      if (value !== undefined) return value;
      if (Date.now() > end) throw unmet(typeof otherwise === "string" ? otherwise : otherwise());
      await pause(20);
    }
  };
  const watch = () => pause(grace);
  const begin: Stage["begin"] = async (tool = "ask") => {
    const earlier = server.calls.length;
    let failure: unknown;
    host.callTool(tool).catch((error: unknown) => {
      failure = error;
      server.arrivals.happened();
    });
    await server.arrivals.until(() => server.calls[earlier] ?? failure, patience);
    const call = server.calls[earlier];
    if (!call) throw unmet(`The host did not call the tool "${tool}".`, failure);
    return call;
  };
  const answer: Stage["answer"] = (call, key = "ask") =>
    until(() => call.answerTo(key), "The host sent no answer.");
  return {
    revision: given.revision,
    server,
    host,
    given,
    begin,
    async ask(requests) {
      const call = await begin();
      call.ask(isRequest(requests) ? { ask: requests } : requests);
      return call;
    },
    async shown(waiting, call, key = "ask") {
      if (!waiting)
        throw new TypeError(
          "The host's abilities name what connect() gave no function for, so nobody can be asked: give the function, or leave the ability out.",
        );
      const early = server.arrivals
        .until(() => call.answerTo(key), patience)
        .then((received) => {
          if (received)
            throw unmet(
              `The host answered before the person had done anything: ${quoted(received)}.`,
            );
          throw unmet("The host did not show the person what was asked.");
        });
      const failed = waiting.catch((error: unknown) => {
        throw unmet("The host did not show the person what was asked.", error);
      });
      const question = await Promise.race([failed, early]);
      const received = call.answerTo(key);
      if (received)
        throw unmet(`The host answered before the person had done anything: ${quoted(received)}.`);
      return question;
    },
    answer,
    async result(call, key) {
      const received = await answer(call, key);
      const result = "result" in received ? received.result : undefined;
      if (typeof result === "object" && result !== null) return { ...result };
      throw unmet(`The host sent no result, but ${quoted(received)}.`);
    },
    async unanswered(call, when, key = "ask") {
      await watch();
      const received = call.answerTo(key);
      if (received) throw unmet(`The host sent ${quoted(received)} ${when}.`);
    },
    watch,
    until,
    poll,
    async reads(question, what, ...texts) {
      let words = "";
      const isThere = async () => {
        words = await question.words();
        return texts.some((text) => visible(words).includes(visible(text))) || undefined;
      };
      // A host may load a part of a question after the rest.
      await poll(
        isThere,
        () => `The host did not show ${what} (${texts.join(" or ")}), but: ${words}`,
      );
    },
  };
}

/** A text without what breaks lines and what nobody sees: how a host sets it is its own affair. */
export function visible(text: string): string {
  return text.replace(/[\s\p{Cf}]/gu, "");
}

/** An answer as a sentence quotes it. */
export function quoted(received: unknown): string {
  return JSON.stringify(received) ?? "nothing";
}

function isRequest(requests: object): requests is AskedRequest {
  return "method" in requests && typeof requests.method === "string";
}
