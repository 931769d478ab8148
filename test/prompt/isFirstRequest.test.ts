import { describe, expect, it } from "vitest";
import { isFirstRequest } from "../../src/prompt/actions/isFirstRequest.js";

const state = { open: [], settled: [], log: [] };
const question = { session: "travel", receivedAt: 2_000, asked: 1 };
const entry = { session: "travel", receivedAt: 1_000, asked: 7 };

describe("isFirstRequest", () => {
  it("remembers what the log kept across reloads, in which places begin anew", () => {
    expect(isFirstRequest(state, question)).toBe(true);
    expect(isFirstRequest({ ...state, log: [entry] }, question)).toBe(false);
  });

  it("knows servers apart", () => {
    expect(isFirstRequest({ ...state, log: [{ ...entry, session: "weather" }] }, question)).toBe(
      true,
    );
  });

  it("tells which of two came first in one millisecond", () => {
    const log = [{ ...entry, receivedAt: 2_000 }];
    expect(isFirstRequest({ ...state, log }, question)).toBe(true);
    expect(isFirstRequest({ ...state, log }, { ...question, asked: 8 })).toBe(false);
  });
});
