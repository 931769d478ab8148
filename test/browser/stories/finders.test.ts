import { describe, expect, it, onTestFinished } from "vitest";
import { cdp, page } from "vitest/browser";
import { findCovered } from "./findCovered.js";
import { findFaint } from "./findFaint.js";
import { findLineless } from "./findLineless.js";
import { findMoving } from "./findMoving.js";
import { findOverlaps } from "./findOverlaps.js";
import { findScrolledSideways } from "./findScrolledSideways.js";
import { findSmallTargets } from "./findSmallTargets.js";
import { findUnreached } from "./findUnreached.js";

function show(html: string): Element {
  const element = document.body.appendChild(document.createElement("section"));
  element.innerHTML = html;
  onTestFinished(() => element.remove());
  return element;
}

const large = "display: inline-block; width: 44px; height: 44px; padding: 0; border: 0";

describe("findSmallTargets", () => {
  it.each([
    ["a button that is too low", '<button style="width: 90px; height: 42px">Send</button>'],
    ["a button that is too narrow", '<button style="width: 42px; height: 90px">x</button>'],
    ["a box without a label", '<input type="checkbox">'],
    ["a label that is too low", '<label style="font-size: 10px"><input type="radio"> Yes</label>'],
    ["a link that stands alone", '<p><a href="#x">More</a></p>'],
    ["a summary", "<details><summary>More</summary></details>"],
    [
      "a target that is half covered",
      `<div style="position: relative"><button style="${large}">x</button>
       <p style="position: absolute; top: 0; left: 0; right: 0; height: 20px; margin: 0">over it</p></div>`,
    ],
  ])("finds %s", (_, html) => {
    expect(findSmallTargets(show(html))).toHaveLength(1);
  });

  it.each([
    ["what is large enough", `<button style="${large}">x</button>`],
    ["a round one", `<button style="${large}; border-radius: 50%">x</button>`],
    [
      "a box in a large label",
      `<label style="display: flex; min-height: 44px"><input type="checkbox"> Breakfast</label>`,
    ],
    [
      "a box whose label lies around it",
      `<input type="checkbox" id="b" style="position: absolute; margin: 15px"><label for="b" style="display: block; height: 44px">Breakfast</label>`,
    ],
    ["a link in a sentence", '<p>See the <a href="#x">terms</a> first.</p>'],
    ["what is disabled", "<button disabled>x</button>"],
    ["what nobody sees", "<button hidden>x</button>"],
    ["what stands behind a dialog", '<div aria-hidden="true"><button>x</button></div>'],
  ])("leaves %s alone", (_, html) => {
    expect(findSmallTargets(show(html))).toEqual([]);
  });
});

describe("findCovered", () => {
  it("finds what something lies over, and nothing that can be scrolled to", () => {
    const over = '<p style="position: absolute; inset: 0; margin: 0"></p>';
    const inside = (html: string) => show(`<div style="position: relative">${html}</div>`);
    expect(findCovered(inside(`<button>x</button>${over}`))).toHaveLength(1);
    expect(findCovered(inside("<button>x</button>"))).toEqual([]);
    expect(
      findCovered(
        inside(
          '<div style="height: 50px; overflow: auto"><p style="height: 2000px"></p><button>x</button></div>',
        ),
      ),
    ).toEqual([]);
  });
});

describe("findCovered and findOverlaps", () => {
  const at = "position: fixed; inset: 0 auto auto 0; margin: 0; padding: 0; border: 0";
  const below = `<button style="${at}; width: 90px; height: 44px">Below</button>`;
  const openOver = (html: string) => {
    const shown = show(`${below}<div popover="manual" style="${at}">${html}</div>`);
    shown.querySelector<HTMLElement>("[popover]")?.showPopover();
    return shown;
  };

  it("leaves what an open popover lies over alone, and finds what is wrong in it", () => {
    const fine = openOver(`<button style="width: 200px; height: 90px">Above</button>`);
    expect(findCovered(fine)).toEqual([]);
    expect(findOverlaps(fine)).toEqual([]);
    fine.remove();
    const twice = `<button style="${at}; width: 90px; height: 44px">Above</button>`;
    const wrong = openOver(`<div style="width: 200px; height: 90px">${twice}${twice}</div>`);
    expect(findCovered(wrong)).toHaveLength(1);
    expect(findOverlaps(wrong)).toHaveLength(1);
  });
});

describe("findOverlaps", () => {
  it("finds texts that stand on one another", () => {
    expect(
      findOverlaps(show('<p>One line</p><p style="margin-top: -2em">Another line</p>')),
    ).toHaveLength(1);
    expect(
      findOverlaps(show('<p style="height: 1em; width: 3em">Two lines of it</p><p>Another</p>')),
    ).toHaveLength(1);
  });

  it("leaves lines that stand close alone, and what is scrolled out of sight", () => {
    expect(findOverlaps(show('<p style="line-height: 1">One<br>two <b>three</b></p>'))).toEqual([]);
    const scroller =
      '<div style="height: 2em; overflow: auto"><p>One</p><p>Two</p><p>Three</p></div>';
    expect(findOverlaps(show(`${scroller}<p>Four</p>`))).toEqual([]);
    const twice = '<p style="position: relative">One<i style="position: absolute; left: 0';
    expect(findOverlaps(show(`${twice}">One</i></p>`))).toHaveLength(1);
    expect(findOverlaps(show(`${twice}; opacity: 0">One</i></p>`))).toEqual([]);
  });
});

describe("findFaint", () => {
  const on = (ground: string, text: string, more = "") =>
    show(`<div style="background: ${ground}"><p style="color: ${text}; ${more}">x</p></div>`);

  it.each([
    ["grey on white", "white", "#777", ""],
    ["large text", "white", "#999", "font-size: 24px"],
    ["a colour of another space", "oklch(1 0 0)", "oklch(0.7 0 0)", ""],
    ["what shines through", "white", "black", "opacity: 0.4"],
    ["a ground that lets another through", "black", "white", "background: rgb(255 255 255 / 60%)"],
    ["a text in the middle of another", "white", "black", "background: #222"],
  ])("finds %s", (_, ground, text, more) => {
    expect(findFaint(on(ground, text, more))).toHaveLength(1);
  });

  it("finds what is typed", () => {
    expect(findFaint(show('<input style="color: #999; background: white">'))).toHaveLength(1);
  });

  it.each([
    ["what can be read", "white", "#767676", ""],
    ["large text that can be read", "white", "#949494", "font-size: 24px"],
    ["what nobody sees", "white", "white", "visibility: hidden"],
    ["a text on a picture", "white", "white", "background: linear-gradient(red, red)"],
  ])("leaves %s alone", (_, ground, text, more) => {
    expect(findFaint(on(ground, text, more))).toEqual([]);
  });

  it("leaves what is off alone, and its label", () => {
    const off = '<label style="color: #999">x <input disabled style="color: #999"></label>';
    expect(findFaint(show(off))).toEqual([]);
  });
});

describe("findScrolledSideways", () => {
  it("finds what scrolls sideways, but code", () => {
    const wide = "x".repeat(400);
    expect(findScrolledSideways(show(`<p style="overflow: auto">${wide}</p>`))).toHaveLength(1);
    expect(findScrolledSideways(show(`<pre style="overflow: auto">${wide}</pre>`))).toEqual([]);
    expect(findScrolledSideways(show("<p style='overflow: auto'>short</p>"))).toEqual([]);
  });
});

describe("findMoving", () => {
  it("finds what moves, or would", () => {
    expect(findMoving(show('<p style="transition: opacity 1s">x</p>'))).toHaveLength(1);
    expect(findMoving(show('<p style="animation: any 1s">x</p>'))).toHaveLength(1);
    expect(findMoving(show('<p style="scroll-behavior: smooth">x</p>'))).toHaveLength(1);
    expect(findMoving(show("<p>x</p>"))).toEqual([]);
  });
});

describe("findLineless", () => {
  it("finds controls that only their colour shows", () => {
    expect(findLineless(show('<button style="border: 0">x</button>'))).toHaveLength(1);
    expect(findLineless(show("<button>x</button>"))).toEqual([]);
    expect(
      findLineless(show('<button style="border: 0; text-decoration: underline">x</button>')),
    ).toEqual([]);
    const frame = '<i style="position: absolute; inset: 0; border: 1px solid"></i>';
    const framed = (beside: string) =>
      show(`<p style="position: relative"><input style="border: 0">${beside}</p>`);
    expect(findLineless(framed(frame))).toEqual([]);
    expect(findLineless(framed('<i style="border: 1px solid">x</i>'))).toHaveLength(1);
  });
});

describe("a touch screen", () => {
  it("is what the walk of all targets pretends", async () => {
    await page.viewport(360, 740);
    expect(matchMedia("(pointer: coarse)").matches).toBe(false);
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: true });
    await expect.poll(() => matchMedia("(pointer: coarse)").matches).toBe(true);
    await cdp().send("Emulation.setTouchEmulationEnabled", { enabled: false });
    await expect.poll(() => matchMedia("(pointer: coarse)").matches).toBe(false);
  });
});

describe("findUnreached", () => {
  it.each([
    ["a link and a button", '<a href="#x">One</a><button>Two</button>'],
    [
      "choices that exclude each other",
      '<input type="radio" name="a"><input type="radio" name="a">',
    ],
    ["a row that other keys lead to", '<div role="button" tabindex="-1">Row</div>'],
    ["a date of several parts", '<input type="date"><button>Two</button>'],
    [
      "an input whose frame stands beside it",
      "<style>input:focus { outline: none } input + i { border: 1px solid } input:focus + i { border-width: 2px }</style>" +
        "<p><input><i>frame</i></p>",
    ],
  ])("finds nothing in %s", async (_, html) => {
    expect(await findUnreached([show(html)])).toEqual([]);
  });

  it("finds what lies behind a place that keeps the Tab key, and what does not show the focus", async () => {
    const root = show(
      '<button style="outline: none">Bare</button><textarea></textarea><button>Behind</button>',
    );
    root.querySelector("textarea")?.addEventListener("keydown", (event) => event.preventDefault());
    expect(await findUnreached([root])).toEqual([
      expect.stringMatching(/^not reached: .*Behind/),
      expect.stringMatching(/^does not show the focus: .*Bare/),
    ]);
  });
});
