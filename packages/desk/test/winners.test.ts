import { expect, it, onTestFinished, vi } from "vitest";
import { createWinners } from "../src/server/winners.js";

it("reads again what was written while it read, though the listing is further on", async () => {
  const listings: ((sequence: number) => void)[] = [];
  const list = vi.fn(
    () =>
      new Promise((resolve) => {
        listings.push((sequence) => resolve({ kept: [], sequence }));
      }),
  );
  // Only what the winners use of a desk.
  const core = { records: { list }, watches: { listen: () => () => {} }, report: () => {} };
  const host = { isWritten: () => false };
  const winners = createWinners(core as never, "ada", host as never);
  onTestFinished(() => void winners.stop("one"));
  winners.wait("one");

  winners.begin(5);
  expect(list).toHaveBeenLastCalledWith("ada", 4);
  winners.begin(3);
  listings[0]?.(9);

  await vi.waitFor(() => expect(list).toHaveBeenLastCalledWith("ada", 2));
});
