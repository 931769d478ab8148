import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { ResponseContent } from "../../../../../src/kinds/sampling/core/protocol/samplingResult.js";
import { renderAnswer } from "./renderContent.js";

const text: ResponseContent = { type: "text", text: "Take the 9:40." };
const use: ResponseContent = {
  type: "tool_use",
  id: "u1",
  name: "look_up_fare_rule",
  input: { fare: "FLEX" },
};

const button = (name: string) => screen.getByRole("button", { name });

describe("SamplingResponseContent", () => {
  it("edits the text of an answer", async () => {
    const user = userEvent.setup();
    const { kept } = renderAnswer([text]);
    await user.click(button("Edit the answer"));
    await user.type(await screen.findByRole("textbox", { name: "the answer" }), " Or wait.");
    expect(kept()).toEqual([{ type: "text", text: "Take the 9:40. Or wait." }]);
    await user.click(button("Changed: the answer"));
    await user.click(button("Undo the changes in the answer"));
    expect(kept()[0]).toBe(text);
  });

  it("drops a part, and brings it back, the same object", async () => {
    const user = userEvent.setup();
    const { kept } = renderAnswer([text, use]);
    await user.click(button("Remove part 2 of the answer"));
    expect(kept()).toEqual([text]);
    expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
    await user.click(button("Restore part 2 of the answer"));
    expect(kept()[0]).toBe(text);
    expect(kept()[1]).toBe(use);
  });

  it("edits what a tool is given, and shows how that differs", async () => {
    const user = userEvent.setup();
    const { kept } = renderAnswer([text, use]);
    await user.click(await screen.findByRole("button", { name: "Edit part 2 of the answer" }));
    const area = screen.getByRole("textbox", { name: "part 2 of the answer" });
    await user.clear(area);
    await user.type(area, '{{"fare": "LITE", "__proto__": 1}');
    await user.keyboard("{Escape}");
    expect(kept()[1]).toEqual({ ...use, input: JSON.parse('{"fare": "LITE", "__proto__": 1}') });
    await user.click(button("Changed: part 2 of the answer"));
    expect((await screen.findAllByRole("insertion"))[0]).toHaveTextContent("LITE");
    await user.click(button("Undo the changes in part 2 of the answer"));
    expect(kept()[1]).toBe(use);
  });

  it("says in plain words what keeps it from being sent, and where", async () => {
    renderAnswer([text, use], {
      issues: [
        { path: [], code: "one-block", params: { actual: 2 } },
        { path: [1, "name"], code: "unknown-tool", params: { name: "look_up_fare_rule" } },
        { path: [1, "input", "fare"], code: "minLength", params: { limit: 5, actual: 4 } },
      ],
    });
    expect(await screen.findByText(/The server takes one part only/)).toBeVisible();
    expect(screen.getByText(/offered no tool called .look_up_fare_rule/)).toBeVisible();
    expect(
      screen.getByText(/part 2 of the answer › fare.?: .*at least 5 characters/),
    ).toBeVisible();
  });
});
