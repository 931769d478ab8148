import { screen } from "@testing-library/react";
import { type SamplingReview, useSamplingApproval, useSamplingDraft } from "mcp-host-ui";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { analysis } from "../../core/flights.js";
import { renderSampling } from "../renderSampling.js";

const drafts: SamplingReview.Draft[] = [];

function Draft({ view }: { view: SamplingReview.OpenView }) {
  drafts.push(useSamplingDraft(view));
  return <p>{view.stage}</p>;
}

function FirstDraft() {
  const [view] = useSamplingApproval().open;
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Toggle
      </button>
      {view && isShown && <Draft view={view} />}
    </>
  );
}

const latest = () => {
  const draft = drafts.at(-1);
  if (!draft) throw new Error("There is no draft.");
  return draft;
};

async function start() {
  const rendered = await renderSampling({ ui: <FirstDraft /> });
  rendered.sample().answer.catch(() => {});
  await screen.findByText("request-review");
  const view = () => {
    const [question] = rendered.host.getState().open;
    if (!question) throw new Error("Nothing is open.");
    return question;
  };
  return { ...rendered, view };
}

describe("useSamplingDraft", () => {
  it("says what differs from what the server asked, and takes it back", async () => {
    await start();
    const draft = latest();
    expect(draft.changedParts()).toEqual([]);
    draft.change({ maxTokens: 9, systemPrompt: "Be brief." });
    draft.remove("modelPreferences");
    expect(draft.changedParts()).toEqual(["systemPrompt", "modelPreferences", "maxTokens"]);
    draft.takeBack("modelPreferences");
    expect(draft.changedParts()).toEqual(["systemPrompt", "maxTokens"]);
    expect(draft.changedParts()).toBe(draft.changedParts());
    draft.takeBack();
    expect(draft.changedParts()).toEqual([]);
    expect(draft.getState().request).toEqual(analysis);
  });

  it("keeps what was changed in the host, for whatever shows the request next", async () => {
    const { host, press, view } = await start();
    const draft = latest();
    draft.change({ systemPrompt: "Be brief." });
    draft.pickModel("small-1");
    await press("Toggle");
    await expect
      .poll(() => host.read(`draft:${view().id}`))
      .toEqual({ request: '{"systemPrompt":"Be brief."}', model: "small-1" });
    await press("Toggle");
    expect(latest()).not.toBe(draft);
    await expect
      .poll(() => latest().getState())
      .toMatchObject({
        request: { ...analysis, systemPrompt: "Be brief." },
        model: "small-1",
      });
  });

  it("takes up what was changed elsewhere when that arrives late, as long as nothing was changed here", async () => {
    const { host, view } = await start();
    const draft = latest();
    const save = (systemPrompt: string) =>
      host.send({
        type: "saveDraft",
        id: view().id,
        draft: { request: JSON.stringify({ systemPrompt }) },
      });
    await save("Be brief.");
    await expect
      .poll(() => draft.getState())
      .toMatchObject({ request: { systemPrompt: "Be brief." }, resets: 1 });
    draft.change({ maxTokens: 9 });
    await save("Be long.");
    expect(draft.getState().request).toMatchObject({ systemPrompt: "Be brief.", maxTokens: 9 });
  });

  it.each([
    ["no JSON", { request: "{" }],
    ["another shape", { request: '{"messages":[{"role":"nobody"}]}' }],
    [
      "an answer of another shape",
      { responses: '[{"to":"1","content":{"type":"text"}},{"content":[]},5]' },
    ],
  ])("begins anew where what was kept is %s", async (_, draft) => {
    const { host, press, view } = await start();
    await press("Toggle");
    await host.send({ type: "saveDraft", id: view().id, draft });
    await press("Toggle");
    await expect.poll(() => latest().getState()).toEqual({ request: analysis, resets: 1 });
  });
});
