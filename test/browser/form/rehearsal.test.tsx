import { describe, expect, it, onTestFinished, vi } from "vitest";
import { cdp } from "vitest/browser";
import { rehearseElicitation } from "../../../src/kinds/elicitation/react/rehearseElicitation.js";

/** What an element held, each time that something in it changed. */
function watch<Seen>(element: Node, look: () => Seen): Seen[] {
  const seen: Seen[] = [];
  const observer = new MutationObserver(() => seen.push(look()));
  observer.observe(element, { subtree: true, childList: true, attributes: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}

describe("the rehearsal of a form", () => {
  it("fills a form in, sends too early and mends what is marked, and leaves nothing", async () => {
    const stage = document.createElement("div");
    const marked = watch(stage, () => stage.querySelectorAll("[aria-invalid=true]").length);

    await rehearseElicitation(stage);

    expect(marked.at(0)).toBe(0);
    expect(Math.max(...marked)).toBe(2);
    // The field that was mended is no longer marked; the form is taken away after that.
    expect(marked.slice(marked.indexOf(2))).toContain(1);
    expect(stage.childNodes).toHaveLength(0);
  });

  it("lets go of all that it rendered, before anything else happens in the page", async () => {
    const stage = document.createElement("div");
    const rendered = new Set<WeakRef<Node>>();
    watch(stage, () => {
      const nodes = stage.querySelectorAll("section, form, input");
      for (const node of nodes) rendered.add(new WeakRef(node));
    });
    await rehearseElicitation(stage);
    expect(rendered.size).toBeGreaterThan(0);

    const kept = async () => {
      await cdp().send("HeapProfiler.collectGarbage");
      return new Set([...rendered].map((node) => node.deref()?.nodeName));
    };
    await expect.poll(kept).toEqual(new Set([undefined]));
  });

  it("changes nothing in the page, takes no focus and says nothing to developers", async () => {
    const written = document.body.appendChild(document.createElement("textarea"));
    onTestFinished(() => written.remove());
    written.value = "Half a sentence";
    written.focus();
    written.setSelectionRange(4, 6);
    const consoles = (["error", "warn"] as const).map((level) => vi.spyOn(console, level));
    onTestFinished(() => void vi.restoreAllMocks());
    const changes = watch(document, () => document.activeElement?.outerHTML);

    await rehearseElicitation();

    expect(changes).toEqual([]);
    expect(document.activeElement).toBe(written);
    expect([written.selectionStart, written.selectionEnd]).toEqual([4, 6]);
    for (const said of consoles) expect(said).not.toHaveBeenCalled();
  });
});
