import type {
  ConnectedHost,
  HostAbility,
  HostUnderTest,
  ModelRequestUnderTest,
  ServerUnderTest,
} from "@mcp-host-ui/testing/demands";
import {
  openRawClient,
  type RawClientOptions,
  type WireAnswer,
  type WireMessage,
  type WireQuestion,
} from "./rawClient.js";

/** A question that the toy's person has before them. */
export interface ToyQuestion extends WireQuestion {
  answer(answer: WireAnswer): void;
}

/** Whatever the toy holds. */
export interface ToyState {
  readonly given: ServerUnderTest;
  open: readonly ToyQuestion[];
  readonly opened: string[];
  readonly asked: ModelRequestUnderTest[];
  shared: readonly string[];
}

/** Each step of a host, as it is right; a wrong host has another of one. */
export interface ToySteps {
  readonly client: Partial<RawClientOptions>;
  /** Refuses a question, or answers it, before anybody sees it. */
  arrive(question: ToyQuestion, toy: ToyState): void;
  /** The words of a question in sight. */
  words(question: ToyQuestion, toy: ToyState): string;
  links(question: ToyQuestion): readonly string[];
  /** The result of a form; nothing where it does not fit. */
  fill(
    question: ToyQuestion,
    values: Readonly<Record<string, string | number>>,
  ): object | undefined;
  /** Opens the page, and has the result of it. */
  open(question: ToyQuestion, toy: ToyState): object;
  /** The result of a no, and whatever else it brings about. */
  leave(question: ToyQuestion, act: "decline" | "cancel", toy: ToyState): object;
  /** The answer for whoever said no to sampling, or to roots. */
  deny(question: ToyQuestion, toy: ToyState): WireAnswer;
  /** The prompt as the model gets it. */
  prompt(question: ToyQuestion, edited: string | undefined): ModelRequestUnderTest;
  /** The words of a response in sight. */
  responseWords(text: string): string;
  /** Runs once a response is in sight. */
  responded(question: ToyQuestion, text: string): void;
  /** The response as it leaves. */
  response(text: string, edited: string | undefined): string;
  /** The folders as they leave. */
  share(uris: readonly string[], toy: ToyState): readonly string[];
  /** Tells of another list. */
  changed(notify: (method: string) => Promise<void>): Promise<void>;
  /** A notification of the server. */
  notified(message: WireMessage, toy: ToyState): void;
  /** Whether pages that an error lists are asked for. */
  takesRequired(error: WireMessage["error"]): boolean;
  /** Runs once the server took a question back. */
  withdrawn(question: ToyQuestion): void;
  /** Stops a call. */
  stop(controller: AbortController, toy: ToyState): void;
}

const toyAbilities: readonly HostAbility[] = [
  "form",
  "visit",
  "sampling",
  "roots",
  "editPrompt",
  "editResponse",
  "changeRoots",
  "stopCall",
  "links",
  "formsOnly",
];

interface Property {
  readonly title?: string;
  readonly default?: string | number;
  readonly maximum?: number;
}

/** The properties of a form's schema. */
function propertiesOf({ params }: WireQuestion): Readonly<Record<string, Property>> {
  const schema = params.requestedSchema as { readonly properties?: Record<string, Property> };
  return schema?.properties ?? {};
}

/** What a person types, by the names of properties. */
type Content = Readonly<Record<string, string | number>>;

export const defaultsOf = (question: WireQuestion): Content =>
  Object.fromEntries(
    Object.entries(propertiesOf(question)).flatMap(([name, property]) =>
      property.default === undefined ? [] : [[name, property.default]],
    ),
  );

export const typedInto = (question: WireQuestion, values: Content): Content =>
  Object.fromEntries(
    Object.entries(propertiesOf(question)).flatMap(([name, { title = name }]) => {
      const value = values[title];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The words that a right host shows. */
export function rightWords({ method, params }: ToyQuestion, { given }: ToyState): string {
  const { message, url, messages, systemPrompt } = params as Record<string, string>;
  const titles = Object.entries(propertiesOf({ method, params, key: "" })).map(
    ([name, { title = name }]) => title,
  );
  const warning = url?.includes("//xn--") ? "Look at the letters of this address." : "";
  const prompt = messages && JSON.stringify(messages).replaceAll('"', " ");
  const folders = method === "roots/list" ? given.roots.join(" ") : "";
  const about = [message, url, warning, ...titles, prompt, systemPrompt, folders];
  return [`${given.name} asks:`, ...about].filter(Boolean).join("\n");
}

const isUnsafe = (url: unknown) => typeof url === "string" && !/^https?:/.test(url);

/** What is right. */
export const rightSteps: ToySteps = {
  client: {},
  arrive({ params, answer }, { given }) {
    const refuse = (message: string) => answer({ error: { code: -32602, message } });
    if (isUnsafe(params.url)) refuse("Only http and https addresses are opened.");
    else if (params.mode === "url" && given.formsOnly) refuse("This host declared forms alone.");
  },
  words: rightWords,
  links: () => [],
  fill(question, values) {
    const content = { ...defaultsOf(question), ...typedInto(question, values) };
    const fits = Object.entries(content).every(
      ([name, value]) =>
        Number(value) <= (propertiesOf(question)[name]?.maximum ?? Infinity) ||
        typeof value === "string",
    );
    return fits ? { action: "accept", content } : undefined;
  },
  open({ params }, { opened }) {
    opened.push(String(params.url));
    return { action: "accept" };
  },
  leave: (_, action) => ({ action }),
  deny: ({ method }) => ({
    error: {
      code: method === "roots/list" ? -32603 : -1,
      message: "User rejected the request",
    },
  }),
  prompt({ params }, edited) {
    const text = edited ?? JSON.stringify(params.messages);
    return { text, maxTokens: Number(params.maxTokens) };
  },
  responseWords: (text) => text,
  responded: () => {},
  response: (text, edited = text) => edited,
  share: (uris) => uris,
  changed: (notify) => notify("notifications/roots/list_changed"),
  notified: () => {},
  takesRequired: (error) => error?.code === -32042,
  withdrawn: () => {},
  stop: (controller) => controller.abort(),
};

/** A host without a screen, as it is right but for the steps given. */
export function toyHost(wrong: Partial<ToySteps> = {}): HostUnderTest {
  const steps = { ...rightSteps, ...wrong };
  return { abilities: toyAbilities, connect: (given) => connectToy(given, steps) };
}

async function connectToy(given: ServerUnderTest, steps: ToySteps): Promise<ConnectedHost> {
  const toy: ToyState = { given, open: [], opened: [], asked: [], shared: [] };
  const lookers = new Set<() => void>();
  const setOpen = (open: readonly ToyQuestion[]) => {
    toy.open = open;
    for (const look of [...lookers]) look();
  };
  const ask = (question: WireQuestion) =>
    new Promise<WireAnswer>((resolve) => {
      let isAnswered = false;
      const asked: ToyQuestion = {
        ...question,
        answer(answer) {
          isAnswered = true;
          setOpen(toy.open.filter((one) => one !== asked));
          resolve(answer);
        },
      };
      steps.arrive(asked, toy);
      if (!isAnswered) setOpen([...toy.open, asked]);
    });
  const client = await openRawClient(given.url, given.revision, {
    capabilities: {
      elicitation: { form: {}, ...(!given.formsOnly && { url: {} }) },
      sampling: {},
      roots: { listChanged: true },
    },
    ask,
    withdrawn(key) {
      const question = toy.open.find((one) => one.key === key);
      if (!question) return;
      setOpen(toy.open.filter((one) => one !== question));
      steps.withdrawn(question);
    },
    notified: (message) => steps.notified(message, toy),
    failed(error, again) {
      if (!error || !steps.takesRequired(error)) return;
      const { elicitations } = error.data as { elicitations: Record<string, unknown>[] };
      for (const params of elicitations)
        ask({ method: "elicitation/create", params, key: "" })
          .then((answer) => {
            const result = answer && "result" in answer ? answer.result : {};
            return "action" in result && result.action === "accept" ? again() : undefined;
          })
          .catch(() => {});
    },
    bendRetry: (params) => params,
    retryId: () => undefined,
    waitsForAll: true,
    requiresInput: (type) => type === "input_required",
    responds: false,
    ...steps.client,
  });
  /** Waits until a question is open. */
  const until = (isIt: (question: ToyQuestion) => boolean) =>
    new Promise<ToyQuestion>((resolve) => {
      const look = () => {
        const found = toy.open.find(isIt);
        if (!found) return;
        lookers.delete(look);
        resolve(found);
      };
      lookers.add(look);
      look();
    });
  const controllers: AbortController[] = [];
  const withMessage = async (message: string, mode: "form" | "url") => {
    const question = await until(
      ({ params }) => params.message === message && (params.mode ?? "form") === mode,
    );
    const leave = (act: "decline" | "cancel") => async () =>
      question.answer({ result: steps.leave(question, act, toy) });
    const words = async () => steps.words(question, toy);
    const links = async () => steps.links(question);
    return { question, words, links, decline: leave("decline"), cancel: leave("cancel") };
  };
  return {
    async callTool(name) {
      const controller = new AbortController();
      controllers.push(controller);
      client.call(name, controller.signal).catch(() => {});
    },
    async form(message) {
      const { question, ...common } = await withMessage(message, "form");
      return {
        ...common,
        async send(values = {}) {
          const result = steps.fill(question, values);
          if (result) question.answer({ result });
        },
      };
    },
    async visit(message) {
      const { question, ...common } = await withMessage(message, "url");
      return {
        ...common,
        open: async () => question.answer({ result: steps.open(question, toy) }),
      };
    },
    async sampling(prompt) {
      const question = await until(({ params }) =>
        JSON.stringify(params.messages ?? "").includes(prompt),
      );
      return promptOf(question, steps, toy);
    },
    async roots() {
      const question = await until(({ method }) => method === "roots/list");
      return {
        words: async () => steps.words(question, toy),
        decline: async () => question.answer(steps.deny(question, toy)),
        async share(uris) {
          toy.shared = uris;
          const roots = steps.share(uris, toy).map((uri) => ({ uri }));
          question.answer({ result: { roots } });
        },
      };
    },
    openedPages: async () => toy.opened,
    modelRequests: async () => toy.asked,
    async changeRoots(uris) {
      toy.shared = uris;
      await steps.changed(client.notify);
    },
    async stopCall() {
      for (const controller of controllers) steps.stop(controller, toy);
      setOpen([]);
    },
    async close() {
      for (const controller of controllers) controller.abort();
    },
  };
}

function promptOf(question: ToyQuestion, steps: ToySteps, toy: ToyState) {
  let prompt: string | undefined;
  let written: string | undefined;
  const deny = async () => question.answer(steps.deny(question, toy));
  const text = toy.given.modelText;
  const leaves = (text: string) => ({
    result: { role: "assistant", content: { type: "text", text }, model: "toy" },
  });
  return {
    words: async () => steps.words(question, toy),
    decline: deny,
    async edit(next: string) {
      prompt = next;
    },
    async approve() {
      toy.asked.push(steps.prompt(question, prompt));
    },
    async response() {
      steps.responded(question, text);
      return {
        words: async () => steps.responseWords(text),
        decline: deny,
        async edit(next: string) {
          written = next;
        },
        send: async () => question.answer(leaves(steps.response(text, written))),
      };
    },
  };
}
