import { describe, expect, it } from "vitest";
import { errorsOf } from "../../.storybook/reference/errorsOf.js";

const host = {
  file: "host",
  about: "Returns the host of the nearest `HostProvider`. Throws outside of one.",
};
const form = {
  file: "form",
  about: "Reads the form. Throws outside of an `ElicitationForm.Root`.",
};
const plain = { file: "plain", about: "Joins names." };

describe("errorsOf", () => {
  it("says what the readers say that a module imports itself", () => {
    expect(errorsOf("part", { part: [form, plain] })).toEqual([
      "Throws outside of an `ElicitationForm.Root`.",
    ]);
  });

  it("says once that a host is needed, however far away it is read", () => {
    const imports = { card: [plain, host], plain: [host], prompt: [plain] };
    expect(errorsOf("card", imports)).toEqual(["Throws outside of a `HostProvider`."]);
    expect(errorsOf("prompt", imports)).toEqual(["Throws outside of a `HostProvider`."]);
  });

  it("says nothing of what a far module reads of a context that may stand between", () => {
    expect(errorsOf("card", { card: [plain], plain: [form] })).toEqual([]);
  });
});
