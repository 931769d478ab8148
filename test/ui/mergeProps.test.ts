import { describe, expect, it } from "vitest";
import { mergeProps } from "../../src/ui/mergeProps.js";

describe("mergeProps", () => {
  const log: string[] = [];
  const say = (word: string) => () => void log.push(word);

  it("runs the given handler first, and the part's own after it", () => {
    log.length = 0;
    mergeProps({ onClick: say("ours") }, { onClick: say("given") }).onClick();
    expect(log).toEqual(["given", "ours"]);
  });

  it("leaves the part's own out once the default was prevented", () => {
    log.length = 0;
    const event = new Event("click", { cancelable: true });
    const own = { onClick: (_: Event) => void log.push("ours") };
    mergeProps(own, { onClick: (pressed: Event) => pressed.preventDefault() }).onClick(event);
    expect(event.defaultPrevented).toBe(true);
    expect(log).toEqual([]);
  });

  it("keeps what is the part's own where undefined is given", () => {
    const own = say("ours");
    const given: { onClick?: (() => void) | undefined; lang?: string | undefined } = {
      onClick: undefined,
      lang: undefined,
    };
    expect(mergeProps({ onClick: own, lang: "en" }, given)).toEqual({ onClick: own, lang: "en" });
  });

  it("joins classes, styles and ids, and takes what is given of anything else", () => {
    const own = {
      className: "mcp-button",
      style: { color: "red", margin: 0 },
      "aria-describedby": "hint",
      "aria-labelledby": "title",
      lang: "en",
    };
    const given = {
      className: "mine",
      style: { color: "blue" },
      "aria-describedby": "more",
      "aria-labelledby": "name",
      lang: "de",
    };
    expect(mergeProps(own, given)).toEqual({
      className: "mcp-button mine",
      style: { color: "blue", margin: 0 },
      "aria-describedby": "hint more",
      "aria-labelledby": "title name",
      lang: "de",
    });
  });

  it("runs a guard that is given before what it guards", () => {
    log.length = 0;
    const guard = { onClickCapture: (event: Event) => event.preventDefault() };
    const caller = { onClickCapture: (_: Event) => void log.push("caller") };
    mergeProps(caller, guard).onClickCapture(new Event("click", { cancelable: true }));
    expect(log).toEqual([]);
  });
});
