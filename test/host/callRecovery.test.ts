import { createHost, createRequestError, type HostKind, type HostOptions } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ownKind } from "../support/ownKind.js";

type Recover = NonNullable<ReturnType<HostKind["start"]>["recover"]>;

const lost = new Error("Sign in first.");

/** A call that fails until it has been tried so often, in a host with kinds that may look at why. */
function open(kinds: readonly HostKind[], failures = 1, options: Partial<HostOptions> = {}) {
  const host = createHost({ kinds, ...options });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  let tries = 0;
  const call = () => {
    const result = session.trackCall(async () => {
      tries += 1;
      if (tries <= failures) throw lost;
      return tries;
    });
    result.catch(() => {});
    return result;
  };
  return { host, session, call, tries: () => tries };
}

const recovering = (recover: Recover, name = "own") => ownKind(name, { recover });

describe("a call that fails", () => {
  it("is tried again as often as a kind says that it is worth that", async () => {
    const heard: unknown[] = [];
    const kind = recovering(async (error, { session, retries }) => {
      heard.push([error, session.id, retries]);
      return retries < 2;
    });
    const { call, tries } = open([ownKind("other"), kind], 5);
    await expect(call()).rejects.toBe(lost);
    expect(heard).toEqual([0, 1, 2].map((retries) => [lost, "travel", retries]));
    expect(tries()).toBe(3);
  });

  it("is looked at by one kind after the other until one says so", async () => {
    const asked: string[] = [];
    const kinds = [false, true, true].map((isWorthIt, index) =>
      recovering(async () => {
        asked.push(`kind ${index}`);
        return isWorthIt;
      }, `kind-${index}`),
    );
    await expect(open(kinds).call()).resolves.toBe(2);
    expect(asked).toEqual(["kind 0", "kind 1"]);
  });

  it("fails as it did where no kind has a look", async () => {
    const { call, tries } = open([ownKind()]);
    await expect(call()).rejects.toBe(lost);
    expect(tries()).toBe(1);
  });

  it("is tried again once the person has answered what its kind asks about it", async () => {
    const kind = recovering(async (_, { ask }) => {
      await ask({ of: "sign-in" }, "waits");
      return true;
    });
    const { host, call } = open([kind]);
    const result = call();
    await expect.poll(() => host.getState().open, { interval: 1 }).toHaveLength(1);
    const [question] = host.getState().open;
    expect(question).toMatchObject({
      kind: "own",
      session: "travel",
      request: { of: "sign-in" },
      detail: "waits",
      call: host.getState().calls[0]?.id,
    });
    await host.send({ type: "settle", id: question?.id ?? "", answer: {} });
    await expect(result).resolves.toBe(2);
  });

  it.each<readonly [string, Partial<HostOptions>, boolean]>([
    ["that the person has blocked", {}, true],
    ["that a policy does not name", { policy: { servers: ["hotel"] } }, false],
  ])("fails as it did where it is one of a server %s: no kind is asked", async (...given) => {
    const [, options, blocked] = given;
    let asked = 0;
    const kind = recovering(async () => {
      asked += 1;
      return true;
    });
    const { host, call } = open([kind], 1, options);
    if (blocked) await host.send({ type: "blockSession", id: "travel", blocked });
    await expect(call()).rejects.toBe(lost);
    expect(asked).toBe(0);
  });

  it("fails as it did where nobody may be asked any more, or the question ends unanswered", async () => {
    const kind = recovering(async (_, { ask }) => {
      await ask({ of: "sign-in" });
      return true;
    });
    const flooded = open([kind], 1, { limits: { open: 0 } });
    await expect(flooded.call()).rejects.toBe(lost);
    expect(flooded.host.getState()).toMatchObject({ open: [], sessions: [{ refused: 1 }] });

    const { host, call } = open([kind]);
    const result = call();
    await expect.poll(() => host.getState().open, { interval: 1 }).toHaveLength(1);
    await host.send({ type: "blockSession", id: "travel", blocked: true });
    await expect(result).rejects.toBe(lost);
  });

  it("is looked at by the next kind where one may ask nobody", async () => {
    const refused = recovering(async () => {
      throw createRequestError(-32_603, "Too many.");
    });
    const next = recovering(async () => true, "next");
    await expect(open([refused, next]).call()).resolves.toBe(2);
  });

  it("fails with the error of a kind that fails itself", async () => {
    const broken = new Error("A kind is broken.");
    const kind = recovering(async () => {
      throw broken;
    });
    await expect(open([kind]).call()).rejects.toBe(broken);
  });
});
