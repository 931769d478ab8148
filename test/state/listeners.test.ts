import { describe, expect, it, vi } from "vitest";
import { defineKey } from "../../src/state/key.js";
import { createKeyedListeners } from "../../src/state/keyedListeners.js";
import { createListeners } from "../../src/state/listeners.js";

const fail = (message: string) => () => {
  throw new Error(message);
};

describe("createListeners", () => {
  it("tells all, whatever one of them throws, and then throws that", () => {
    const listeners = createListeners<[word: string]>();
    const heard: string[] = [];
    listeners.add(fail("one"));
    listeners.add((word) => heard.push(word));

    expect(() => listeners.tell("hello")).toThrow("one");

    expect(heard).toEqual(["hello"]);
  });

  it("gives what they throw to whoever wants to hear of it", () => {
    const failed = vi.fn<(error: unknown) => void>();
    const listeners = createListeners(failed);
    listeners.add(fail("one"));
    listeners.add(fail("two"));

    listeners.tell();

    expect(failed.mock.calls.flat().map(String)).toEqual(["Error: one", "Error: two"]);
  });

  it("tells those that are there when it begins: not who comes meanwhile, and still who is taken away", () => {
    const listeners = createListeners();
    const heard: string[] = [];
    listeners.add(() => {
      heard.push("first");
      removeSecond();
      listeners.add(() => heard.push("late"));
    });
    const removeSecond = listeners.add(() => heard.push("second"));

    listeners.tell();

    expect(heard).toEqual(["first", "second"]);
  });

  it("knows when nobody listens any more", () => {
    const listeners = createListeners();
    const remove = listeners.add(() => {});

    expect(listeners.isEmpty()).toBe(false);
    remove();
    expect(listeners.isEmpty()).toBe(true);
  });
});

describe("createKeyedListeners", () => {
  it("tells those of a key, and those of everything only where everything changed", () => {
    const listeners = createKeyedListeners();
    const heard: string[] = [];
    listeners.add(() => heard.push("all"));
    listeners.add(() => heard.push("one"), "one");
    listeners.add(() => heard.push("other"), "other");

    listeners.tell(["one"]);
    listeners.tell(["other"], true);
    listeners.tell([], true);

    expect(heard).toEqual(["one", "other", "all", "all"]);
  });

  it("still tells who came to a key whose first listeners have left", () => {
    const listeners = createKeyedListeners();
    const heard: string[] = [];
    const remove = listeners.add(() => heard.push("gone"), "one");
    remove();
    listeners.add(() => heard.push("here"), "one");
    remove();

    listeners.tell(["one"]);

    expect(heard).toEqual(["here"]);
  });
});

describe("defineKey", () => {
  it("is the name itself, which crosses a port", () => {
    expect(defineKey<number>("roots:state")).toBe("roots:state");
  });
});
