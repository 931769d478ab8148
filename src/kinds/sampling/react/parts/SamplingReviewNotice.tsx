"use client";

import { type ComponentProps, type ReactNode, Suspense, useEffect, useState } from "react";
import { LazyFindings } from "../../../../form/parts/lazyFindings.js";
import { endingTitle } from "../../../../prompt/frame/endingTitle.js";
import { WithdrawalMessage } from "../../../../prompt/frame/WithdrawalMessage.js";
import { useHostSettings } from "../../../../react/HostContext.js";
import { useHost } from "../../../../react/useHost.js";
import type { Finding } from "../../../../safety/finding.js";
import { cx } from "../../../../ui/cx.js";
import { ServerText } from "../../../../ui/ServerText.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useServerName } from "../../../../ui/useServerName.js";
import { inspectForHost } from "../../core/inspectTexts.js";
import type { CreateMessageRequest } from "../../core/protocol/samplingRequest.js";
import { textsOfRequest } from "../../core/textsOfRequest.js";
import type { FailedGeneration, SettledSampling } from "../approval/samplingApproval.js";
import { useSamplingContext } from "../SamplingContext.js";
import { useSamplingMessages } from "../useSamplingMessages.js";

/**
 * Shows the notes for this stage: what the request hides, why there is no response, that answers came too
 * late, or how the request ended. Renders a `<div>` element.
 */
export function SamplingReviewNotice({
  className,
  ...props
}: Omit<ComponentProps<"div">, "children">): ReactNode {
  const words = useSamplingMessages();
  const { sampling } = useSamplingContext();
  const { late } = sampling.question.detail;
  const isPlain = sampling.stage === "failed" && sampling.failure.code === "stopped";
  return (
    <div {...props} className={cx("mcp-sampling-notices", className)}>
      {sampling.stage === "request-review" && <Findings request={sampling.question.request} />}
      {(sampling.stage === "failed" || sampling.stage === "settled") && (
        <div className="mcp-notice" data-tone={isPlain ? "plain" : "warning"}>
          {sampling.stage === "failed" ? <Failure {...sampling} /> : <Ending {...sampling} />}
        </div>
      )}
      {late > 0 && sampling.stage !== "settled" && (
        <p role="status" className="mcp-sampling-lead">
          {words.late({ count: late })}
        </p>
      )}
    </div>
  );
}

function Failure({ failure: { code, message } }: FailedGeneration): ReactNode {
  const words = useSamplingMessages();
  const texts = {
    error: words.modelFailed,
    timeout: words.modelTimedOut,
    invalid: words.modelInvalid,
    stopped: words.modelStopped,
  };
  return (
    <>
      <p className="mcp-notice-title">{texts[code]}</p>
      {message !== undefined && code !== "timeout" && (
        <p className="mcp-notice-text">
          <ServerText>{message}</ServerText>
        </p>
      )}
    </>
  );
}

function Ending({ outcome, question }: SettledSampling): ReactNode {
  const { ending } = useMessages();
  const words = useSamplingMessages();
  const server = useServerName(question.session);
  const sent = {
    nothing: ending.nothingSent,
    unknown: ending.unknownSent,
    error: question.elsewhere ? undefined : words.errorSent({ server }),
  };
  const text = Object.hasOwn(sent, outcome.sent)
    ? sent[outcome.sent as keyof typeof sent]
    : undefined;
  return (
    <>
      <p className="mcp-notice-title">{endingTitle({ ...question, outcome }, ending)}</p>
      <WithdrawalMessage outcome={outcome} />
      {question.elsewhere && <p className="mcp-notice-text">{ending.notSentHere}</p>}
      {text !== undefined && <p className="mcp-notice-text">{text}</p>}
    </>
  );
}

function Findings({ request }: { readonly request: CreateMessageRequest }): ReactNode {
  const host = useHost();
  const { inspector } = useHostSettings().safety;
  const [known, setKnown] = useState<{ of: CreateMessageRequest; findings: readonly Finding[] }>();
  useEffect(() => {
    let isCurrent = true;
    const unavailable: Finding = {
      code: "inspection-unavailable",
      severity: "warning",
      path: [],
      params: { what: "form" },
    };
    const tell = (findings: readonly Finding[]) => {
      if (isCurrent) setKnown({ of: request, findings });
    };
    inspectForHost(textsOfRequest(request), host, inspector).then(tell, () => tell([unavailable]));
    return () => {
      isCurrent = false;
    };
  }, [host, request, inspector]);
  if (known?.of !== request || known.findings.length === 0) return null;
  return (
    <Suspense>
      <LazyFindings findings={known.findings} />
    </Suspense>
  );
}

/** Shows why the user's last action failed. Renders a `<div>` element with the role `alert`, or nothing. */
export function SamplingReviewRefusal({
  className,
  ...props
}: Omit<ComponentProps<"div">, "children">): ReactNode {
  const words = useSamplingMessages();
  const { prompt } = useMessages();
  const { sampling, refusal } = useSamplingContext();
  const isResponse = sampling.stage === "response-review";
  const failed = refusal === undefined || refusal === "empty" || refusal.done ? undefined : refusal;
  // `SamplingReview.Response` lists the issues of a response.
  if (refusal === undefined || (isResponse && failed?.issues?.length)) return null;
  const texts: Readonly<Record<string, string>> = {
    invalid: isResponse ? words.refusedResponse : words.refusedRequest,
    lost: prompt.maybeSent,
  };
  const text = refusal === "empty" ? words.refusedEmpty : texts[failed?.rejection ?? ""];
  return (
    <div {...props} role="alert" className={cx("mcp-notice", className)} data-tone="warning">
      <p className="mcp-notice-title">{text ?? words.refused}</p>
    </div>
  );
}
