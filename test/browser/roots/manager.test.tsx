import { RootsSettings } from "mcp-host-ui";
import { roots } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountHost } from "../components/mountHost.js";

const initial = [
  { uri: "file:///srv/one", name: "One" },
  { uri: "file:///srv/two", name: "Two" },
  { uri: "file:///srv/three", name: "Three" },
];

async function mountRoots(dir: "ltr" | "rtl" = "ltr") {
  const kinds = [roots({ initial, approve: () => true })];
  const { server } = await mountHost(<RootsSettings />, { dir }, {}, kinds);
  await expect.element(page.getByRole("button", { name: /Edit .*Three/ })).toBeVisible();
  return {
    names: async () => {
      const asked = server.request({ method: "roots/list" });
      // The answer carries no type: the test says what it expects.
      const { roots: sent } = (await asked.answer) as { roots: { name?: string }[] };
      return sent.map(({ name }) => name);
    },
  };
}

const focused = () => document.activeElement?.getAttribute("aria-label") ?? "";

describe("RootsSettings, in a browser", () => {
  it("is done with the keyboard alone: move, edit, add, remove and undo", async () => {
    const { names } = await mountRoots();
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 40 && !name.test(focused()); presses += 1)
        await userEvent.keyboard("{Tab}");
      expect(focused()).toMatch(name);
    };
    await tabTo(/Move .*Three.* up/);
    await userEvent.keyboard("{Enter}");
    await expect.poll(names).toEqual(["One", "Three", "Two"]);
    expect(focused()).toMatch(/Move .*Three.* up/);
    await userEvent.keyboard("{Enter}");
    await expect.poll(names).toEqual(["Three", "One", "Two"]);

    await tabTo(/Edit .*One/);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("textbox", { name: "Name (optional)" })).toHaveFocus();
    await userEvent.keyboard("{Control>}a{/Control}First{Enter}");
    await expect.poll(names).toEqual(["Three", "First", "Two"]);
    await expect.poll(focused).toMatch(/Edit .*First/);

    const path = page.getByRole("textbox", { name: "Folder" });
    for (let presses = 0; presses < 20 && document.activeElement !== path.element(); presses += 1)
      await userEvent.keyboard("{Tab}");
    await userEvent.keyboard("/srv/four{Enter}");
    await expect.element(page.getByRole("radio", { name: "All servers" })).toHaveFocus();
    await userEvent.keyboard(" {Enter}");
    await expect.poll(async () => (await names()).length).toBe(4);
    await expect.element(path).toHaveFocus();

    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(focused()).toMatch(/Remove .*four/);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("button", { name: "Undo" })).toHaveFocus();
    await expect.poll(async () => (await names()).length).toBe(3);
    await userEvent.keyboard("{Enter}");
    await expect.poll(async () => (await names()).length).toBe(4);
  });

  it.each(["ltr", "rtl"] as const)("moves a folder with the mouse, %s", async (dir) => {
    const { names } = await mountRoots(dir);
    const [grip] = document.querySelectorAll(".mcp-roots-grip");
    if (!grip) throw new Error("There is nothing to drag.");
    // Below the list is behind its last row.
    await userEvent.dragAndDrop(grip, page.getByRole("textbox", { name: "Folder" }));
    await expect.poll(names).toEqual(["Two", "Three", "One"]);
  });

  it.each(["100%", "200%"])("fits a window of 280 px, with text at %s", async (size) => {
    await page.viewport(280, 640);
    document.documentElement.style.fontSize = size;
    onTestFinished(() => document.documentElement.removeAttribute("style"));
    await mountRoots();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await page.viewport(900, 700);
  });
});
