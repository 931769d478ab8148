import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion } from "../../support/questions.js";

const trip = {
  message: "Where to?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", minLength: 2 } },
    required: ["city"],
  },
};

/** Counts the tasks that the page begins. Returns a function that stops it and gives the count. */
function countTasks(): () => number {
  let tasks = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    tasks += 1;
    port2.postMessage(undefined);
  };
  port2.postMessage(undefined);
  return () => {
    port1.close();
    return tasks;
  };
}

describe("the answer to a form", () => {
  it("is validated and on its way in the task in which it is sent, once what validates it is there", async () => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(() => host.close());
    const session = host.openSession({ id: "travel" });
    const answerWith = async (city: string) => {
      const asked = session.receive("elicitation/create", trip);
      const { id } = await openQuestion(host);
      // Typing inspects the request, as a form does before its user can answer.
      await host.send({ type: "saveDraft", id, draft: { city } });
      const stop = countTasks();
      const answer = { action: "accept", content: { city } };
      const receipt = await host.send({ type: "settle", id, answer });
      return { receipt, tasks: stop(), asked };
    };
    const first = await answerWith("Faro");
    expect(first.receipt.done).toBe(true);

    const { receipt, tasks, asked } = await answerWith("Porto");
    expect(receipt.done).toBe(true);
    await expect(asked).resolves.toEqual({ action: "accept", content: { city: "Porto" } });
    expect(tasks).toBe(0);
  });
});
