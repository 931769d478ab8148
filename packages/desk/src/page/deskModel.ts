import { Kinds, type Receipt } from "mcp-host-ui/host";
import type { DeskMessage } from "../server/deskMessage.js";
import type { DeskGenerate } from "./models.js";

/** A message that tells how far a model is. */
export type PartialMessage = Extract<DeskMessage, { type: "partial" }>;

/** The desk's model, as one question has it. */
export interface DeskModel {
  readonly generate: DeskGenerate;
  /** Hears how far the model is. */
  hear(message: PartialMessage): void;
  /** Lets the next `generate` go on with what a page before this one asked for; `undefined`: it asks anew. */
  continueWith(message: PartialMessage | undefined): void;
}

/** One response that is waited for. */
interface Awaited {
  readonly key: string;
  readonly onPartial: (text: string) => void;
  readonly resolve: (generated: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Makes the way to a desk's model for one question; `post` sends a request to the desk, as often as it takes. */
export function createDeskModel(
  id: string,
  post: (body: object) => Promise<Receipt>,
  report: (error: unknown) => void,
): DeskModel {
  let awaited: Awaited | undefined;
  let begun: PartialMessage | undefined;

  const model: DeskModel = {
    generate: (request, { model: picked, signal, onPartial }) =>
      new Promise((resolve, reject) => {
        const before = begun;
        begun = undefined;
        const key = before?.key ?? Kinds.randomName();
        awaited?.reject(new Error("The model was asked anew."));
        awaited = { key, onPartial, resolve, reject };
        const stop = () => {
          if (awaited?.key !== key) return;
          awaited = undefined;
          reject(signal.reason);
          post({ id, key, stop: true }).catch(report);
        };
        signal.addEventListener("abort", stop, { once: true });
        if (before) return model.hear(before);
        post({
          id,
          key,
          generate: { request, ...(picked !== undefined && { model: picked }) },
        }).then((receipt) => receipt.done || reject(new Error(receipt.message)), reject);
      }),
    continueWith(message) {
      begun = message;
    },
    hear(message) {
      const { key, earlier = [], text, generated, failure, stopped } = message;
      if (begun && [key, ...earlier].includes(begun.key)) begun = message;
      if (!awaited) return;
      const { onPartial, resolve, reject } = awaited;
      if (key !== awaited.key) {
        if (!earlier.includes(awaited.key)) return;
        awaited = undefined;
        return reject(new Error("Another page has asked the model anew."));
      }
      if (!stopped && generated === undefined && failure === undefined) return onPartial(text);
      awaited = undefined;
      if (stopped) return reject(new Error("It was stopped in another page."));
      if (failure !== undefined) reject(new Error(failure));
      else resolve(generated);
    },
  };
  return model;
}
