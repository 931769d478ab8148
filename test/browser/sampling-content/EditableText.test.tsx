import { type ReactNode, useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EditableText } from "../../../src/kinds/sampling/react/content/EditableText.js";
import { flushEditors } from "../../../src/kinds/sampling/react/content/edits/pendingEditors.js";
import { mountContent } from "./mountContent.js";

const line = (index: number) => `Flight ${index} leaves at 9:40 with one layover.`;
const long = Array.from({ length: 4_000 }, (_, index) => line(index)).join("\n");

const edit = page.getByRole("button", { name: "Edit the prompt", exact: true });

/** Shows a text and returns what its page has of it. */
function show(value: string): { kept: () => string } {
  let kept = value;
  function Page(): ReactNode {
    const [text, setText] = useState(value);
    return (
      <EditableText
        place="the prompt"
        text={text}
        asked={value}
        onTextChange={(next) => {
          kept = next;
          setText(next);
        }}
      />
    );
  }
  mountContent(<Page />);
  return { kept: () => kept };
}

/** Opens a text and returns what its page has of it. */
async function open(value: string): Promise<{ kept: () => string }> {
  const shown = show(value);
  await userEvent.click(edit);
  await expect.poll(() => areas().length).toBeGreaterThan(0);
  return shown;
}

const areas = () => [...document.querySelectorAll("textarea")];

const boxOf = (element: Element | null | undefined) => {
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return [x, y, width, height].map(Math.round);
};

/** Scrolls to where the first text area ends and the second one begins. */
async function firstAreas(): Promise<HTMLTextAreaElement[]> {
  await expect.poll(() => areas().length).toBeGreaterThan(0);
  areas()[0]?.scrollIntoView({ block: "end" });
  await expect.poll(() => areas().length).toBeGreaterThan(1);
  return areas();
}

describe.each(["by the browser", "by measuring"])("EditableText, sized %s", (how) => {
  /** What a browser without `field-sizing` makes of our sheet. */
  const withoutSizing = () => {
    const sheet = document.head.appendChild(document.createElement("style"));
    sheet.textContent = ".mcp-text-area[data-fits] { field-sizing: fixed }";
    onTestFinished(() => sheet.remove());
  };

  it("turns a text into a field of its place and size, which grows with what is typed", async () => {
    if (how === "by measuring") withoutSizing();
    const { kept } = show("Be brief,\nand friendly to whoever asks.\n");
    const read = () => document.querySelector(".mcp-text");
    await expect.poll(() => boxOf(read())[3]).toBeGreaterThan(50);
    const before = boxOf(read());
    await userEvent.click(page.getByText("Be brief,"));
    await expect.poll(() => areas().length).toBe(1);
    const [area] = areas();
    await expect.poll(() => document.activeElement).toBe(area);
    expect(boxOf(area)).toEqual(before);
    await userEvent.keyboard("{Control>}{End}{/Control}Please.{Enter}{Enter}Thanks.");
    await expect.poll(() => boxOf(area)[3]).toBeGreaterThan((before[3] ?? 0) + 30);
    const grown = boxOf(area);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => areas().length).toBe(0);
    expect(boxOf(read())).toEqual(grown);
    expect(document.activeElement).toBe(edit.element());
    expect(kept()).toBe("Be brief,\nand friendly to whoever asks.\nPlease.\n\nThanks.");
  });
});

describe("EditableText", () => {
  it("puts the caret where the text was pressed", async () => {
    const { kept } = show("Be brief.");
    const piece = page.getByText("Be brief.");
    await expect.element(piece).toBeVisible();
    const word = document.createRange();
    const node = document.querySelector(".mcp-text-piece")?.firstChild;
    if (!node) throw new Error("No text is shown.");
    word.setStart(node, 0);
    word.setEnd(node, 3);
    const at = word.getBoundingClientRect();
    const from = piece.element().getBoundingClientRect();
    await userEvent.click(piece, { position: { x: at.right - from.x, y: at.height / 2 } });
    await expect.poll(() => document.activeElement?.tagName).toBe("TEXTAREA");
    await userEvent.keyboard("very ");
    expect(kept()).toBe("Be very brief.");
  });

  it("keeps the size at which a long text was read, whatever is typed", async () => {
    show(line(1).repeat(200));
    await expect.element(page.getByText(/Show all/)).toBeVisible();
    const before = boxOf(document.querySelector(".mcp-text"));
    await userEvent.click(edit);
    await expect.poll(() => areas().length).toBe(1);
    expect(boxOf(areas()[0])).toEqual(before);
  });

  it("lets a press outside of the field act where it was aimed, and turns the field back", async () => {
    let presses = 0;
    const below = document.createElement("button");
    below.textContent = "Below";
    below.addEventListener("click", () => {
      presses += 1;
    });
    await open("Approve\u202eevorppa\u2069 this");
    await expect.element(page.getByText("Hidden characters in this text:")).toBeVisible();
    document.querySelector("main")?.append(below);
    await userEvent.click(page.getByText("Below"));
    expect(presses).toBe(1);
    await expect.poll(() => areas().length).toBe(0);
    await expect.element(page.getByText(/RLO/)).toBeVisible();
  });
});

describe("EditableText, with a text that is too long for one text area", () => {
  it("has text areas only near to what can be seen, and the rest as text to be found", async () => {
    await open(long);
    await firstAreas();
    expect(areas().length).toBeLessThan(10);
    expect(document.body.textContent).toContain(line(3_999));
  });

  it("delivers what was typed when it is asked to, and changes nothing else", async () => {
    const { kept } = await open(long);
    const [area] = await firstAreas();
    area?.focus();
    area?.setSelectionRange(0, 0);
    await userEvent.keyboard("Please. ");
    expect(flushEditors(document.body)).toBe(true);
    expect(kept()).toBe(`Please. ${long}`);
  });

  it("delivers what was typed when the typing rests", async () => {
    const { kept } = await open(long);
    const [, area] = await firstAreas();
    const start = long.indexOf(area?.value.slice(0, 60) ?? "");
    area?.focus();
    area?.setSelectionRange(0, 0);
    await userEvent.keyboard("Here: ");
    await expect.poll(kept).toBe(`${long.slice(0, start)}Here: ${long.slice(start)}`);
  });

  it("takes the caret from one text area to the next, and joins lines across them", async () => {
    const { kept } = await open(long);
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
    const { kept } = await open(long);
    const [area] = await firstAreas();
    area?.focus();
    await userEvent.keyboard("x");
    flushEditors(document.body);
    await userEvent.click(page.getByRole("button", { name: "Changed: the prompt" }));
    await userEvent.click(page.getByRole("button", { name: "Undo the changes in the prompt" }));
    await expect.poll(kept).toBe(long);
  });
});
