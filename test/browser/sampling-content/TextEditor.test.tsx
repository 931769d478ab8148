import { type ReactNode, useState } from "react";
import { describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { flushEditors } from "../../../src/kinds/sampling/react/content/edits/pendingEditors.js";
import { TextEditor } from "../../../src/kinds/sampling/react/content/TextEditor.js";
import { mountContent } from "./mountContent.js";

const line = (index: number) => `Flight ${index} leaves at 9:40 with one layover.`;
const long = Array.from({ length: 4_000 }, (_, index) => line(index)).join("\n");

/** Opens a long text and returns what its page has of it. */
function open(value: string): { kept: () => string } {
  let kept = value;
  function Page(): ReactNode {
    const [text, setText] = useState(value);
    return (
      <TextEditor
        label="Prompt"
        value={text}
        asked={value}
        onValueChange={(next) => {
          kept = next;
          setText(next);
        }}
      />
    );
  }
  mountContent(<Page />);
  return { kept: () => kept };
}

const areas = () => [...document.querySelectorAll("textarea")];

/** Scrolls to where the first text area ends and the second one begins. */
async function firstAreas(): Promise<HTMLTextAreaElement[]> {
  await expect.poll(() => areas().length).toBeGreaterThan(0);
  areas()[0]?.scrollIntoView({ block: "end" });
  await expect.poll(() => areas().length).toBeGreaterThan(1);
  return areas();
}

describe("TextEditor, with a short text", () => {
  it("is as high as its text, grows with it, and scrolls before it fills the dialog", async () => {
    open("Be brief.");
    await expect.poll(() => areas().length).toBe(1);
    const [area] = areas();
    const height = () => area?.getBoundingClientRect().height ?? 0;
    expect(height()).toBeGreaterThan(20);
    expect(height()).toBeLessThan(60);
    area?.focus();
    await userEvent.keyboard("{Enter}And{Enter}friendly,{Enter}please.");
    await expect.poll(height).toBeGreaterThan(90);
    await userEvent.fill(area as HTMLElement, line(1).repeat(200));
    await expect.poll(height).toBeGreaterThan(200);
    expect(height()).toBeLessThanOrEqual(224);
  });
});

describe("TextEditor, with a text that is too long for one text area", () => {
  it("has text areas only near to what can be seen, and the rest as text to be found", async () => {
    open(long);
    await firstAreas();
    expect(areas().length).toBeLessThan(10);
    expect(document.body.textContent).toContain(line(3_999));
  });

  it("delivers what was typed when it is asked to, and changes nothing else", async () => {
    const { kept } = open(long);
    const [area] = await firstAreas();
    area?.focus();
    area?.setSelectionRange(0, 0);
    await userEvent.keyboard("Please. ");
    expect(flushEditors(document.body)).toBe(true);
    expect(kept()).toBe(`Please. ${long}`);
  });

  it("delivers what was typed when the typing rests", async () => {
    const { kept } = open(long);
    const [, area] = await firstAreas();
    const start = long.indexOf(area?.value.slice(0, 60) ?? "");
    area?.focus();
    area?.setSelectionRange(0, 0);
    await userEvent.keyboard("Here: ");
    await expect.poll(kept).toBe(`${long.slice(0, start)}Here: ${long.slice(start)}`);
  });

  it("takes the caret from one text area to the next, and joins lines across them", async () => {
    const { kept } = open(long);
    const [first, second] = await firstAreas();
    const start = long.indexOf(second?.value.slice(0, 60) ?? "");
    first?.focus();
    first?.setSelectionRange(first.value.length, first.value.length);
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => document.activeElement).toBe(second);
    await userEvent.keyboard("{Backspace}");
    await expect.poll(() => second?.isConnected).toBe(false);
    await expect.poll(() => document.activeElement?.tagName).toBe("TEXTAREA");
    await userEvent.keyboard(" and ");
    expect(flushEditors(document.body)).toBe(true);
    expect(kept()).toBe(`${long.slice(0, start - 1)} and ${long.slice(start)}`);
  });

  it("takes everything back", async () => {
    const { kept } = open(long);
    const [area] = await firstAreas();
    area?.focus();
    await userEvent.keyboard("x");
    flushEditors(document.body);
    await expect.poll(() => document.body.textContent).toContain("changed");
    const restore = [...document.querySelectorAll("button")].find(
      (button) => button.textContent === "Restore",
    );
    restore?.click();
    await expect.poll(kept).toBe(long);
    await expect.poll(() => areas()[0]?.value.startsWith(line(0))).toBe(true);
  });
});
