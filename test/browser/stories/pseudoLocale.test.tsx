import { composeStories, setProjectAnnotations } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import preview from "../../../.storybook/preview.js";
import { untilQuiet, untilShown } from "../../../.storybook/untilQuiet.js";
import { findClipped } from "./findClipped.js";
import { findUntranslated } from "./findUntranslated.js";
import { isLikeAnother } from "./isAlike.js";
import { ours } from "./ours.js";

type StoryFile = Parameters<typeof composeStories>[0];
type Story = ComponentType & { readonly id: string };

/** The developers' panel is in English, for whoever builds the host; downloads have their ten languages, and this one not, in `test/app-views`. */
const files = import.meta.glob<StoryFile>(
  ["../../../stories/*.stories.tsx", "!../../../stories/{AppDownloads,Devtools}.stories.tsx"],
  { eager: true },
);

setProjectAnnotations([
  preview,
  { initialGlobals: { ...preview.initialGlobals, locale: "en-XA", motion: "none" } },
]);

const stories = Object.entries(files).flatMap(([path, file]) =>
  Object.entries<Story>(composeStories(file))
    .filter(([, { id }]) => !isLikeAnother(id))
    .map(([name, Story]) => [`${/(\w+)\.stories/.exec(path)?.[1]} ${name}`, Story] as const),
);

describe("every story in the pseudo-locale", () => {
  it.each(stories)(
    "%s says nothing that is in no catalogue, and cuts nothing off",
    async (_, Story) => {
      sessionStorage.clear();
      await page.viewport(320, 800);
      const place = document.body.appendChild(document.createElement("div"));
      const root = createRoot(place);
      onTestFinished(() => {
        root.unmount();
        document.body.replaceChildren();
      });
      root.render(<Story />);
      await untilShown();
      await untilQuiet();

      expect(ours().flatMap(findUntranslated)).toEqual([]);
      expect(ours().flatMap(findClipped)).toEqual([]);
    },
  );

  it("are all of them", () => {
    expect(stories.length).toBeGreaterThan(20);
  });
});

function show(html: string): Element {
  const element = document.body.appendChild(document.createElement("section"));
  element.innerHTML = html;
  onTestFinished(() => element.remove());
  return element;
}

describe("findUntranslated", () => {
  it.each([
    ["a text", "<p>Send</p>"],
    ["a text beside a translated one", "<p>[Sééńd] now</p>"],
    ["a label", '<button aria-label="Close"></button>'],
    ["a placeholder", '<input placeholder="Search">'],
  ])("finds %s", (_, html) => {
    expect(findUntranslated(show(html))).toHaveLength(1);
  });

  it.each([
    ["what is translated", '<button aria-label="[Çlöösé]">[Sééńd]</button>'],
    ["what a server sent", "<p>[Nöö] <bdi>Travel Booking</bdi> 7 %</p>"],
    ["a name in a sentence", "<p>[\u2068Travel\u2069 åsks]</p>"],
  ])("leaves %s alone", (_, html) => {
    expect(findUntranslated(show(html))).toEqual([]);
  });
});

describe("findClipped", () => {
  it("finds what is cut off, and what reaches out of the page", () => {
    const long = "x".repeat(400);
    expect(findClipped(show(`<p style="overflow: hidden">${long}</p>`))).toHaveLength(1);
    expect(findClipped(show(`<p>${long}</p>`))).toHaveLength(1);
    expect(findClipped(show(`<p style="overflow-wrap: anywhere">${long}</p>`))).toEqual([]);
  });
});
