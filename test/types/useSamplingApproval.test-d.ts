import type { SamplingReview } from "mcp-host-ui";
import type { Receipt } from "mcp-host-ui/host";

declare const view: SamplingReview.View;

// @ts-expect-error what is settled has nothing to approve
view.approve();
// @ts-expect-error what is settled cannot be denied
view.deny();

// One step is enough to know what is legal.
if (view.stage === "request-review") void view.approve();
if (view.stage === "settled") void view.outcome.at;

if (view.phase === "open") {
  const denied: Promise<Receipt> = view.deny("not now");
  const written: Promise<Receipt> = view.write("By hand.");
  void [denied, written];
  // @ts-expect-error not at every stage is there something to approve
  view.approve();
  // @ts-expect-error what is open has no outcome yet
  const { by } = view.outcome;
  void by;

  switch (view.stage) {
    case "request-review":
      void view.approve();
      void view.approve({ request: { ...view.proposed, maxTokens: 10 }, model: "small-1" });
      // @ts-expect-error before a model was asked there is no answer to edit
      void view.approve("Edited.");
      // @ts-expect-error no model is at work yet
      void view.stop();
      break;
    case "generating":
      void view.stop();
      // @ts-expect-error there is nothing to approve while a model works
      void view.approve();
      break;
    case "response-review":
      void view.approve();
      void view.approve([{ type: "text", text: "Edited." }]);
      // @ts-expect-error a model answers with no tool results
      void view.approve([{ type: "tool_result", toolUseId: "a", content: [] }]);
      void view.regenerate();
      void view.response.issues;
      break;
    case "failed":
      void view.retry();
      void view.failure.code;
      // @ts-expect-error there is no answer to approve
      void view.approve();
      // @ts-expect-error there may be no answer to go back to
      void view.review();
  }
}

if (view.phase === "settled") {
  void view.outcome.at;
  void view.sent?.model;
  void view.dismiss?.();
}
