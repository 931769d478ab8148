"use client";

import { type ReactNode, useState } from "react";
import { DeclineStep } from "../../../../prompt/DeclineStep.js";
import { KeptReason } from "../../../../prompt/KeptReason.js";
import { LeaveStep } from "../../../../prompt/LeaveStep.js";
import { PromptCall } from "../../../../prompt/PromptCall.js";
import { usePromptContext } from "../../../../prompt/PromptContext.js";
import { PromptDecline } from "../../../../prompt/PromptDecline.js";
import { PromptDeclineWithReason } from "../../../../prompt/PromptDeclineWithReason.js";
import { PromptDismiss } from "../../../../prompt/PromptDismiss.js";
import { PromptLater } from "../../../../prompt/PromptLater.js";
import { Button } from "../../../../ui/Button.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useRootIssueMessages, useRootsMessages } from "../manager/useRootsMessages.js";
import { useRootsConsentContext } from "./RootsConsentContext.js";
import { useRootsConsentMessages } from "./useRootsConsentMessages.js";

/** What a person can answer a server that asks for the roots. Renders a `<footer>` element. */
export function RootsConsentActions(): ReactNode {
  const { prompt } = useMessages();
  const words = useRootsConsentMessages();
  const issues = useRootIssueMessages();
  const { failed } = useRootsMessages();
  const { leaving } = usePromptContext();
  const consent = useRootsConsentContext();
  const [refusal, setRefusal] = useState<string>();

  if (consent.phase === "settled")
    return (
      <footer className="mcp-question-actions">
        <KeptReason label={words.reason} />
        <div className="mcp-actions">
          <PromptDismiss className="mcp-actions-start" />
        </div>
      </footer>
    );

  const { step } = leaving;
  const { roots, fails } = consent;
  const share = async () => {
    const receipt = await consent.share();
    if (receipt.done || receipt.reason === "settled") return;
    if (receipt.reason === "invalid") setRefusal(issues.changed({}));
    else setRefusal(receipt.reason === "lost" ? prompt.maybeSent : failed);
  };
  return (
    <footer className="mcp-question-actions" data-step={step}>
      {step === "decline" && (
        <DeclineStep onDecline={consent.refuse} label={words.reason} action={words.refuse}>
          {fails === "call" && <p className="mcp-step-hint">{words.failsCall}</p>}
        </DeclineStep>
      )}
      {(step === "leave" || step === "stop") && <LeaveStep key={step} cancel={consent.cancel} />}
      {refusal && (
        <p role="alert" className="mcp-roots-error">
          {refusal}
        </p>
      )}
      <div className="mcp-actions" hidden={step !== "answer"}>
        <span className="mcp-split mcp-actions-start">
          <PromptDecline>{words.refuse}</PromptDecline>
          <PromptDeclineWithReason aria-label={words.reason} />
        </span>
        <PromptLater />
        <Button data-leaves="" onClick={leaving.leave}>
          {prompt.cancel}
        </Button>
        <Button weight="main" onClick={() => void share()}>
          {roots.length === 0 ? words.shareNone : words.share({ count: roots.length })}
        </Button>
      </div>
      {step === "answer" && <PromptCall />}
    </footer>
  );
}
