import { describe, expect, it } from "vitest";

describe("leanJsdom", () => {
  it.each(["ltr", "rtl"])("reads %s from the nearest dir", (dir) => {
    const place = document.body.appendChild(document.createElement("section"));
    place.dir = dir;
    const text = place.appendChild(document.createElement("p"));
    expect(getComputedStyle(text).direction).toBe(dir);
    place.remove();
  });

  // Fails once jsdom's stylesheet is another one, or jsdom was there before the environment: then nothing is left out.
  it("does not read a text to know which way it goes", () => {
    const text = document.body.appendChild(document.createElement("p"));
    text.dir = "auto";
    text.textContent = "\u05d0";
    expect(getComputedStyle(text).direction).toBe("ltr");
    text.remove();
  });
});
