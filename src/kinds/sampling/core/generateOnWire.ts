import type { GeneratedOnWire, GenerateOnWire } from "../../../host/kind.js";
import { type CreateMessageRequest, withoutContext } from "./protocol/samplingRequest.js";
import { readEdited } from "./readEdited.js";
import { createGenerations } from "./response/createGenerations.js";
import type { SamplingOptions } from "./samplingOptions.js";

/**
 * Has the host app's `generate` answer what a person let through on another machine: the server's request, or that with
 * the person's changes, within what the server asked for.
 */
export async function generateOnWire(
  { generate, models = [], context = false, timeout = 120_000 }: SamplingOptions,
  asked: CreateMessageRequest,
  request: unknown,
  { question, model, session, signal, onPartial }: GenerateOnWire,
): Promise<GeneratedOnWire> {
  const reading = readEdited(asked, request);
  if (!reading.ok) return { message: messageOf(reading.receipt) };
  // Where there is no list here, whatever the page calls its models means nothing.
  const isNamed = models.length > 0 && model !== undefined;
  if (isNamed && !models.some(({ id }) => id === model))
    return { message: `There is no model ${model}.` };
  if (signal.aborted) return { message: notWanted };
  const reviewed = reading.edited ?? asked;
  return new Promise((resolve, reject) => {
    const generations = createGenerations({
      generate,
      timeout,
      partial: (_, { text }) => onPartial(text),
      responded: (_, generated) => resolve({ generated }),
      failed: (_, { code, message }) =>
        code === "timeout"
          ? resolve({ message: `The model took longer than ${timeout} ms.` })
          : reject(new Error(message)),
      late() {},
    });
    signal.addEventListener(
      "abort",
      () => {
        generations.stop(question);
        resolve({ message: notWanted });
      },
      { once: true },
    );
    generations.start({
      id: question,
      number: 1,
      request: context ? reviewed : withoutContext(reviewed),
      session,
      model: isNamed ? model : undefined,
      principal: undefined,
    });
  });
}

const notWanted = "The response is not wanted any more.";

function messageOf(receipt: object): string {
  return "message" in receipt ? String(receipt.message) : "The request was not used.";
}
