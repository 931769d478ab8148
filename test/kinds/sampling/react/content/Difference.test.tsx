import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Difference } from "../../../../../src/kinds/sampling/react/content/Comparison.js";
import { renderContent } from "./renderContent.js";

describe("Difference", () => {
  it("says in words, too, what was put in and what was taken out", async () => {
    renderContent(<Difference before="Take the 9:40." after="Take the 11:05." label="Changes" />);
    expect((await screen.findByRole("deletion")).textContent).toBe("removed: 9:40");
    expect(screen.getByRole("insertion").textContent).toBe("added: 11:05");
    expect(screen.getByRole("group", { name: "Changes" })).toBeVisible();
  });

  it("leaves out what is the same over a long stretch, and says how much", async () => {
    const same = "word ".repeat(200);
    renderContent(<Difference before={`${same}a`} after={`${same}b`} label="Changes" />);
    expect(await screen.findByText("880 unchanged characters")).toBeVisible();
  });

  it("makes hidden characters visible that were put in", async () => {
    renderContent(<Difference before="Pay now." after={"Pay\u202e now."} label="Changes" />);
    expect(await screen.findByText(/RLO/)).toBeVisible();
  });

  it("says so where nothing differs, and where too much does", async () => {
    const lines = (word: string) =>
      Array.from({ length: 60_000 }, (_, line) => `${word} ${line * 7} of them`).join("\n");
    const { unmount } = renderContent(<Difference before="Same." after="Same." label="Changes" />);
    expect(await screen.findByText("No differences.")).toBeVisible();
    unmount();
    renderContent(<Difference before={lines("one")} after={lines("two")} label="Changes" />);
    expect(await screen.findByText(/differ too much to compare/)).toBeVisible();
  });
});
