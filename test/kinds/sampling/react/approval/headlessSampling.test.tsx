import { renderWithHost } from "@mcp-host-ui/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createHost, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { ModelRequests } from "../../../../../stories/pages/samples/HeadlessSampling.tsx";
import { wires } from "../../../../support/wires.js";
import { analysis, models } from "../../core/flights.js";
import { createHandModel } from "../../core/handModel.js";

describe.each(wires)("the headless sample for sampling (%s)", (_revision, wire) => {
  it("edits the prompt, runs the model, and sends the edited response", async () => {
    const model = createHandModel();
    const host = createHost({ kinds: [sampling({ generate: model.generate, models })] });
    const { server, close } = await renderWithHost(<ModelRequests />, { host, server: { wire } });
    onTestFinished(close);
    const user = userEvent.setup();
    const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
    const { answer } = server.request({ method: "sampling/createMessage", params: analysis });

    await screen.findByRole("region", { name: "Travel Booking asks Claude 3.5 Sonnet" });
    const prompt = screen.getByRole("textbox", { name: /^System prompt/ });
    await user.clear(prompt);
    await user.type(prompt, "Be brief.");
    await press("Run the model");
    const turn = await model.turn();
    expect(turn.request).toEqual({ ...analysis, systemPrompt: "Be brief." });
    turn.fail(new Error("overloaded"));
    expect(await screen.findByRole("alert")).toHaveTextContent("overloaded");
    await press("Try again");
    (await model.turn(2)).answer({ content: "Take the 9:40." });
    await user.type(await screen.findByRole("textbox", { name: /^Your own/ }), "TP 1041.");
    await press("Send to Travel Booking");
    await expect(answer).resolves.toMatchObject({ content: { type: "text", text: "TP 1041." } });
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });
});
