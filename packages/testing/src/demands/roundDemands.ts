import { isDeepStrictEqual } from "node:util";
import { quoted, type Stage } from "./createStage.js";
import type { DemandLevel } from "./demand.js";
import type { AskedIn, DemandPlan } from "./demandPlan.js";
import { berthForm } from "./requests.js";
import { unmet } from "./unmet.js";
import type { WireCall } from "./wire/wireCall.js";

const needs = ["form"] as const;

/** Demands on rounds are of one revision. */
function inRounds(
  level: DemandLevel,
  page = "basic/patterns/mrtr#client-requirements-basic-workflow",
): AskedIn {
  return { "2026-07-28": [level, page] };
}

/** A form that waits for the person, and the berth to answer with. */
interface OpenForm {
  readonly call: WireCall;
  readonly key: string;
  readonly message: string;
  readonly berth: string;
}

/** Answers forms as they come into sight: a host may show several at once, or one after the other. */
async function fillIn(stage: Stage, forms: readonly OpenForm[]): Promise<void> {
  let acts = Promise.resolve();
  await Promise.all(
    forms.map(async ({ call, key, message, berth }) => {
      const form = await stage.shown(stage.host.form?.(message), call, key);
      acts = acts.then(() => form.send({ Berth: berth }));
      await acts;
    }),
  );
}

/** Asks in one call for one round, answers, and waits for the retry. */
async function playRound(
  stage: Stage,
  call: WireCall,
  message: string,
  state?: string,
): Promise<Readonly<Record<string, unknown>>> {
  call.ask({ ask: berthForm(message) }, state);
  await fillIn(stage, [{ call, key: "ask", message, berth: "A7" }]);
  await stage.answer(call);
  return call.tries.at(-1)?.params ?? {};
}

/** States that whoever reads or writes them anew would change. */
const states = ['{"step": 1.0, "step": 2}', " ", "null", "e30=\u0000\u{1F600} \\u0041\r\n"];

const boat = { key: "zeta", message: "Where shall we keep your boat?", berth: "A7" };
const dinghy = { key: "alpha", message: "Where shall we keep your dinghy?", berth: "B12" };

/** Asks for two things at once. */
async function askForTwo(stage: Stage): Promise<readonly [OpenForm, OpenForm]> {
  const call = await stage.ask(
    Object.fromEntries([boat, dinghy].map(({ key, message }) => [key, berthForm(message)])),
  );
  return [
    { call, ...boat },
    { call, ...dinghy },
  ];
}

export const roundDemands: readonly DemandPlan[] = [
  {
    id: "round/state-returned",
    text: "Give `requestState` back exactly as it came, round after round.",
    needs,
    asked: inRounds("must"),
    async check(stage) {
      const call = await stage.begin();
      for (const [round, state] of states.entries()) {
        const { requestState } = await playRound(stage, call, `Berth ${round + 1}?`, state);
        if (requestState !== state)
          throw unmet(`The host sent the state ${quoted(requestState)} for ${quoted(state)}.`);
      }
    },
  },
  {
    id: "round/no-state-invented",
    text: "Send no `requestState` where the last result had none.",
    needs,
    asked: inRounds("must"),
    async check(stage) {
      const call = await stage.begin();
      await playRound(stage, call, "Which berth?", "of an earlier round");
      const params = await playRound(stage, call, "Which other berth?");
      if ("requestState" in params)
        throw unmet(`The host sent the state ${quoted(params.requestState)}, and none came.`);
    },
  },
  {
    id: "round/state-hidden",
    text: "Show nobody the state of a round, which is the server's alone.",
    needs,
    asked: inRounds("advised"),
    async check(stage) {
      const state = "kept-by-the-harbour-master";
      const call = await stage.begin();
      call.ask({ ask: berthForm("Which berth?") }, state);
      const form = await stage.shown(stage.host.form?.("Which berth?"), call);
      if ((await form.words()).includes(state))
        throw unmet("The host showed the person the state.");
    },
  },
  {
    id: "round/answers-by-key",
    text: "Answer each request of a round under its own key.",
    needs,
    asked: inRounds("must"),
    async check(stage) {
      const forms = await askForTwo(stage);
      await fillIn(stage, forms);
      for (const { call, key, berth } of forms) {
        const sent = await stage.result(call, key);
        if (!isDeepStrictEqual(sent.content, { berth }))
          throw unmet(`The host sent ${quoted(sent)} for "${key}", which got ${berth}.`);
      }
    },
  },
  {
    id: "round/all-before-retry",
    text: "Call again only once all requests of a round are answered.",
    needs,
    asked: inRounds("must"),
    async check(stage) {
      const [first, second] = await askForTwo(stage);
      const show = ({ call, key, message }: OpenForm) =>
        stage.shown(stage.host.form?.(message), call, key);
      const [one, other] = await inTurn(show(first), show(second));
      await one.send({ Berth: "A7" });
      await stage.watch();
      if (first.call.tries.length > 1)
        throw unmet("The host called again when one of two requests was answered.");
      await (await other).send({ Berth: "B12" });
      await stage.answer(first.call, second.key);
    },
  },
  {
    id: "round/own-state",
    text: "Use what a result asks, and its state, for the retry of its own call alone.",
    needs,
    asked: inRounds("must"),
    async check(stage) {
      const open = [];
      for (const [tool, berth] of [
        ["ask", "A7"],
        ["ask_too", "B12"],
      ] as const) {
        const call = await stage.begin(tool);
        const message = `Berth for ${tool}?`;
        call.ask({ ask: berthForm(message) }, `state of ${tool}`);
        open.push({ call, key: "ask", message, berth });
      }
      await fillIn(stage, open);
      for (const { call, berth } of open) {
        const { content } = await stage.result(call);
        const state = call.tries.at(-1)?.params?.requestState;
        if (state !== `state of ${call.tool}` || !isDeepStrictEqual(content, { berth }))
          throw unmet(`The host sent ${quoted({ state, content })} in the retry of ${call.tool}.`);
      }
    },
  },
  {
    id: "round/own-id",
    text: "Give the retry a JSON-RPC id of its own.",
    needs,
    asked: inRounds("must"),
    async check(stage) {
      const call = await stage.begin();
      await playRound(stage, call, "Which berth?");
      const [first, retry] = call.tries;
      if (first?.id === retry?.id)
        throw unmet(`The host gave the retry the id of the call, ${quoted(retry?.id)}.`);
    },
  },
  {
    id: "round/no-responses",
    text: "Send no JSON-RPC responses.",
    needs,
    asked: inRounds("must", "basic/patterns"),
    async check(stage) {
      await playRound(stage, await stage.begin(), "Which berth?");
      await stage.watch();
      const response = stage.server.posted.find(({ method }) => method === undefined);
      if (response) throw unmet(`The host sent the response ${quoted(response)}.`);
    },
  },
  {
    id: "round/unknown-type",
    text: "Take a result of an unknown type for invalid: ask nothing, and do not call again.",
    needs,
    asked: inRounds("must", "basic#resulttype"),
    async check(stage) {
      const call = await stage.begin();
      const inputRequests = { ask: berthForm("Which berth?") };
      call.end({ resultType: "input_wanted", inputRequests, requestState: "wanted", content: [] });
      const shown = stage.host.form?.("Which berth?").then(
        () => true,
        () => false,
      );
      if (await Promise.race([shown, stage.watch()]))
        throw unmet('The host asked the person what a result of the type "input_wanted" asks.');
      if (stage.server.calls.length > 1 || call.tries.length > 1)
        throw unmet('The host called again after a result of the type "input_wanted".');
    },
  },
  {
    id: "round/stopped",
    text: "Do not call again once the person has stopped the call.",
    needs: ["form", "stopCall"],
    asked: inRounds("advised"),
    async check(stage) {
      const call = await stage.ask(berthForm("Which berth?"));
      await stage.shown(stage.host.form?.("Which berth?"), call);
      await stage.host.stopCall?.();
      await stage.watch();
      if (call.tries.length > 1)
        throw unmet(`The host called again, with ${quoted(call.tries[1]?.params)}.`);
    },
  },
];

/** Whichever comes first, and the other one. */
async function inTurn<Value>(
  one: Promise<Value>,
  other: Promise<Value>,
): Promise<readonly [Value, Promise<Value>]> {
  // Whoever stops at the first one looks at no other.
  for (const each of [one, other]) each.catch(() => {});
  return Promise.race([
    one.then((value) => [value, other] as const),
    other.then((value) => [value, one] as const),
  ]);
}
