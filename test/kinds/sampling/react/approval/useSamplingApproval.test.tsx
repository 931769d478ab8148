import { renderWithHost, type StartServerOptions } from "@mcp-host-ui/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { type SamplingReview, useSamplingApproval, useSamplingSettings } from "mcp-host-ui";
import { createHost, elicitation, type Sampling, sampling } from "mcp-host-ui/host";
import { type ReactNode, useState } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../../../../support/questions.js";
import { analysis, models } from "../../core/flights.js";
import { createHandModel } from "../../core/handModel.js";
import "../warm.js";

/** Every action of the current request as a button. */
function Approval() {
  const { current } = useSamplingApproval();
  return current && <Actions sampling={current} />;
}

function Actions({ sampling }: { sampling: SamplingReview.Approval }) {
  const press = (name: string, action: (() => unknown) | undefined): ReactNode =>
    action && (
      <button key={name} type="button" onClick={() => void action()}>
        {name}
      </button>
    );
  if (sampling.stage === "settled")
    return (
      <section aria-label="settled">
        {press("Dismiss", sampling.dismiss)}
        {sampling.outcome.sent}
      </section>
    );
  return (
    <section aria-label={sampling.stage}>
      <h2>{sampling.server?.name}</h2>
      <p>{`${sampling.model.id}, changed: ${sampling.changes.join()}`}</p>
      <p>{`fails ${sampling.denial.fails}, siblings ${sampling.denial.siblings.length}`}</p>
      {sampling.partial && <p>{sampling.partial}</p>}
      {press("Deny", () => sampling.deny("no"))}
      {press("Write", () => sampling.write("By hand."))}
      {sampling.stage === "request-review" && [
        press("Approve", sampling.approve),
        press("Shorten", () => sampling.edit({ maxTokens: 9, modelPreferences: undefined })),
        press("Pick", () => sampling.pickModel("small-1")),
        press("Undo", () => sampling.undo()),
        press("Undo preferences", () => sampling.undo("modelPreferences")),
        press("Redo", sampling.redo),
        press("Review", sampling.review),
      ]}
      {sampling.stage === "generating" && press("Stop", sampling.stop)}
      {sampling.stage === "response-review" && [
        press("Send", sampling.send),
        press("Edit", () => sampling.editResponse("Edited.")),
        press("Regenerate", sampling.regenerate),
        press("Revise", sampling.revise),
      ]}
      {sampling.stage === "failed" && [
        press("Retry", sampling.retry),
        press("Revise", sampling.revise),
        press("Review", sampling.review),
      ]}
    </section>
  );
}

async function start(
  ui: ReactNode = <Approval />,
  options: Partial<Sampling.Options> = {},
  server: StartServerOptions = {},
) {
  const model = createHandModel();
  const host = createHost({
    kinds: [elicitation(), sampling({ generate: model.generate, models, ...options })],
  });
  const rendered = await renderWithHost(ui, { host, server });
  onTestFinished(rendered.close);
  const user = userEvent.setup();
  return {
    ...rendered,
    model,
    press: (name: string) => user.click(screen.getByRole("button", { name })),
    sample: () => rendered.server.request({ method: "sampling/createMessage", params: analysis }),
  };
}

const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
const region = (name: string) => screen.findByRole("region", { name });

describe("useSamplingApproval", () => {
  it("has the legal actions of each stage, and sends the server the edited response", async () => {
    const { sample, press, model } = await start();
    const { answer } = sample();
    await region("request-review");
    expect(screen.getByRole("heading", { name: "Travel Booking" })).toBeVisible();
    const always = ["Deny", "Write"];
    const request = ["Approve", "Shorten", "Pick", "Undo", "Undo preferences"];
    expect(names()).toEqual([...always, ...request]);

    await press("Shorten");
    await press("Pick");
    expect(screen.getByText("small-1, changed: modelPreferences,maxTokens")).toBeVisible();
    await press("Approve");
    await region("generating");
    expect(names()).toEqual([...always, "Stop"]);
    const turn = await model.turn();
    const { modelPreferences: _, ...rest } = analysis;
    expect(turn).toMatchObject({ model: "small-1", request: { ...rest, maxTokens: 9 } });
    turn.onPartial("Take the");
    expect(await screen.findByText("Take the")).toBeVisible();

    await press("Stop");
    await region("failed");
    expect(names()).toEqual([...always, "Retry", "Revise"]);
    await press("Retry");
    (await model.turn(2)).answer({ content: "Take the 9:40." });
    await region("response-review");
    expect(names()).toEqual([...always, "Send", "Edit", "Regenerate", "Revise"]);

    await press("Edit");
    await press("Send");
    await expect(answer).resolves.toMatchObject({
      content: { type: "text", text: "Edited." },
      model: "small-1",
    });
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it("undoes one part or all of them, and redoes that", async () => {
    const { sample, press, model } = await start();
    sample().answer.catch(() => {});
    await region("request-review");
    await press("Shorten");
    await press("Undo preferences");
    expect(screen.getByText(/changed: maxTokens$/)).toBeVisible();
    await press("Undo");
    expect(screen.getByText(/changed:$/)).toBeVisible();
    await press("Redo");
    expect(screen.getByText(/changed: maxTokens$/)).toBeVisible();
    await press("Approve");
    expect((await model.turn()).request).toEqual({ ...analysis, maxTokens: 9 });
  });

  it("returns to the request, and to the response", async () => {
    const { sample, press, model } = await start();
    const { answer } = sample();
    await region("request-review");
    await press("Approve");
    (await model.turn()).answer({ content: "Take the 9:40." });
    await region("response-review");
    await press("Revise");
    await region("request-review");
    await press("Review");
    await region("response-review");
    await press("Regenerate");
    (await model.turn(2)).fail(new Error("overloaded"));
    await region("failed");
    await press("Review");
    await region("response-review");
    await press("Send");
    await expect(answer).resolves.toMatchObject({ content: { text: "Take the 9:40." } });
  });

  it("sends what the user wrote", async () => {
    const { sample, press } = await start();
    const { answer } = sample();
    await region("request-review");
    await press("Write");
    await region("response-review");
    await press("Send");
    await expect(answer).resolves.toMatchObject({ content: { text: "By hand." }, model: "human" });
  });

  it("stays after the server withdraws its request, until it is dismissed", async () => {
    const { sample, press } = await start();
    const { withdraw } = sample();
    await region("request-review");
    withdraw();
    expect(await region("settled")).toHaveTextContent("nothing");
    await press("Dismiss");
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it("says what else fails if the user declines", async () => {
    const { host, server, press } = await start(<Approval />, {}, { wire: "2026-07-28" });
    const call = server.call((ask) =>
      ask({
        address: { method: "elicitation/create", params: shippingAddress },
        flight: { method: "sampling/createMessage", params: analysis },
      }),
    );
    call.catch(() => {});
    expect(await screen.findByText("fails call, siblings 1")).toBeVisible();
    const form = host.getState().open.find(({ kind }) => kind === "elicitation");
    await host.send({ type: "settle", id: form?.id ?? "", answer: { action: "decline" } });
    expect(await screen.findByText("fails call, siblings 0")).toBeVisible();
    await press("Deny");
    await expect(call).rejects.toMatchObject({ code: -1 });
  });

  it("says that only this request fails in the revisions of 2025", async () => {
    const { sample, press } = await start();
    const { answer } = sample();
    expect(await screen.findByText("fails request, siblings 0")).toBeVisible();
    await press("Deny");
    await expect(answer).rejects.toMatchObject({ code: -1 });
  });

  it("keeps the draft while nothing shows the request, and takes up one that arrives late", async () => {
    function Page() {
      const [isShown, setShown] = useState(true);
      return (
        <>
          <button type="button" onClick={() => setShown(!isShown)}>
            Toggle
          </button>
          {isShown && <Approval />}
        </>
      );
    }
    const { sample, press, host, model } = await start(<Page />);
    sample().answer.catch(() => {});
    await region("request-review");
    const { id = "" } = host.getState().open[0] ?? {};
    const save = (systemPrompt: string) =>
      host.send({ type: "saveDraft", id, draft: { request: JSON.stringify({ systemPrompt }) } });
    await save("Be brief.");
    expect(await screen.findByText(/changed: systemPrompt$/)).toBeVisible();
    await press("Shorten");
    await save("Be long.");
    await press("Toggle");
    await expect
      .poll(() => JSON.parse(String(Object(host.read(`draft:${id}`)).request)))
      .toEqual({ systemPrompt: "Be brief.", maxTokens: 9, modelPreferences: null });
    await press("Toggle");
    await press("Approve");
    expect((await model.turn()).request).toMatchObject({ systemPrompt: "Be brief.", maxTokens: 9 });
  });
});

describe("useSamplingSettings", () => {
  it("returns and changes the user's preferences", async () => {
    function Settings() {
      const { models: known, settings, configure } = useSamplingSettings();
      return (
        <label>
          <input
            type="checkbox"
            checked={settings?.askEveryTime ?? false}
            onChange={({ target }) => void configure({ askEveryTime: target.checked })}
          />
          {`Ask me every time (${known.length} models)`}
        </label>
      );
    }
    const { host } = await start(<Settings />);
    const box = screen.getByRole("checkbox", { name: "Ask me every time (2 models)" });
    await userEvent.click(box);
    await expect.poll(() => box).toBeChecked();
    expect(host.read("sampling:settings")).toMatchObject({ askEveryTime: true });
  });
});
