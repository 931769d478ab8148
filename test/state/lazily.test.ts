import { describe, expect, it } from "vitest";
import { lazily } from "../../src/state/lazily.js";

describe("lazily", () => {
  it("loads once, however many ask, and when they do", async () => {
    let loads = 0;
    const load = lazily(async () => {
      loads += 1;
      return { loads };
    });
    expect(loads).toBe(0);
    const [one, other] = await Promise.all([load(), load()]);
    expect(one).toBe(other);
    expect(await load()).toBe(one);
    expect(loads).toBe(1);
  });

  it("loads once more where that failed", async () => {
    let isOnline = false;
    const load = lazily(async () => {
      if (!isOnline) throw new Error("There is no connection.");
      return "loaded";
    });
    await expect(load()).rejects.toThrow("There is no connection.");
    isOnline = true;
    await expect(load()).resolves.toBe("loaded");
  });
});
