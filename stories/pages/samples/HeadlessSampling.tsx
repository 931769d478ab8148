import { type SamplingReview, ServerText, useSamplingApproval } from "mcp-host-ui";
import type { Receipt } from "mcp-host-ui/host";
import { type ReactNode, useState } from "react";

export function ModelRequests(): ReactNode {
  const { current } = useSamplingApproval();
  return current && <Review key={current.id} sampling={current} />;
}

function Review({ sampling }: { sampling: SamplingReview.Approval }): ReactNode {
  const [problem, setProblem] = useState<string>();
  const button = (label: string, action: () => Promise<Receipt>) => {
    const tell = (receipt: Receipt) => setProblem(receipt.done ? undefined : receipt.message);
    const fail = () => setProblem("This did not work. Try again.");
    return (
      <button type="button" onClick={() => action().then(tell, fail)}>
        {label}
      </button>
    );
  };
  const { stage, prompt, model, partial, response } = sampling;
  const server = sampling.server?.name ?? sampling.question.session;
  return (
    <section aria-label={`${server} asks ${model.name ?? "the model"}`}>
      <Content label="System prompt" content={prompt.systemPrompt ?? ""} />
      <Content label="Messages" content={prompt.messages} />
      {stage === "request-review" && (
        <label>
          System prompt
          <textarea
            value={prompt.systemPrompt ?? ""}
            onChange={({ target }) => sampling.edit({ systemPrompt: target.value || undefined })}
          />
        </label>
      )}
      {stage === "request-review" && button("Run the model", sampling.approve)}
      {stage === "generating" && <p>{partial}</p>}
      {stage === "generating" && button("Stop", sampling.stop)}
      {stage === "failed" && <p role="alert">{sampling.failure.message ?? "No response."}</p>}
      {stage === "failed" && button("Try again", sampling.retry)}
      {response && <Content label="Response" content={response.content} />}
      {stage === "response-review" && (
        <label>
          Your own response
          <textarea onChange={({ target }) => sampling.editResponse(target.value || undefined)} />
        </label>
      )}
      {stage === "response-review" && button(`Send to ${server}`, sampling.send)}
      {stage !== "settled" && button("Decline", sampling.deny)}
      {stage === "settled" && <p>This request is over.</p>}
      {stage === "settled" && sampling.dismiss && button("Dismiss", sampling.dismiss)}
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}

/** The exact content, with hidden characters visible. */
function Content({ label, content }: { label: string; content: unknown }): ReactNode {
  const text = typeof content === "string" ? content : JSON.stringify(content, null, 2);
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <pre>
        <ServerText>{text}</ServerText>
      </pre>
    </figure>
  );
}
