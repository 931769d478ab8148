import { ElicitationCard, HostPrompts, HostProvider, useElicitations } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";

describe("HostProvider", () => {
  it("renders on a server, where nothing is asked and no surface opens", async () => {
    const host = createHost({ kinds: [elicitation()] });
    const session = host.openSession({ id: "travel" });
    session.receive("elicitation/create", { message: "Sure?" }).catch(() => {});
    function Count() {
      return createElement("output", undefined, useElicitations().open.length);
    }
    const html = renderToString(
      createElement(
        HostProvider,
        { host },
        createElement(Count),
        createElement(ElicitationCard),
        createElement(HostPrompts),
      ),
    );
    // The card's empty element marks the place of a question.
    expect(html).toBe('<output>0</output><span hidden=""></span>');
    expect(host.getState().open[0]).not.toHaveProperty("surface");
    host.close();
    // What judges the form is on its way by now: it arrives before the test is over.
    await vi.dynamicImportSettled();
  });
});
