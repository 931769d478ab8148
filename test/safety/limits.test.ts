import { createInspector, revealHidden } from "mcp-host-ui/safety";
import { describe, expect, it } from "vitest";

const properties = (count: number, property: object) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, property]));

describe("limits of a host", () => {
  const { inspectFields } = createInspector();

  it.each([
    ["as they are", {}, 0],
    ["lowered", { inspectedCharacters: 5_000 }, 51],
  ])("bound the texts that are searched for secrets: %s", async (_, limits, uninspected) => {
    const asked = properties(100, { type: "string", title: "x".repeat(98) });
    const found = await inspectFields({ type: "object", properties: asked }, "", limits);
    expect(found.filter(({ code }) => code === "not-inspected")).toHaveLength(uninspected);
    expect(found.some(({ code }) => code === "partly-inspected")).toBe(uninspected > 0);
  });

  it.each([
    ["as they are", {}, true],
    ["raised", { inspectedCharacters: 2_000_000 }, false],
  ])("are enough for long forms only where they are raised: %s", async (_, limits, isPartly) => {
    const asked = properties(400, { type: "string", title: "x".repeat(900) });
    const found = await inspectFields({ type: "object", properties: asked }, "", limits);
    expect(found.some(({ code }) => code === "partly-inspected")).toBe(isPartly);
  });

  it.each([
    ["as they are", {}, 100],
    ["lowered", { inspectedTexts: 202 }, 50],
  ])("bound the texts that are searched for hidden characters: %s", async (_, limits, found) => {
    const asked = properties(100, { type: "boolean", title: "a\u200bb" });
    const findings = await inspectFields({ type: "object", properties: asked }, "", limits);
    expect(findings.filter(({ code }) => code === "zero-width")).toHaveLength(found);
    expect(findings.some(({ code }) => code === "partly-inspected")).toBe(found < 100);
  });

  it.each([
    ["as they are", {}, 1_001],
    ["lowered", { hiddenMarks: 10 }, 11],
    ["raised", { hiddenMarks: 3_000 }, 3_001],
  ])("bound the marks of hidden characters in one text: %s", (_, limits, runs) => {
    const text = "a\u200b".repeat(2_000);
    expect(revealHidden(text, limits)).toHaveLength(Math.min(runs, 4_000));
    expect(
      revealHidden(text, limits)
        .map((run) => run.text)
        .join("").length,
    ).toBeGreaterThan(3_900);
  });
});
