import { isDeepStrictEqual } from "node:util";
import { quoted, type Stage } from "./createStage.js";
import { always, type DemandPlan, since202511, until202511 } from "./demandPlan.js";
import type { FormUnderTest } from "./hostUnderTest.js";
import { readsServer } from "./readsServer.js";
import { berthForm } from "./requests.js";
import { unmet } from "./unmet.js";
import type { AskedRequest, WireCall } from "./wire/wireCall.js";

const message = "Where shall we keep your boat?";
const security = "client/elicitation#security-considerations";
const needs = ["form"] as const;

const berth = { type: "string", title: "Berth" };
const nights = { type: "integer", title: "Nights", minimum: 1, maximum: 14 };
const asksTwo = berthForm(message, { berth, nights });
const suggests = berthForm(message, {
  berth: { ...berth, default: "A7" },
  nights: { ...nights, default: 3 },
});

/** Asks with a form, and waits until the person sees it. */
async function askToFill(
  stage: Stage,
  request: AskedRequest = asksTwo,
): Promise<{ call: WireCall; form: FormUnderTest }> {
  const mode = stage.revision === "2025-06-18" ? {} : { mode: "form" };
  const call = await stage.ask({ ...request, params: { ...mode, ...request.params } });
  const form = await stage.shown(stage.host.form?.(String(request.params?.message)), call);
  return { call, form };
}

/** Fails unless the server got exactly this. */
async function gets(stage: Stage, call: WireCall, content: object): Promise<void> {
  const sent = await stage.result(call);
  const wanted = { action: "accept", content };
  if (!isDeepStrictEqual({ action: sent.action, content: sent.content }, wanted))
    throw unmet(`The host sent ${quoted(sent)}, and the form held ${quoted(content)}.`);
}

export const formDemands: readonly DemandPlan[] = [
  {
    id: "form/server-named",
    text: "Make clear which server asks.",
    needs,
    asked: {
      ...always("should", "client/elicitation#user-interaction-model"),
      ...since202511("must", "client/elicitation#user-interaction-model"),
    },
    async check(stage) {
      await readsServer(stage, (await askToFill(stage)).form);
    },
  },
  {
    id: "form/all-shown",
    text: "Make clear what is asked, and why.",
    needs,
    asked: always("should", security),
    async check(stage) {
      const { form } = await askToFill(stage);
      for (const text of [message, berth.title, nights.title])
        await stage.reads(form, "what the server asks", text);
    },
  },
  {
    id: "form/unsent-before-consent",
    text: "Send nothing that the person has not approved.",
    needs,
    asked: always("should", security),
    async check(stage) {
      const { call } = await askToFill(stage, suggests);
      await stage.unanswered(call, "before the person had sent anything");
    },
  },
  {
    id: "form/sent-as-filled-in",
    text: "Send what the person filled in, as it stands.",
    needs,
    asked: always("defined", "client/elicitation#response-actions"),
    async check(stage) {
      const { call, form } = await askToFill(stage);
      await form.send({ Berth: "B12", Nights: 5 });
      await gets(stage, call, { berth: "B12", nights: 5 });
    },
  },
  ...(["decline", "cancel"] as const).map(
    (act): DemandPlan => ({
      id: `form/${act}-sent`,
      text: `Send ${act} for a form where the person answers so.`,
      needs,
      asked: always("defined", "client/elicitation#response-actions"),
      async check(stage) {
        const { call, form } = await askToFill(stage);
        await form[act]();
        const sent = await stage.result(call);
        if (sent.action !== act) throw unmet(`The host sent ${quoted(sent)} for ${act}.`);
      },
    }),
  ),
  {
    id: "form/defaults-filled-in",
    text: "Fill the fields in with the defaults of the schema.",
    needs,
    asked: since202511("should", "client/elicitation#requested-schema"),
    async check(stage) {
      const { call, form } = await askToFill(stage, suggests);
      await form.send();
      await gets(stage, call, { berth: "A7", nights: 3 });
    },
  },
  {
    id: "form/defaults-changeable",
    text: "Let the person change a form's answer before it is sent.",
    needs,
    asked: since202511("must", "client/elicitation#user-interaction-model"),
    async check(stage) {
      const { call, form } = await askToFill(stage, suggests);
      await form.send({ Nights: 5 });
      await gets(stage, call, { berth: "A7", nights: 5 });
    },
  },
  {
    id: "form/invalid-unsent",
    text: "Send no content that does not fit the requested schema.",
    needs,
    asked: always("should", security),
    async check(stage) {
      const { call, form } = await askToFill(stage);
      await form.send({ Berth: "B12", Nights: 99 });
      await stage.unanswered(call, "for a form whose number is too large");
      await form.send({ Berth: "B12", Nights: 5 });
      await gets(stage, call, { berth: "B12", nights: 5 });
    },
  },
  {
    id: "form/no-links",
    text: "Make no address clickable in any text of a form.",
    needs: ["form", "links"],
    asked: since202511("should", "client/elicitation#safe-url-handling"),
    async check(stage) {
      const address = "https://harbour.example/sign-in";
      const linked = { ...berth, description: `See [the map](${address}) or ${address}` };
      const { form } = await askToFill(stage, berthForm(`Sign in at ${address}`, { linked }));
      await stage.reads(form, "what the server wrote", address);
      const links = await form.links?.();
      if (links?.length !== 0) throw unmet(`The host made links of ${quoted(links)}.`);
    },
  },
  {
    id: "form/without-mode",
    text: "Take a request without a mode as a form.",
    needs,
    asked: since202511("must", "client/elicitation#elicitation-requests"),
    async check(stage) {
      const call = await stage.ask(asksTwo);
      await stage.shown(stage.host.form?.(message), call);
    },
  },
  {
    id: "form/withdrawn-unanswered",
    text: "Answer nothing that the server has taken back.",
    needs,
    asked: until202511("should", "basic/utilities/cancellation#behavior-requirements"),
    async check(stage) {
      const { call } = await askToFill(stage);
      call.withdraw();
      await stage.unanswered(call, "after the server had cancelled its request");
    },
  },
];
