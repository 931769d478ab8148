import { createHost, elicitation, type LocalHost, toolApproval } from "mcp-host-ui/host";
import { onTestFinished } from "vitest";
import { dialog, openQuestion } from "../../../../test/support/questions.js";

/** A host with the kinds that a door needs, and a user who answers. */
export interface AnsweringHost {
  readonly host: LocalHost;
  /** Answers the next question, and returns it. */
  answer(answer: object): Promise<Awaited<ReturnType<typeof openQuestion>>>;
}

/** Creates the host. */
export async function openHost(): Promise<AnsweringHost> {
  const host = createHost({ kinds: [elicitation({ url: true }), toolApproval()] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  return {
    host,
    async answer(answer) {
      const question = await openQuestion(host);
      const receipt = await host.send({ type: "settle", id: question.id, answer });
      if (!receipt.done) throw new Error(`${receipt.rejection}: ${receipt.message}`);
      return question;
    },
  };
}
