import { type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EditableText } from "../../../src/kinds/sampling/react/content/EditableText.js";
import { mountContent } from "./mountContent.js";

const edit = page.getByRole("button", { name: "Edit the prompt", exact: true });
const area = page.getByRole("textbox", { name: "the prompt" });

/** Shows a text and returns what its page has of it. */
function show(value: string): { kept: () => string } {
  let kept = value;
  function Page(): ReactNode {
    const [text, setText] = useState(value);
    const change = (next: string) => {
      kept = next;
      setText(next);
      return undefined;
    };
    return <EditableText place="the prompt" text={text} onTextChange={change} />;
  }
  mountContent(<Page />);
  return { kept: () => kept };
}

describe("EditableText", () => {
  it("opens a text area with the focus, and returns the focus on Escape", async () => {
    const { kept } = show("Be brief.");
    await userEvent.click(edit);
    await expect.element(area).toHaveFocus();
    await userEvent.keyboard("{Control>}{End}{/Control} Please.");
    await userEvent.keyboard("{Escape}");
    await expect.element(edit).toHaveFocus();
    expect(area.query()).toBeNull();
    await expect.element(page.getByText("Be brief. Please.")).toBeVisible();
    expect(kept()).toBe("Be brief. Please.");
  });

  it("lists hidden characters below the text area", async () => {
    show("Approve\u202eevorppa\u2069 this");
    await userEvent.click(edit);
    await expect.element(page.getByText("Hidden characters in this text:")).toBeVisible();
    await expect.element(page.getByText(/RLO/)).toBeVisible();
  });

  it("keeps a text of 500,000 characters complete, in a text area that scrolls", async () => {
    const line = "Flight 47 leaves Lisbon at 9:40 with one layover.\n";
    const long = line.repeat(10_000);
    const { kept } = show(long);
    await userEvent.click(edit);
    await expect.element(area).toHaveFocus();
    const element = area.element() as HTMLTextAreaElement;
    expect(element.value).toBe(long);
    expect(element.clientHeight).toBeLessThan(innerHeight);
    element.setSelectionRange(long.length / 2, long.length / 2);
    await userEvent.keyboard("Here");
    await expect
      .poll(() => kept() === `${long.slice(0, long.length / 2)}Here${long.slice(long.length / 2)}`)
      .toBe(true);
  });
});
