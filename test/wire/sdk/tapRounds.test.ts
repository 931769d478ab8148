import { createHost, elicitation, type HostKind, type Question } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { asking, openRounds, type RoundParams, saying } from "../../support/openRounds.js";
import { openQuestion, openQuestions, shippingAddress } from "../../support/questions.js";

const form = { method: "elicitation/create", params: shippingAddress };

const rootsKind: HostKind = {
  name: "roots",
  capabilities: { roots: {} },
  start: () => ({
    requests: { "roots/list": (params, { ask }) => ask(params) },
    answer: (_question, result) => ({ reply: { sent: "result", result: result as object } }),
    fallback: () => ({ sent: "result", result: { roots: [] } }),
  }),
};

function openHost() {
  const host = createHost({ kinds: [elicitation(), rootsKind] });
  onTestFinished(host.close);
  const settle = ({ id }: Question, city: string) =>
    host.send({ type: "settle", id, answer: { action: "accept", content: { city } } });
  const nameOf = ({ call }: Question) => host.getState().calls.find(({ id }) => id === call)?.name;
  return { host, settle, nameOf };
}

/** Asks one form under the same key in every call, then says what was answered. */
const confirming = ({ arguments: { who }, inputResponses }: RoundParams) =>
  inputResponses ? saying(`${who}: ${JSON.stringify(inputResponses)}`) : asking({ confirm: form });

describe("tapTransport, with parallel calls of revision 2026-07-28", () => {
  it("tells which question belongs to which call, though their keys are the same", async () => {
    const { host, settle, nameOf } = openHost();
    const { call } = await openRounds(host, confirming);
    const results = [call({ who: "a" }, { name: "a" }), call({ who: "b" }, { name: "b" })];
    const questions = await openQuestions(host, 2);
    expect(new Set(questions.map(nameOf))).toEqual(new Set(["a", "b"]));

    for (const question of questions) await settle(question, nameOf(question) ?? "nobody");

    expect(await Promise.all(results)).toMatchObject(
      ["a", "b"].map((who) => ({
        content: [{ text: `${who}: {"confirm":{"action":"accept","content":{"city":"${who}"}}}` }],
      })),
    );
  });

  it("ends the questions of a stopped call, and no others", async () => {
    const { host, settle, nameOf } = openHost();
    const { call } = await openRounds(host, confirming);
    const stopped = call({ who: "a" }, { name: "a" });
    stopped.catch(() => {});
    const kept = call({ who: "b" }, { name: "b" });
    const questions = await openQuestions(host, 2);
    const ofA = questions.find((question) => nameOf(question) === "a");
    await host.send({ type: "stopCall", id: ofA?.call ?? "" });
    await expect(stopped).rejects.toThrow("stopped");

    const question = await openQuestion(host);
    expect(nameOf(question)).toBe("b");
    await settle(question, "Porto");
    expect(await kept).toMatchObject({ content: [{ text: expect.stringContaining("Porto") }] });
  });

  it("knows the call through rounds with questions, and through one with state only", async () => {
    const { host, settle, nameOf } = openHost();
    const { call, sent } = await openRounds(
      host,
      ({ arguments: { who }, inputResponses, requestState }) => {
        if (requestState === undefined) return asking({ confirm: form }, `${who}-1`);
        if (requestState === `${who}-1` && inputResponses)
          return { ...asking({}, `${who}-2`), inputRequests: undefined };
        if (requestState === `${who}-2`) return asking({ confirm: form }, `${who}-3`);
        return saying("done");
      },
    );
    const results = [call({ who: "a" }, { name: "a" }), call({ who: "b" }, { name: "b" })];
    for (const _round of [1, 2]) {
      const questions = await openQuestions(host, 2);
      expect(new Set(questions.map(nameOf))).toEqual(new Set(["a", "b"]));
      for (const question of questions) await settle(question, "Lisbon");
    }
    await Promise.all(results);
    expect(sent).toHaveLength(8);
  });

  it("leaves it uncertain when two calls are alike in everything", async () => {
    const { host } = openHost();
    const { call } = await openRounds(host, ({ requestState, inputResponses }) => {
      if (inputResponses) return saying("done");
      return requestState === undefined
        ? { resultType: "input_required", requestState: "same" }
        : asking({ confirm: form });
    });
    for (const name of ["a", "b"]) call({ same: "yes" }, { name }).catch(() => {});
    const questions = await openQuestions(host, 2);
    for (const question of questions) {
      expect(question.call).toBeUndefined();
      expect(question.calls).toHaveLength(2);
    }
  });
});

describe("tapTransport, with the rounds of revision 2026-07-28", () => {
  it("gives the server its own keys and its state, byte for byte", async () => {
    const { host, settle } = openHost();
    const state = '{"a":1} \u{1F600} \u0000 "\\u0041" == ';
    const { call, sent } = await openRounds(host, ({ inputResponses }) =>
      inputResponses
        ? saying("done")
        : asking(
            JSON.parse(
              JSON.stringify({ "": form, "a.b": form, 1: form, proto: form }).replace(
                "proto",
                "__proto__",
              ),
            ),
            state,
          ),
    );
    const result = call({});
    for (const question of await openQuestions(host, 4)) await settle(question, "Lisbon");
    await result;
    const [, retry] = sent;
    expect(retry?.requestState).toBe(state);
    expect(Object.keys(retry?.inputResponses ?? {})).toEqual(["1", "", "a.b", "__proto__"]);
    expect(retry).toMatchObject({ name: "ask", arguments: {} });
  });

  it("asks several questions of several kinds at once, and answers all", async () => {
    const { host, settle } = openHost();
    const { call, sent } = await openRounds(host, ({ inputResponses }) =>
      inputResponses ? saying("done") : asking({ a: form, b: { method: "roots/list" }, c: form }),
    );
    const result = call({}, { name: "only" });
    const questions = await openQuestions(host, 3);
    expect(new Set(questions.map(({ call }) => call)).size).toBe(1);
    for (const question of questions)
      await (question.kind === "roots"
        ? host.send({ type: "settle", id: question.id, answer: { roots: [] } })
        : settle(question, question.id));
    await result;
    expect(sent[1]?.inputResponses).toEqual({
      a: { action: "accept", content: { city: questions[0]?.id } },
      b: { roots: [] },
      c: { action: "accept", content: { city: questions[2]?.id } },
    });
  });

  it("takes the siblings of a request that fails with it, and forgets them", async () => {
    const { host } = openHost();
    const { call, sent } = await openRounds(host, () =>
      asking({ good: form, bad: { method: "elicitation/create", params: { message: 7 } } }),
    );
    await expect(call({})).rejects.toThrow("params.message must be a string");
    await expect.poll(() => host.getState().open).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it("keeps apart from tracked calls what an untracked one asks", async () => {
    const { host, settle } = openHost();
    const { callUntracked } = await openRounds(host, confirming);
    const result = callUntracked({ who: "app" });
    const question = await openQuestion(host);
    expect(question.calls).toEqual([]);
    await settle(question, "Lisbon");
    expect(await result).toMatchObject({ content: [{ text: expect.stringContaining("Lisbon") }] });
  });

  it("gives up with the SDK when a server never stops asking, and starts afresh", async () => {
    const { host, settle } = openHost();
    const { call } = await openRounds(host, ({ arguments: { who } }) =>
      who === "endless" ? asking({ confirm: form }) : saying("done"),
    );
    const endless = call({ who: "endless" });
    endless.catch(() => {});
    for (let round = 0; round < 10; round += 1) {
      const question = await openQuestion(host);
      await settle(question, "Lisbon");
    }
    await expect(endless).rejects.toThrow("10 rounds");
    expect(await call({ who: "quick" })).toMatchObject({ content: [{ text: "done" }] });
  });

  it("passes an error as it is", async () => {
    const { host } = openHost();
    const { call } = await openRounds(host, () => {
      throw Object.assign(new Error("Visit first"), { code: -32602, data: { elicitations: [1] } });
    });
    await expect(call({})).rejects.toMatchObject({ code: -32602, data: { elicitations: [1] } });
  });
});
