import { HostPrompts } from "mcp-host-ui";
import { elicitation, roots } from "mcp-host-ui/host";
import { expect, it, onTestFinished } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { mountHost } from "./mountHost.js";

const kinds = () => [elicitation(), roots({ initial: ["/srv/one"] })];
const schema = { type: "object", properties: { city: { type: "string" } } } as const;

/** Looks in every frame how much of a backdrop there is, until it is told to stop. */
function watchBackdrop() {
  const seen: number[] = [];
  let frame = requestAnimationFrame(function look() {
    const backdrops = [...document.querySelectorAll(".mcp-prompt-overlay, .mcp-prompt-rest")];
    seen.push(Math.max(0, ...backdrops.map((each) => Number(getComputedStyle(each).opacity))));
    frame = requestAnimationFrame(look);
  });
  return () => {
    cancelAnimationFrame(frame);
    return seen;
  };
}

const dialog = page.getByRole("dialog");

it("keeps the backdrop from one question of a chain to the next, of another kind too, and fades it after the last", async () => {
  const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } }, {}, kinds());
  const first = server.elicit({ mode: "form", message: "Which city?", requestedSchema: schema });
  const second = server.request({ method: "roots/list" });
  await userEvent.fill(page.getByRole("textbox", { name: "city" }), "Lisbon");
  await expect.poll(() => document.getAnimations().length).toBe(0);

  // However late the next question is drawn, the fade has hardly begun.
  const slow = document.head.appendChild(document.createElement("style"));
  slow.textContent = ".mcp-prompt-rest { animation-duration: 1h !important }";
  onTestFinished(() => slow.remove());
  const stop = watchBackdrop();
  await userEvent.click(dialog.getByRole("button", { name: "Send", exact: true }));
  await expect(first.answer).resolves.toEqual({ action: "accept", content: { city: "Lisbon" } });
  await expect.element(dialog.getByRole("button", { name: /^Share/ })).toBeVisible();
  await expect.poll(() => document.getAnimations().length).toBe(0);
  const seen = stop();
  expect(seen.length).toBeGreaterThan(2);
  expect(Math.min(...seen)).toBeGreaterThan(0.9);
  slow.remove();

  await userEvent.click(dialog.getByRole("button", { name: /^Share/ }));
  await expect(second.answer).resolves.toEqual({ roots: [{ uri: "file:///srv/one" }] });
  await expect.poll(() => document.querySelector(".mcp-prompt-rest")).toBeNull();
  expect(document.querySelector(".mcp-prompt-overlay")).toBeNull();
});

it("leaves nothing behind, and moves nothing, where motion is reduced", async () => {
  await preferMotion("reduce");
  onTestFinished(() => preferMotion("no-preference"));
  const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 } }, {}, kinds());
  const { answer } = server.request({ method: "roots/list" });
  const share = dialog.getByRole("button", { name: /^Share/ });
  await expect.element(share).toBeVisible();
  expect(document.getAnimations()).toEqual([]);
  const seen: string[] = [];
  const watch = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof Element && node.matches(".mcp-prompt-rest"))
          seen.push(getComputedStyle(node).display);
  });
  watch.observe(document.body, { childList: true });
  await userEvent.click(share);
  await expect(answer).resolves.toEqual({ roots: [{ uri: "file:///srv/one" }] });
  await expect.element(dialog).not.toBeInTheDocument();
  watch.disconnect();
  expect(document.querySelector(".mcp-prompt-rest")).toBeNull();
  // Taken away in the task that made it, so that no frame ever showed it.
  expect(seen.filter((display) => display !== "" && display !== "none")).toEqual([]);
});

it("shows on the main button how long it takes no press, as long as the host app says", async () => {
  const { server } = await mountHost(
    <HostPrompts />,
    { safety: { armAfter: 60_000 } },
    {},
    kinds(),
  );
  void server.request({ method: "roots/list" }).answer.catch(() => undefined);
  const share = dialog.getByRole("button", { name: /^Share/ });
  await expect.element(share).toBeVisible();
  const lineOf = () =>
    document
      .getAnimations()
      .map(({ effect }) => effect)
      .find((effect) => effect instanceof KeyframeEffect && effect.pseudoElement === "::before");
  await expect.poll(() => Number(lineOf()?.getTiming().duration)).toBeGreaterThan(59_000);
  expect((lineOf() as KeyframeEffect).target).toBe(share.element());
});

async function preferMotion(value: "reduce" | "no-preference") {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });
  await expect.poll(() => matchMedia(`(prefers-reduced-motion: ${value})`).matches).toBe(true);
}
