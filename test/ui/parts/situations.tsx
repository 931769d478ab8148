import "../../kinds/sampling/react/warm.js";
import "../../../src/kinds/roots/core/runRoots.js";
import "../../../src/kinds/roots/react/consent/RootsPrompt.js";
import "../../../src/kinds/elicitation/react/ElicitationPrompt.js";
import { renderWithHost, type StartServerOptions, type TestServer } from "@mcp-host-ui/testing";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import {
  ElicitationCard,
  ElicitationForm,
  RequestInbox,
  RootsManager,
  SamplingCard,
  SamplingReview,
  useElicitations,
  useSamplingApproval,
} from "mcp-host-ui";
import {
  createHost,
  elicitation,
  type HostOptions,
  type LocalHost,
  roots,
  type Sampling,
  sampling,
} from "mcp-host-ui/host";
import { Prompt } from "mcp-host-ui/kind";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import { expect, onTestFinished } from "vitest";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { Forms } from "../../form/parts/Forms.js";
import { analysisWithTools, models } from "../../kinds/sampling/core/flights.js";
import { createHandModel, type HandModel } from "../../kinds/sampling/core/handModel.js";
import { openQuestions } from "../../support/questions.js";
import { tapped } from "../../support/tapped.js";

/** What a part is rendered in. */
export interface World {
  readonly host: LocalHost;
  readonly server: TestServer;
  readonly model: HandModel;
}

/** Renders a part where it has something to show. */
export type Situation = (part: ReactElement<Record<string, unknown>>) => Promise<World>;

const ten = 10 * 60_000;

/** A connection on which everything can be sent. */
export const tappedWire = tapped(openWire2025);

/** Renders something in the page of a host with every kind of question, and a server that asks. */
export async function render(
  ui: ReactNode,
  wire: StartServerOptions["wire"] = tappedWire,
  hostOptions: Partial<HostOptions> = {},
  options: Partial<Sampling.Options> = {},
): Promise<World> {
  const model = createHandModel();
  const host = createHost({
    storage: false,
    ...hostOptions,
    unattendedAfter: Number.POSITIVE_INFINITY,
    kinds: [
      elicitation({ url: true }),
      sampling({ generate: model.generate, models, tools: true, context: true, ...options }),
      roots({ initial: ["file:///home/ada/travel"], approve: () => false }),
    ],
  });
  const { server, close } = await renderWithHost(ui, {
    host,
    server: { wire },
    custom: { openPage: () => true },
  });
  onTestFinished(close);
  host.openSession({ id: "travel", answerWithin: ten, extendBy: ten });
  return { host, server, model };
}

/** In the page, with nothing asked. */
export const page: Situation = (part) => render(part);

const formSchema = {
  type: "object",
  properties: {
    city: { type: "string", title: "Password", description: "Where to?", minLength: 3 },
    name: { type: "string" },
    window: { type: "boolean", default: true },
    nights: { type: "integer", minimum: 1, maximum: 14 },
    nothing: { $ref: "#/$defs/none" },
  },
  required: ["name"],
};

async function askForm({ host, server }: World, params: object = {}) {
  const asked = server.elicit({ message: "Where\u200B?", requestedSchema: formSchema, ...params });
  asked.answer.catch(() => {});
  await openQuestions(host, 1);
  return asked;
}

/** In the page, while a form is asked. */
export const besideForm: Situation = async (part) => {
  const world = await render(part);
  await askForm(world);
  return world;
};

/** In the inbox, with nothing asked. */
export const inbox: Situation = (part) => render(<RequestInbox>{part}</RequestInbox>);

/** In the inbox, while a form is asked. */
export const inboxOfForm: Situation = async (part) => {
  const world = await inbox(part);
  await askForm(world);
  return world;
};

/** In the card of a form. */
export const formCard: Situation = async (part) => {
  const world = await render(
    <ElicitationCard>
      {part}
      <Prompt.Actions declineStep={null} />
    </ElicitationCard>,
  );
  await askForm(world);
  return world;
};

/** In the card of a form behind which another one of its server waits. */
export const queuedForm: Situation = async (part) => {
  const world = await formCard(part);
  world.server
    .elicit({ message: "Which seat?", requestedSchema: formSchema })
    .answer.catch(() => {});
  return world;
};

/** In the card of a form that the server took back after something was entered. */
export const endedCard: Situation = async (part) => {
  const inCard = (
    <ElicitationCard>
      <EndedForm>{part}</EndedForm>
    </ElicitationCard>
  );
  const world = await render(inCard);
  const asked = await askForm(world);
  // The city's field is locked as soon as it is known to ask for a password.
  const field = await screen.findByRole("textbox", { name: /^name/i });
  fireEvent.change(field, { target: { value: "Lisbon" } });
  asked.withdraw();
  await waitFor(() => expect(world.host.getState().settled).toHaveLength(1));
  return world;
};

function EndedForm({ children }: { readonly children: ReactNode }) {
  const { open, settled } = useElicitations();
  return [...open, ...settled].map(
    (elicitation) =>
      elicitation.schema && (
        <ElicitationForm.Root key={elicitation.id} elicitation={elicitation}>
          <ElicitationForm.Fields />
          {elicitation.mode === "settled" && children}
        </ElicitationForm.Root>
      ),
  );
}

/** In the card of a page to visit. */
export const visitCard: Situation = async (part) => {
  const world = await render(<ElicitationCard>{part}</ElicitationCard>);
  const visit = {
    mode: "url",
    message: "Pay",
    url: "https://pay.travel.example/",
    elicitationId: "7",
  };
  world.server.elicit(visit).answer.catch(() => {});
  await openQuestions(world.host, 1);
  return world;
};

/** In a form. */
export const form: Situation = async (part) => {
  const world = await render(<Forms>{part}</Forms>);
  await askForm(world);
  return world;
};

/** The root of a form. */
export const formRoot: Situation = async (part) => {
  function Root() {
    const [question] = useElicitations().open;
    return question && cloneElement(part, { elicitation: question });
  }
  const world = await render(<Root />);
  await askForm(world);
  return world;
};

/** In a form that says why it could not be sent. */
export const sayingForm: Situation = (part) =>
  form(
    <div>
      <ElicitationForm.Summary />
      {part}
    </div>,
  );

/** In a form that could not be sent. */
export const wrongForm: Situation = async (part) => {
  const world = await form(
    <div>
      <ElicitationForm.Submit>Send it</ElicitationForm.Submit>
      {part}
    </div>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Send it" }));
  return world;
};

/** In the card of a form that the server took back while the person wrote why they decline. */
export const reasonCard: Situation = async (part) => {
  const world = await render(
    <ElicitationCard>
      <Prompt.Actions declineStep={<Prompt.DeclineStep onDecline={() => {}} />} />
      {part}
    </ElicitationCard>,
  );
  const asked = await askForm(world);
  fireEvent.click(await screen.findByRole("button", { name: "More options" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Decline with a reason/ }));
  fireEvent.change(await screen.findByRole("textbox"), {
    target: { value: "Not my trip" },
  });
  asked.withdraw();
  await waitFor(() => expect(world.host.getState().settled).toHaveLength(1));
  return world;
};

/** In a field of a form. */
export const field =
  (name: string, within: Situation = form): Situation =>
  (part) =>
    within(<ElicitationForm.Field name={name}>{part}</ElicitationForm.Field>);

/** In a field whose suggested tick the person has taken away. */
export const untickedField: Situation = async (part) => {
  const world = await field("window")(
    <>
      <ElicitationForm.Control />
      {part}
    </>,
  );
  fireEvent.click(await screen.findByRole("checkbox"));
  return world;
};

async function sample({ host, server }: World) {
  const asked = server.request({
    method: "sampling/createMessage",
    params: {
      ...analysisWithTools,
      systemPrompt: "Be\u200B brief.",
      includeContext: "none",
      metadata: { trip: 7 },
    },
  });
  asked.answer.catch(() => {});
  await openQuestions(host, 1);
  return asked;
}

const review: Situation = async (part) => {
  const world = await render(
    <SamplingCard>
      {part}
      <Prompt.Actions declineStep={null} />
    </SamplingCard>,
  );
  await sample(world);
  return world;
};

/** What is done with a sampling request before the part is looked at. */
const steps = {
  async request() {},
  async generating({ host }: World) {
    const { id } = await firstOpen(host);
    await host.send({ type: "sampling/approve", id });
  },
  async answer(world: World) {
    await steps.generating(world);
    (await world.model.turn()).answer({ content: "Take the 9:40." });
    await untilStage(world.host, "response-review");
  },
  async revised(world: World) {
    await steps.answer(world);
    const { id } = await firstOpen(world.host);
    await world.host.send({ type: "sampling/revise", id });
  },
  async late(world: World) {
    await steps.generating(world);
    const { id } = await firstOpen(world.host);
    await world.host.send({ type: "sampling/stop", id });
    (await world.model.turn()).answer({ content: "Take the 9:40." });
    await waitFor(() =>
      expect(world.host.getState().open).toMatchObject([{ detail: { late: 1 } }]),
    );
  },
  async empty(world: World) {
    await steps.generating(world);
    (await world.model.turn()).answer({ content: " " });
    await untilStage(world.host, "response-review");
    const send = () => screen.getByRole("button", { name: "Send it" });
    // While the model runs, the same button stops it.
    await waitFor(() => expect(send()).not.toHaveAttribute("data-leaves"));
    fireEvent.click(send());
  },
  async failed(world: World) {
    await steps.generating(world);
    (await world.model.turn()).fail(new Error("overloaded"));
    await untilStage(world.host, "failed");
  },
} as const;

async function firstOpen(host: LocalHost) {
  const [question] = host.getState().open;
  if (!question) throw new Error("Nothing is asked.");
  return question;
}

async function untilStage(host: LocalHost, stage: string) {
  await waitFor(() => expect(host.getState().open).toMatchObject([{ detail: { stage } }]));
}

/** In the card of a sampling request that is as far as this. */
export const samplingCard =
  (stage: keyof typeof steps): Situation =>
  async (part) => {
    const world = await review(part);
    await steps[stage](world);
    return world;
  };

/** In the card of a sampling request behind which another one waits. */
export const queuedSampling: Situation = async (part) => {
  const world = await review(part);
  world.server
    .request({ method: "sampling/createMessage", params: analysisWithTools })
    .answer.catch(() => {});
  return world;
};

/** In the card of an answer that says nothing, after an attempt to send it. */
export const refusedCard: Situation = (part) =>
  samplingCard("empty")(
    <div>
      <SamplingReview.Proceed>Send it</SamplingReview.Proceed>
      {part}
    </div>,
  );

/** In the card of a sampling request that the person changed. */
export const changedCard: Situation = async (part) => {
  const world = await review(
    <div>
      <SamplingReview.Settings open />
      {part}
    </div>,
  );
  fireEvent.change(await screen.findByRole("textbox", { name: "Temperature" }), {
    target: { value: "0.5" },
  });
  return world;
};

/** In the card of a sampling request with the number of a payment card in it. */
export const redactedCard: Situation = async (part) => {
  const world = await render(<SamplingCard>{part}</SamplingCard>, undefined, {}, { redact: true });
  const content = { type: "text", text: "Charge 4111 1111 1111 1111." };
  const params = { maxTokens: 9, messages: [{ role: "user", content }] };
  const { answer } = world.server.request({ method: "sampling/createMessage", params });
  answer.catch(() => {});
  await openQuestions(world.host, 1);
  return world;
};

/** The root of a sampling request in the page. */
export const reviewRoot: Situation = async (part) => {
  function Root() {
    const { current } = useSamplingApproval({ surface: "inline" });
    return current && cloneElement(part, { sampling: current });
  }
  const world = await render(<Root />);
  await sample(world);
  return world;
};

/** In the card of a sampling request that the server took back. */
export const endedSampling: Situation = async (part) => {
  const world = await render(<SamplingCard>{part}</SamplingCard>);
  const asked = await sample(world);
  await screen.findByRole("region");
  asked.withdraw();
  await waitFor(() => expect(world.host.getState().settled).toHaveLength(1));
  return world;
};

/** In a manager of roots. */
export const manager: Situation = (part) => render(<RootsManager.Root>{part}</RootsManager.Root>);

/** In a manager of which a root was taken away. */
export const removedRoot: Situation = async (part) => {
  const world = await manager(
    <div>
      <RootsManager.List />
      {part}
    </div>,
  );
  await world.host.send({ type: "roots/add", root: "/srv/kept" });
  fireEvent.click(await screen.findByRole("button", { name: /Remove/ }));
  return world;
};

/** In the page, while a server asks for the roots. */
export const besideRoots: Situation = async (part) => {
  const world = await render(part);
  world.server.request({ method: "roots/list" }).answer.catch(() => {});
  await openQuestions(world.host, 1);
  return world;
};

/** In the page, while a server asks for the host's model. */
export const besideSampling: Situation = async (part) => {
  const world = await render(part);
  await sample(world);
  return world;
};

/** In the page, beside a server that the person has blocked. */
export const besideBlocked: Situation = async (part) => {
  const world = await render(part);
  await world.host.send({ type: "blockSession", id: "travel", blocked: true });
  return world;
};
