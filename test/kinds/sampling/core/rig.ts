import { type Asked, startServer, type TestServer } from "@mcp-host-ui/testing";
import {
  createDecisionLog,
  createHost,
  type DecisionLog,
  elicitation,
  type Host,
  type HostOptions,
  type LocalHost,
  Sampling,
  sampling,
} from "mcp-host-ui/host";
import { expect, onTestFinished } from "vitest";
import { dialog, openQuestion } from "../../../support/questions.js";
import type { wires } from "../../../support/wires.js";
import { models } from "./flights.js";
import { createHandModel, type HandModel } from "./handModel.js";

/** A host that can sample, a model that answers by hand, and a server. */
export interface SamplingRig {
  readonly host: LocalHost;
  readonly model: HandModel;
  readonly server: TestServer;
  /** Has the server ask for a message. */
  sample(params: object): Asked<unknown>;
  send(command: Sampling.Command): ReturnType<Host["send"]>;
  settle(id: string, answer: Sampling.Settlement): ReturnType<Host["send"]>;
}

/** Opens a rig, with a surface to show what is asked. */
export async function openRig(
  wire: (typeof wires)[number][1] = "2025-11-25",
  options: Partial<Sampling.Options> = {},
  // What was sent stays to be looked at where a log keeps content.
  {
    log = createDecisionLog({ content: true }),
    ...hostOptions
  }: Partial<Omit<HostOptions, "log">> & { log?: DecisionLog | false } = {},
): Promise<SamplingRig> {
  const model = createHandModel();
  const host = createHost({
    kinds: [elicitation(), sampling({ generate: model.generate, models, tools: true, ...options })],
    ...(log && { log }),
    ...hostOptions,
  });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const server = await startServer(host, { wire });
  onTestFinished(() => server.close());
  return {
    host,
    model,
    server,
    sample: (params) => server.request({ method: "sampling/createMessage", params }),
    send: (command) => host.send({ ...command }),
    settle: (id, answer) => host.send({ type: "settle", id, answer }),
  };
}

/** Waits for the one open request, at one stage if it matters. */
export async function openRequest(
  host: Host,
  stage: Sampling.Question["detail"]["stage"] = "request-review",
): Promise<Sampling.Question> {
  await expect
    .poll(
      () =>
        host
          .getState()
          .open.map((question) => Sampling.isQuestion(question) && question.detail.stage),
      {
        interval: 2,
      },
    )
    .toEqual([stage]);
  const question = await openQuestion(host);
  if (!Sampling.isQuestion(question)) throw new Error("The open question is no sampling request.");
  return question;
}

/** The error that a server, or in revision 2026-07-28 the call, gets. */
export function refusal(code: number, message: RegExp): object {
  return expect.objectContaining({ code, message: expect.stringMatching(message) });
}
