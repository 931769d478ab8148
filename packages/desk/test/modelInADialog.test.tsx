import { generateAtDesk, joinDesk } from "@mcp-host-ui/desk/page";
import { renderWithHost, startServer } from "@mcp-host-ui/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HostPrompts } from "mcp-host-ui";
import { createHost, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { createHandModel } from "../../../test/kinds/sampling/core/handModel.js";
import { openDesks } from "../../../test/support/desk/openDesks.js";

describe("the dialog of a sampling request that came by a desk", () => {
  it("shows what the model on the server writes as it comes, and sends what was approved", async () => {
    const model = createHandModel();
    const [asking, answering] = openDesks({ kinds: [sampling({ generate: model.generate })] });
    const host = createHost({ kinds: [sampling({ generate: generateAtDesk })], storage: false });
    const joined = joinDesk(host, {
      answer: (answer) => answering.take(answer, { audience: "ada" }),
    });
    const closing = new AbortController();
    const hear = async () => {
      for await (const message of answering.messages("ada", { signal: closing.signal }))
        joined.hear(message);
    };
    void hear();
    onTestFinished(() => {
      closing.abort();
      joined.close();
    });
    const page = await renderWithHost(<HostPrompts />, { host, server: { id: "page" } });
    onTestFinished(page.close);
    const user = userEvent.setup();
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    const { answer } = server.request({
      method: "sampling/createMessage",
      params: {
        messages: [{ role: "user", content: { type: "text", text: "Which city?" } }],
        maxTokens: 10,
      },
    });

    await user.click(await screen.findByRole("button", { name: /^Run/ }));
    const turn = await model.turn();
    turn.onPartial("Lis");
    expect(await screen.findByText("Lis")).toBeVisible();
    turn.onPartial("Lisb");
    expect(await screen.findByText("Lisb")).toBeVisible();
    turn.answer({ content: "Lisbon", model: "local" });
    await user.click(await screen.findByRole("button", { name: /^Send to/ }));

    expect(await answer).toMatchObject({ model: "local", content: { text: "Lisbon" } });
    expect(server.received).toHaveLength(1);
  });
});
