import { HostPrompts } from "mcp-host-ui";
import { sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { analysis, models } from "../../kinds/sampling/core/flights.js";
import { createHandModel } from "../../kinds/sampling/core/handModel.js";
import { mountHost } from "../components/mountHost.js";

const dialog = page.getByRole("dialog");

/** The dialog and its main button once they rest: the corner at which both end. */
async function corner(stage: RegExp, button: RegExp) {
  await expect.element(dialog.getByRole("heading", { name: stage })).toBeVisible();
  const main = dialog.getByRole("button", { name: button });
  await expect.element(main).toBeVisible();
  const frame = dialog.element();
  await Promise.all(frame.getAnimations({ subtree: true }).map(({ finished }) => finished));
  const box = main.element().getBoundingClientRect();
  const around = frame.getBoundingClientRect();
  const isRtl = getComputedStyle(frame).direction === "rtl";
  const foot = Math.round(frame.querySelector("footer")?.getBoundingClientRect().height ?? 0);
  expect(foot).toBeGreaterThan(0);
  // The prompt, or the answer, has the rest.
  expect(foot).toBeLessThanOrEqual(72);
  return {
    end: Math.round(isRtl ? box.left : box.right),
    bottom: Math.round(box.bottom),
    frame: [around.top, around.bottom].map(Math.round),
  };
}

describe.each([
  [1280, 860, "ltr"],
  [1280, 860, "rtl"],
  [360, 640, "ltr"],
  [320, 568, "ltr"],
] as const)("the main button of a sampling request at %i × %i, %s", (width, height, dir) => {
  it("stays where it is from stage to stage, and the frame around it", async () => {
    await page.viewport(width, height);
    const model = createHandModel();
    const { server } = await mountHost(<HostPrompts />, { safety: { armAfter: 0 }, dir }, {}, [
      sampling({ generate: model.generate, models }),
    ]);
    const { answer } = server.request({ method: "sampling/createMessage", params: analysis });
    const first = await corner(/asks to use your model/, /^Run/);
    expect(first.end).toBeGreaterThan(0);

    await userEvent.click(dialog.getByRole("button", { name: /^Run/ }));
    expect(await corner(/is answering/, /^Stop/)).toEqual(first);
    await userEvent.click(dialog.getByRole("button", { name: /^Stop/ }));
    expect(await corner(/^No answer/, /again/)).toEqual(first);
    await userEvent.click(dialog.getByRole("button", { name: /again/ }));
    (await model.turn(2)).answer({ content: "Take the 9:40." });
    expect(await corner(/Check the answer/, /^Send/)).toEqual(first);
    await userEvent.click(dialog.getByRole("button", { name: /^Send/ }));
    await expect(answer).resolves.toMatchObject({ content: { text: "Take the 9:40." } });
  });
});
