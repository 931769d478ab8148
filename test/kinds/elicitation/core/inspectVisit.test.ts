import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { inspectVisit } from "../../../../src/kinds/elicitation/core/inspectVisit.js";
import { openQuestion } from "../../../support/questions.js";

const visit = { mode: "url", message: "Pay", elicitationId: "1" };

/** A host whose server `travel` has sent its person to one page, and got this answer; `maps` is another server. */
async function afterVisit(action: "accept" | "decline", origin?: string) {
  const host = createHost({ kinds: [elicitation({ url: true })] });
  onTestFinished(host.close);
  const travel = host.openSession({ id: "travel", ...(origin !== undefined && { origin }) });
  host.openSession({ id: "maps" });
  const url = "https://pay.travel.example/checkout";
  const asked = travel.receive("elicitation/create", { ...visit, url });
  const { id } = await openQuestion(host);
  await host.send({ type: "settle", id, answer: { action } });
  await expect(asked).resolves.toEqual({ action });
  return async (session: string, page: string) => {
    const { findings } = await inspectVisit(page, session, host.getState());
    return findings.map(({ code }) => code);
  };
}

describe("inspectVisit", () => {
  it("tells a page on another domain than those which this server sent the person to before", async () => {
    const codes = await afterVisit("accept");
    expect(await codes("travel", "https://www.travel.example/again")).toEqual([]);
    expect(await codes("travel", "https://elsewhere.example/")).toEqual(["new-domain"]);
    expect(await codes("maps", "https://elsewhere.example/")).toEqual([]);
  });

  it("takes no page for known that the person did not go to", async () => {
    const codes = await afterVisit("decline");
    expect(await codes("travel", "https://elsewhere.example/")).toEqual([]);
  });

  it("tells a page on another domain than that of the server itself, where it is known", async () => {
    const codes = await afterVisit("decline", "https://mcp.travel.example");
    expect(await codes("travel", "https://pay.travel.example/")).toEqual([]);
    expect(await codes("travel", "https://elsewhere.example/")).toEqual(["unlike-server"]);
    expect(await codes("maps", "https://elsewhere.example/")).toEqual([]);
  });
});
