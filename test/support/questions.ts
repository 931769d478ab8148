import type { Host, Question, Surface } from "mcp-host-ui/host";
import { expect } from "vitest";

/** A form that asks for one city. */
export const shippingAddress = {
  message: "Where should the tickets go?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City" } },
    required: ["city"],
  },
};

/** A visible dialog that could show anything. */
export const dialog: Surface = { id: "dialog", kind: "dialog", visible: true };

/** Waits until a host has this many open questions, and returns them. */
export async function openQuestions(host: Host, count = 1): Promise<readonly Question[]> {
  await expect.poll(() => host.getState().open.length, { interval: 2 }).toBe(count);
  return host.getState().open;
}

/** Waits for the one open question of a host. */
export async function openQuestion(host: Host): Promise<Question> {
  const [question] = await openQuestions(host);
  if (!question) throw new Error("There is no open question.");
  return question;
}

/** Waits until a question is settled, and returns it. */
export async function settledQuestion(host: Host, id: string): Promise<Question> {
  const find = () => host.getState().settled.find((question) => question.id === id);
  await expect.poll(find, { interval: 2 }).toBeDefined();
  const question = find();
  if (!question) throw new Error(`Question ${id} is not settled.`);
  return question;
}
