import { describe, expect, it } from "vitest";
import { createTap } from "../../../src/wire/sdk/tap.js";
import * as fc from "../../support/fc.js";
import { shippingAddress } from "../../support/questions.js";

const form = { method: "elicitation/create", params: shippingAddress };
const jsonrpc = "2.0";

/** A tap whose client's host answers elicitation and roots. */
function openTap({ isModern = false, isClaimed = true } = {}) {
  const handled = ["elicitation/create", "roots/list"];
  const claim = {
    client: {} as never,
    handles: (method: string) => handled.includes(method),
    isModern: () => isModern,
  };
  return createTap(() => (isClaimed ? claim : undefined));
}

describe("a tap, in the revisions of 2025", () => {
  const ask = (tap: ReturnType<typeof openTap>, id: unknown = 1) =>
    tap.incoming({ jsonrpc, id, ...form });

  it("shows the SDK a placeholder, and keeps the question under its id", () => {
    const tap = openTap();
    const shown = ask(tap, 0);
    expect(shown).toMatchObject({ id: 0, method: form.method, params: { mode: "form" } });
    expect(JSON.stringify(shown)).not.toContain("city");
    expect(tap.find(0)?.params).toBe(shippingAddress);
    expect(tap.find("0")).toBeUndefined();
  });

  it("puts the real answer where the SDK sends the placeholder's, once", () => {
    const tap = openTap();
    ask(tap);
    const real = { action: "accept", content: { nested: [null] } };
    const result = tap.find(1)?.keepResult(real);
    expect(result).toEqual({ action: "cancel" });
    expect(tap.outgoing({ jsonrpc, id: 1, result }, undefined)).toEqual({
      jsonrpc,
      id: 1,
      result: real,
    });
    expect(tap.find(1)).toBeUndefined();
    const late = { jsonrpc, id: 1, result };
    expect(tap.outgoing(late, undefined)).toBe(late);
  });

  it("passes an error as the SDK sends it", () => {
    const tap = openTap();
    ask(tap);
    const error = { jsonrpc, id: 1, error: { code: -32602, message: "no" } };
    expect(tap.outgoing(error, undefined)).toBe(error);
    expect(tap.find(1)).toBeUndefined();
  });

  it("answers for nobody: a result that its handler did not give becomes an error", () => {
    const tap = openTap();
    ask(tap);
    expect(tap.outgoing({ jsonrpc, id: 1, result: { action: "accept" } }, undefined)).toEqual({
      jsonrpc,
      id: 1,
      error: { code: -32603, message: "Internal error" },
    });
  });

  it.each([
    ["the connection closes", (tap) => tap.clear()],
    ["nobody will be asked", (tap) => tap.forget(1)],
  ] satisfies [string, (tap: ReturnType<typeof openTap>) => unknown][])(
    "forgets a question when %s",
    (_when, end) => {
      const tap = openTap();
      ask(tap);
      end(tap);
      expect(tap.find(1)).toBeUndefined();
    },
  );

  it("keeps a question that the server withdraws until it is forgotten: its answer may be on the way", () => {
    const tap = openTap();
    ask(tap);
    tap.incoming({ jsonrpc, method: "notifications/cancelled", params: { requestId: 1 } });
    expect(tap.find(1)).toBeDefined();
    tap.forget(1);
    expect(tap.find(1)).toBeUndefined();
  });

  it.each([
    { jsonrpc, id: 1, method: "roots/list" },
    { jsonrpc, id: 1, method: "sampling/createMessage", params: {} },
    { jsonrpc, id: 1, method: "toString", params: {} },
    { jsonrpc, method: "elicitation/create", params: {} },
    { jsonrpc, id: 1, result: { resultType: "input_required", inputRequests: { a: form } } },
    { jsonrpc, id: 1, error: { code: -32042, message: "Visit", data: { elicitations: [] } } },
  ])("passes %j as it is", (message) => {
    expect(openTap().incoming(message)).toBe(message);
  });

  it("touches nothing while no attached client is connected", () => {
    const tap = openTap({ isClaimed: false });
    const message = { jsonrpc, id: 1, ...form };
    expect(tap.incoming(message)).toBe(message);
    expect(tap.find(1)).toBeUndefined();
  });
});

describe("a tap, in revision 2026-07-28", () => {
  const open = () => {
    const tap = openTap({ isModern: true });
    let ids = 0;
    const send = (params: object = {}, marker?: () => void, requestSignal?: AbortSignal) => {
      ids += 1;
      const message = { jsonrpc, id: ids, method: "tools/call", params };
      return {
        id: ids,
        message: tap.outgoing(message, {
          onresumptiontoken: marker,
          requestSignal,
        }) as typeof message,
      };
    };
    const receive = (id: number, result: object) => {
      const message = tap.incoming({ jsonrpc, id, result }) as { result: Record<string, unknown> };
      return Object.keys(message.result.inputRequests ?? {});
    };
    const asked = (inputRequests: object, requestState?: string) => ({
      resultType: "input_required",
      inputRequests,
      ...(requestState !== undefined && { requestState }),
    });
    return { tap, send, receive, asked };
  };

  it("gives each key a name of its own, and the retry its own back", () => {
    const { tap, send, receive, asked } = open();
    const marker = () => {};
    const keys = [1, 2].map(
      () => receive(send({ name: "a" }, marker).id, asked({ confirm: form }))[0] ?? "",
    );
    expect(new Set(keys).size).toBe(2);
    expect(tap.find(keys[0])).toMatchObject({ params: shippingAddress, marker });
    const real = { action: "accept", content: { city: null } };
    const placeholder = tap.find(keys[0])?.keepResult(real);
    const { message } = send({ name: "a", inputResponses: { [keys[0] ?? ""]: placeholder } });
    expect(message.params).toEqual({ name: "a", inputResponses: { confirm: real } });
    expect(tap.find(keys[0])).toBeUndefined();
    expect(tap.find(keys[1])).toBeDefined();
  });

  it("knows the call of a retry, which carries no marker", () => {
    const { tap, send, receive, asked } = open();
    const marker = () => {};
    const [first = ""] = receive(send({}, marker).id, asked({ confirm: form }));
    const answer = tap.find(first)?.keepResult({ action: "cancel" });
    const [second] = receive(
      send({ inputResponses: { [first]: answer } }).id,
      asked({ confirm: form }),
    );
    expect(tap.find(second)?.marker).toBe(marker);
  });

  it("knows it by state and params where no question was asked", () => {
    const { tap, send, receive, asked } = open();
    const [a, b] = [() => {}, () => {}];
    receive(send({ name: "a", _meta: { progressToken: 1 } }, a).id, asked({}, "s"));
    receive(send({ name: "b" }, b).id, asked({}, "s"));
    const [ofB] = receive(send({ name: "b", requestState: "s" }).id, asked({ confirm: form }));
    const [ofA] = receive(
      send({ name: "a", requestState: "s", _meta: { progressToken: 3 } }).id,
      asked({ confirm: form }),
    );
    expect(tap.find(ofA)?.marker).toBe(a);
    expect(tap.find(ofB)?.marker).toBe(b);
  });

  it("would rather not know than be wrong", () => {
    const { tap, send, receive, asked } = open();
    const alike = { name: "a" };
    for (const marker of [() => {}, () => {}]) receive(send(alike, marker).id, asked({}, "s"));
    for (const _call of [1, 2]) {
      const [key] = receive(send({ ...alike, requestState: "s" }).id, asked({ confirm: form }));
      expect(tap.find(key)).toMatchObject({ marker: undefined });
    }
  });

  it("leaves requests alone that no host answers, or that are none", () => {
    const { send, receive, asked } = open();
    const odd = {
      a: null,
      b: [],
      c: "x",
      d: { method: 7 },
      e: { method: "sampling/createMessage" },
    };
    expect(receive(send().id, asked(odd))).toEqual(Object.keys(odd));
  });

  it("drops the answers of a handler that saw a placeholder, so that the server asks again", () => {
    const { send, receive, asked } = open();
    const [key = ""] = receive(send().id, asked({ confirm: form }));
    const { message } = send({
      inputResponses: { [key]: { action: "accept" }, other: { roots: [] } },
    });
    expect(message.params).toEqual({ inputResponses: { other: { roots: [] } } });
  });

  it("forgets the siblings of a request that failed", () => {
    const { tap, send, receive, asked } = open();
    const [one, two] = receive(send().id, asked({ a: form, b: form }));
    tap.find(one)?.fail();
    expect(tap.find(two)).toBeUndefined();
  });

  it.each([
    ["aborted", (_tap: ReturnType<typeof openTap>, abort: AbortController) => abort.abort()],
    [
      "cancelled",
      (tap) =>
        tap.outgoing({ jsonrpc, method: "notifications/cancelled", params: { requestId: 1 } }, {}),
    ],
    ["lost with its connection", (tap) => tap.clear()],
  ] satisfies [string, (tap: ReturnType<typeof openTap>, abort: AbortController) => unknown][])(
    "forgets a request that was %s",
    (_how, end) => {
      const { tap, send, receive, asked } = open();
      const abort = new AbortController();
      const { id } = send({}, undefined, abort.signal);
      end(tap, abort);
      expect(receive(id, asked({ confirm: form }))).toEqual(["confirm"]);
    },
  );

  it("keeps a bounded number of rounds that nobody took up, and all that somebody did", () => {
    const { tap, send, receive, asked } = open();
    const keys = Array.from({ length: 1_000 }, (_, index) => {
      const [key] = receive(send().id, asked({ confirm: form }));
      if (index < 100) tap.find(key);
      return key;
    });
    expect(keys.slice(0, 100).every((key) => tap.find(key))).toBe(true);
    expect(keys.filter((key) => tap.find(key)).length).toBe(256);
    expect(tap.find(keys.at(-1))).toBeDefined();
  });
});

describe("a tap, whatever passes through it", () => {
  it.each([true, false])("never throws (2026-07-28: %j)", (isModern) => {
    const anything = fc.anything({ withNullPrototype: true });
    const message = fc.oneof(
      anything,
      fc.record(
        {
          id: fc.oneof(fc.nat(3), anything),
          method: fc.constantFrom("elicitation/create", "notifications/cancelled", "tools/call", 7),
          params: fc.oneof(
            anything,
            fc.record({ inputResponses: anything, requestState: fc.constantFrom("s", 7) }),
          ),
          result: fc.oneof(
            anything,
            fc.record({
              resultType: fc.constant("input_required"),
              inputRequests: fc.oneof(
                anything,
                fc.dictionary(
                  fc.string(),
                  fc.record({ method: fc.constant("roots/list"), params: anything }),
                ),
              ),
              requestState: fc.constantFrom("s", 7),
            }),
          ),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), message, anything)), (messages) => {
        const tap = openTap({ isModern });
        for (const [isIncoming, each, options] of messages)
          expect(() =>
            isIncoming ? tap.incoming(each) : tap.outgoing(each, options),
          ).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});
