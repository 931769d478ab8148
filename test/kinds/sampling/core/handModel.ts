import "./warm.js";
import type { Sampling } from "mcp-host-ui/host";
import { expect } from "vitest";

/** One time that a host's model was asked: what with, and how to answer. */
export interface Asked extends Sampling.GenerateOptions {
  readonly request: Sampling.CreateMessageRequest;
  answer(generated: string | Sampling.Generated): void;
  fail(error: unknown): void;
}

/** A model that answers when a test says so. */
export interface HandModel {
  readonly generate: Sampling.Generate;
  /** Every time that it was asked, in order. */
  readonly asked: readonly Asked[];
  /** Waits until it was asked this often, and returns the last time. */
  turn(number?: number): Promise<Asked>;
}

/** Makes a model that answers when a test says so. */
export function createHandModel(): HandModel {
  const asked: Asked[] = [];
  return {
    asked,
    generate: (request, options) =>
      new Promise((answer, fail) => {
        asked.push({ ...options, request, answer, fail });
      }),
    async turn(number = 1) {
      await expect.poll(() => asked.length, { interval: 2 }).toBe(number);
      const turn = asked[number - 1];
      if (!turn) throw new Error(`The model was not asked ${number} times.`);
      return turn;
    },
  };
}
