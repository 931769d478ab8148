import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";

/** The id of the first question of a new host. */
function firstId(): string {
  const host = createHost({ kinds: [elicitation()] });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  session.receive("elicitation/create", { message: "Where?" }).catch(() => {});
  return host.getState().open[0]?.id ?? "";
}

describe("the ids of questions", () => {
  it("hold more than 120 random bits in each host", () => {
    const names = Array.from({ length: 400 }, firstId);
    const places = names.map((name) => name.length);
    expect(Math.min(...places)).toBe(Math.max(...places));
    // How many characters appear in each place says how much the place can hold.
    const bits = Array.from({ length: places[0] ?? 0 }, (_, place) =>
      Math.log2(new Set(names.map((name) => name[place])).size),
    );
    expect(bits.reduce((sum, more) => sum + more, 0)).toBeGreaterThan(120);
  });
});
