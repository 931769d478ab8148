import type { SamplingReview } from "mcp-host-ui";
import type { Receipt } from "mcp-host-ui/host";

declare const sampling: SamplingReview.Approval;

// @ts-expect-error not at every stage is there something to approve
void sampling.approve();
// @ts-expect-error a request that ended cannot be declined
void sampling.deny();

// One step narrows to the legal actions.
switch (sampling.stage) {
  case "request-review": {
    const approved: Promise<Receipt> = sampling.approve();
    void approved;
    sampling.edit({ maxTokens: 10, systemPrompt: undefined });
    sampling.edit(({ messages }) => ({ messages: messages.slice(1) }));
    // @ts-expect-error no model runs yet
    void sampling.stop();
    break;
  }
  case "generating":
    void sampling.stop();
    // @ts-expect-error a running model has its prompt already
    sampling.edit({ maxTokens: 10 });
    break;
  case "response-review":
    void sampling.send();
    sampling.editResponse([{ type: "text", text: "Edited." }]);
    // @ts-expect-error a model answers with no tool results
    sampling.editResponse([{ type: "tool_result", toolUseId: "a", content: [] }]);
    void sampling.regenerate();
    void sampling.response.issues;
    break;
  case "failed":
    void sampling.retry();
    void sampling.failure.code;
    // @ts-expect-error there may be no response to return to
    void sampling.review();
    break;
  case "settled":
    void sampling.outcome.at;
    void sampling.sent?.model;
    void sampling.dismiss?.();
}
