import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

describe("the package", () => {
  it("unpacks to at most 3.25 MB in 1,000 files", () => {
    const said = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
      cwd: resolve(import.meta.dirname, "../.."),
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [{ unpackedSize, entryCount }] = JSON.parse(said);
    expect(unpackedSize).toBeGreaterThan(1_000_000);
    expect(unpackedSize).toBeLessThanOrEqual(3_250_000);
    expect(entryCount).toBeGreaterThan(100);
    expect(entryCount).toBeLessThanOrEqual(1_000);
  });
});
