import { setTimeout as pause } from "node:timers/promises";
import type { RawClientOptions } from "./rawClient.js";
import {
  defaultsOf,
  rightSteps,
  rightWords,
  type ToyQuestion,
  type ToySteps,
  typedInto,
} from "./toyHost.js";

/** A host that does one thing wrong, and the demands that it must not meet, in whatever revision has them. */
export interface WrongHost {
  readonly does: string;
  readonly steps: Partial<ToySteps>;
  readonly breaks: readonly string[];
}

const urlOf = ({ params }: ToyQuestion) => (typeof params.url === "string" ? [params.url] : []);
const isForm = ({ params }: ToyQuestion) => params.requestedSchema !== undefined;
const client = (options: Partial<RawClientOptions>): Partial<ToySteps> => ({ client: options });
const words = (change: (words: string, question: ToyQuestion) => string): Partial<ToySteps> => ({
  words: (question, toy) => change(rightWords(question, toy), question),
});

/** Does something when a question arrives, before anybody has seen it, beside what is right. */
const arriving = (act: (...args: Parameters<ToySteps["arrive"]>) => void): Partial<ToySteps> => ({
  arrive(question, toy) {
    rightSteps.arrive(question, toy);
    act(question, toy);
  },
});

const inElicitation: readonly WrongHost[] = [
  {
    does: "hides which server asks",
    steps: words((text) => text.replace("Harbour Office asks:", "A server asks:")),
    breaks: ["form/server-named", "visit/server-named"],
  },
  {
    does: "shows the message alone",
    steps: words((_, { params }) => (typeof params.message === "string" ? params.message : "")),
    breaks: ["form/all-shown", "visit/host-shown", "visit/full-address"],
  },
  {
    does: "accepts whatever it suggests, at once",
    steps: arriving((question) => {
      if (isForm(question))
        question.answer({ result: { action: "accept", content: defaultsOf(question) } });
    }),
    breaks: ["form/unsent-before-consent", "form/defaults-changeable"],
  },
  {
    does: "accepts whatever it suggests, after a moment",
    steps: arriving((question) => {
      const accept = () =>
        question.answer({ result: { action: "accept", content: defaultsOf(question) } });
      if (isForm(question)) setTimeout(accept, 20);
    }),
    breaks: ["form/unsent-before-consent"],
  },
  {
    does: "sends every value as a text",
    steps: {
      fill: (question, values) => ({
        action: "accept",
        content: Object.fromEntries(
          Object.entries(typedInto(question, values)).map(([name, value]) => [name, `${value}`]),
        ),
      }),
    },
    breaks: ["form/sent-as-filled-in", "form/invalid-unsent"],
  },
  {
    does: "takes decline for cancel, and the other way round",
    steps: { leave: (_, act) => ({ action: act === "cancel" ? "decline" : "cancel" }) },
    breaks: ["form/decline-sent", "form/cancel-sent", "visit/decline-sent", "visit/cancel-sent"],
  },
  {
    does: "fills in nothing beforehand",
    steps: {
      fill: (question, values) => ({ action: "accept", content: typedInto(question, values) }),
    },
    breaks: ["form/defaults-filled-in", "form/defaults-changeable", "form/invalid-unsent"],
  },
  {
    does: "sends the defaults, whatever the person typed",
    steps: {
      fill: (question, values) => ({
        action: "accept",
        content: { ...typedInto(question, values), ...defaultsOf(question) },
      }),
    },
    breaks: ["form/defaults-changeable"],
  },
  {
    does: "makes links of addresses",
    steps: {
      links: (question) =>
        [
          ...urlOf(question),
          ...JSON.stringify(question.params).matchAll(/https:\/\/harbour[^\s")]+/g),
        ].map(String),
    },
    breaks: ["form/no-links", "visit/no-links"],
  },
  {
    does: "refuses what has no mode",
    steps: arriving((question) => {
      if (isForm(question) && question.params.mode === undefined)
        question.answer({ error: { code: -32602, message: "There is no mode." } });
    }),
    breaks: ["form/without-mode"],
  },
  {
    does: "answers what was taken back",
    steps: { withdrawn: ({ answer }) => answer({ result: { action: "cancel" } }) },
    breaks: ["form/withdrawn-unanswered"],
  },
  {
    does: "takes a stop for closing the question",
    steps: { stop: () => {} },
    breaks: ["call/stop-told"],
  },
];

const inVisits: readonly WrongHost[] = [
  {
    does: "shows half of an address",
    steps: words((text) => text.replace(/http\S+/, (url) => `${url.slice(0, 40)}…`)),
    breaks: ["visit/full-address"],
  },
  {
    does: "looks at the page beforehand",
    steps: arriving((question) => {
      for (const url of urlOf(question).filter((one) => one.startsWith("http")))
        fetch(url, { method: "HEAD" }).catch(() => {});
    }),
    breaks: ["visit/nothing-fetched", "visit/required-by-error"],
  },
  {
    does: "opens the page when it is asked for",
    steps: arriving((question, { opened }) => opened.push(...urlOf(question))),
    breaks: [
      "visit/opened-by-consent",
      "visit/never-javascript",
      "visit/never-data",
      "visit/never-file",
    ],
  },
  {
    does: "opens no page, and says that it did",
    steps: { open: () => ({ action: "accept" }) },
    breaks: ["visit/opened-by-consent", "visit/required-by-error"],
  },
  {
    does: "opens the page of whoever said no",
    steps: {
      leave(question, action, { opened }) {
        opened.push(...urlOf(question));
        return { action };
      },
    },
    breaks: ["visit/unopened-after-decline", "visit/unopened-after-cancel"],
  },
  {
    does: "opens whatever the person agrees to",
    steps: { arrive: () => {} },
    breaks: ["visit/never-javascript", "visit/never-data", "visit/never-file"],
  },
  {
    does: "sends consent with content",
    steps: {
      open(question, toy) {
        rightSteps.open(question, toy);
        return { action: "accept", content: {} };
      },
    },
    breaks: ["visit/consent-without-content"],
  },
  {
    does: "warns of no address",
    steps: words((text) => text.replace("Look at the letters of this address.", "")),
    breaks: ["visit/look-alike-warned"],
  },
  {
    does: "takes any completion for that of its visit",
    steps: {
      notified({ method }, { open }) {
        if (method === "notifications/elicitation/complete")
          for (const { answer } of open) answer({ result: { action: "accept" } });
      },
    },
    breaks: ["visit/completion-ignored"],
  },
  {
    does: "asks for no visit that an error lists",
    steps: { takesRequired: () => false },
    breaks: ["visit/required-by-error"],
  },
  {
    does: "declines a mode that it did not declare",
    steps: {
      arrive({ params, answer }, { given }) {
        if (params.mode === "url" && given.formsOnly) answer({ result: { action: "decline" } });
      },
    },
    breaks: ["visit/undeclared-refused"],
  },
];

let lastState: unknown;

const inRounds: readonly WrongHost[] = [
  {
    does: "reads a state, and writes it anew",
    steps: client({
      bendRetry(params) {
        const { requestState } = params;
        const trimmed = String(requestState).trim();
        return { ...params, ...(requestState !== undefined && { requestState: trimmed }) };
      },
    }),
    breaks: ["round/state-returned"],
  },
  {
    does: "always sends a state",
    steps: client({ bendRetry: (params) => ({ requestState: "", ...params }) }),
    breaks: ["round/no-state-invented"],
  },
  {
    does: "sends the last state that came, of whatever call",
    steps: client({
      bendRetry(params) {
        lastState = params.requestState ?? lastState;
        return { ...params, requestState: lastState };
      },
    }),
    breaks: ["round/no-state-invented"],
  },
  {
    does: "mixes up the states of two calls",
    steps: client({
      bendRetry: (params) => ({
        ...params,
        requestState: `state of ${params.name === "ask" ? "ask_too" : "ask"}`,
      }),
    }),
    breaks: ["round/own-state"],
  },
  {
    does: "shows the state",
    steps: words((text) => `${text}\nkept-by-the-harbour-master`),
    breaks: ["round/state-hidden"],
  },
  {
    does: "answers a round in the order of its keys",
    steps: client({
      bendRetry(params) {
        const responses = Object.entries(params.inputResponses ?? {});
        const keys = responses.map(([key]) => key).toReversed();
        const mixed = responses.map(([, response], index) => [keys[index], response]);
        return { ...params, inputResponses: Object.fromEntries(mixed) };
      },
    }),
    breaks: ["round/answers-by-key"],
  },
  {
    does: "calls again with the first answer",
    steps: client({ waitsForAll: false }),
    breaks: ["round/all-before-retry", "round/answers-by-key"],
  },
  {
    does: "gives a retry the id of its call",
    steps: client({ retryId: (first) => first }),
    breaks: ["round/own-id"],
  },
  {
    does: "sends responses as well",
    steps: client({ responds: true }),
    breaks: ["round/no-responses"],
  },
  {
    does: "asks whatever a result has",
    steps: client({ requiresInput: (type) => type !== "complete" }),
    breaks: ["round/unknown-type"],
  },
  {
    does: "answers for the person who stops a call",
    steps: {
      stop(_, { open }) {
        for (const { answer } of open) answer({ result: { action: "cancel" } });
      },
    },
    breaks: ["round/stopped"],
  },
];

const inSampling: readonly WrongHost[] = [
  {
    does: "shows the prompt without the instructions",
    steps: words((text) => text.replace("You know the timetable of the harbour.", "")),
    breaks: ["sampling/prompt-shown"],
  },
  {
    does: "asks the model before anybody approves",
    steps: arriving((question, { asked }) => {
      if (question.params.messages) asked.push(rightSteps.prompt(question, undefined));
    }),
    breaks: ["sampling/model-unasked-before-approval", "sampling/prompt-denied"],
  },
  {
    does: "asks the model with the prompt as it came",
    steps: { prompt: (question) => rightSteps.prompt(question, undefined) },
    breaks: ["sampling/prompt-edited"],
  },
  {
    does: "asks the model for as much as it likes",
    steps: {
      prompt: (...given) => ({ ...rightSteps.prompt(...given), maxTokens: 4_096 }),
    },
    breaks: ["sampling/max-tokens"],
  },
  {
    does: "shows a summary of the answer",
    steps: { responseWords: () => "The model answered." },
    breaks: ["sampling/response-shown"],
  },
  {
    does: "sends the answer when it is there",
    steps: {
      responded: ({ answer }, text) =>
        answer({ result: { role: "assistant", content: { type: "text", text }, model: "toy" } }),
    },
    breaks: ["sampling/response-unsent-before-approval", "sampling/response-denied"],
  },
  {
    does: "sends the answer as the model wrote it",
    steps: { response: (text) => text },
    breaks: ["sampling/response-edited"],
  },
  {
    does: "sends an answer for whoever said no",
    steps: {
      deny: ({ method }) => ({
        result:
          method === "roots/list"
            ? { roots: [{ uri: "file:///srv/harbour-plans" }] }
            : { role: "assistant", content: { type: "text", text: "No." }, model: "toy" },
      }),
    },
    breaks: ["sampling/prompt-denied", "sampling/response-denied", "roots/declined"],
  },
];

const inRoots: readonly WrongHost[] = [
  {
    does: "tells all roots at once",
    steps: arriving(({ method, answer }, { given }) => {
      if (method === "roots/list")
        answer({ result: { roots: given.roots.map((uri) => ({ uri })) } });
    }),
    breaks: ["roots/unsent-before-consent", "roots/only-shared", "roots/declined"],
  },
  {
    does: "tells all roots, whichever were shared",
    steps: { share: (_, { given }) => given.roots },
    breaks: ["roots/only-shared"],
  },
  {
    does: "tells of paths",
    steps: { share: (uris) => uris.map((uri) => uri.replace("file://", "")) },
    breaks: ["roots/all-shared", "roots/only-shared"],
  },
  {
    does: "keeps a changed list to itself",
    steps: { changed: () => pause(0) },
    breaks: ["roots/change-told"],
  },
];

/** All of them. */
export const wrongHosts: readonly WrongHost[] = [
  ...inElicitation,
  ...inVisits,
  ...inRounds,
  ...inSampling,
  ...inRoots,
];
