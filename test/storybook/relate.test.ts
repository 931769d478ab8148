import { describe, expect, it } from "vitest";
import { relate } from "../../.storybook/reference/relate.js";
import type { Export } from "../../stories/reference/page.js";

const known = (name: string, file: string): Export => ({
  name,
  file,
  kind: "component",
  about: "",
  signature: "",
  takes: [],
  members: [],
  takesAttributes: false,
});

const importing = (...files: string[]) => files.map((file) => ({ file, about: "" }));

describe("relate", () => {
  it("looks through modules that the public does not know, and stops at those that it knows", () => {
    const relations = relate(
      [known("Prompt", "prompt"), known("Title", "title"), known("useHost", "host")],
      { prompt: importing("frame"), frame: importing("title", "prompt"), title: importing("host") },
    );
    expect(Object.fromEntries(relations)).toEqual({
      Prompt: ["Title"],
      Title: ["useHost"],
      useHost: [],
    });
  });

  it("names a part that several families share as the user's own family does", () => {
    const relations = relate(
      [
        known("Form.Title", "title"),
        known("Review.Title", "title"),
        known("Review.Content", "content"),
        known("Card", "card"),
      ],
      { content: importing("title"), card: importing("title") },
    );
    expect(relations.get("Review.Content")).toEqual(["Review.Title"]);
    expect(relations.get("Card")).toEqual(["Form.Title"]);
  });
});
