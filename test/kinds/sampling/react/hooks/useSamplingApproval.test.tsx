import { renderWithHost, type StartServerOptions } from "@mcp-host-ui/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useSamplingApproval, useSamplingPartial, useSamplingSettings } from "mcp-host-ui";
import { createHost, elicitation, type Sampling, sampling } from "mcp-host-ui/host";
import type { ReactNode } from "react";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../../../../support/questions.js";
import { analysis, models } from "../../core/flights.js";
import { createHandModel } from "../../core/handModel.js";

/** Every action of the current request as a button, the least that a host could write. */
function Approval() {
  const { current, open, settled } = useSamplingApproval({ surface: "inline" });
  return (
    <>
      <output aria-label="counts">{`${open.length} open, ${settled.length} settled`}</output>
      {current && <Actions view={current} />}
    </>
  );
}

/** Looks at one request by its id. */
function FirstApproval() {
  const [first] = useSamplingApproval().open;
  return first && <OneApproval id={first.id} />;
}

function OneApproval({ id }: { id: string }) {
  const [view] = useSamplingApproval({ id }).open;
  return view && <Actions view={view} />;
}

function Actions({
  view,
}: {
  view: NonNullable<ReturnType<typeof useSamplingApproval>["current"]>;
}) {
  const partial = useSamplingPartial(view.id);
  const press = (name: string, action: (() => Promise<unknown>) | undefined): ReactNode =>
    action && (
      <button key={name} type="button" onClick={() => void action()}>
        {name}
      </button>
    );
  if (view.phase === "settled")
    return (
      <section aria-label="settled">
        {press("Dismiss", view.dismiss)}
        {view.outcome.sent}
      </section>
    );
  return (
    <section aria-label={view.stage}>
      <p>{`${view.pick.model} after ${view.attempts}`}</p>
      <p>{`fails ${view.denial.fails}, siblings ${view.denial.siblings.length}`}</p>
      {partial && <p>{partial.text}</p>}
      {press("Deny", () => view.deny("no"))}
      {press("Write", () => view.write("By hand."))}
      {view.stage === "request-review" && [
        press("Approve", () => view.approve()),
        press("Approve shortened", () =>
          view.approve({ request: { ...view.proposed, maxTokens: 9 }, model: "small-1" }),
        ),
        press("Review", view.review),
      ]}
      {view.stage === "generating" && press("Stop", view.stop)}
      {view.stage === "response-review" && [
        press("Send", () => view.approve()),
        press("Send edited", () => view.approve("Edited.")),
        press("Regenerate", () => view.regenerate()),
        press("Revise", view.revise),
      ]}
      {view.stage === "failed" && [
        press("Retry", () => view.retry()),
        press("Revise", view.revise),
        press("Review", view.review),
      ]}
    </section>
  );
}

async function start(
  ui: ReactNode,
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
  it("offers at each stage what is legal there, and ends on what the server gets", async () => {
    const { sample, press, model } = await start(<Approval />);
    const { answer } = sample();
    await region("request-review");
    expect(names()).toEqual(["Deny", "Write", "Approve", "Approve shortened"]);
    expect(screen.getByText("claude-3-5-sonnet-20241022 after 0")).toBeVisible();

    await press("Approve shortened");
    await region("generating");
    expect(names()).toEqual(["Deny", "Write", "Stop"]);
    const turn = await model.turn();
    expect(turn).toMatchObject({ model: "small-1", request: { ...analysis, maxTokens: 9 } });
    turn.onPartial("Take the");
    expect(await screen.findByText("Take the")).toBeVisible();

    await press("Stop");
    await region("failed");
    expect(names()).toEqual(["Deny", "Write", "Retry", "Revise"]);
    await press("Retry");
    (await model.turn(2)).answer({ content: "Take the 9:40." });
    await region("response-review");
    expect(names()).toEqual(["Deny", "Write", "Send", "Send edited", "Regenerate", "Revise"]);

    await press("Send edited");
    await expect(answer).resolves.toMatchObject({
      content: { type: "text", text: "Edited." },
      model: "small-1",
    });
    expect(screen.getByRole("status", { name: "counts" })).toHaveTextContent("0 open, 1 settled");
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it("goes back to the request, and forth to the answer", async () => {
    const { sample, press, model } = await start(<Approval />);
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

  it("sends what the person wrote", async () => {
    const { sample, press } = await start(<Approval />);
    const { answer } = sample();
    await region("request-review");
    await press("Write");
    await region("response-review");
    await press("Send");
    await expect(answer).resolves.toMatchObject({ content: { text: "By hand." }, model: "human" });
  });

  it("stays, to say so, when the server takes its request back", async () => {
    const { sample, press } = await start(<Approval />);
    const { withdraw } = sample();
    await region("request-review");
    withdraw();
    expect(await region("settled")).toHaveTextContent("nothing");
    await press("Dismiss");
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it.each([
    ["all requests", <Approval key="all" />],
    ["one request", <FirstApproval key="one" />],
  ])(
    "says beforehand what a no takes with it, as long as it would, to who looks at %s",
    async (_what, ui) => {
      const { host, server, press } = await start(ui, {}, { wire: "2026-07-28" });
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
    },
  );

  it("says that a no concerns the request alone in the revisions of 2025", async () => {
    const { sample, press } = await start(<Approval />);
    const { answer } = sample();
    expect(await screen.findByText("fails request, siblings 0")).toBeVisible();
    await press("Deny");
    await expect(answer).rejects.toMatchObject({ code: -1 });
  });

  it("only reads without a surface, and gives the same views until something changes", async () => {
    const seen: unknown[] = [];
    function Reader() {
      const { current, open } = useSamplingApproval();
      seen.push(open[0]);
      return <p>{`${open.length} open, current: ${current?.id ?? "none"}`}</p>;
    }
    const { sample, rerender, host } = await start(<Reader />);
    sample();
    expect(await screen.findByText("1 open, current: none")).toBeVisible();
    const [view] = seen.slice(-1);
    rerender(<Reader />);
    host.openSession({ id: "another" });
    expect(await screen.findByText("1 open, current: none")).toBeVisible();
    expect(new Set(seen.filter(Boolean))).toEqual(new Set([view]));
  });
});

describe("useSamplingSettings", () => {
  it("shows and changes what the person prefers", async () => {
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
