"use client";

import { type ReactNode, useState } from "react";
import { DeclineStep } from "../../../../prompt/actions/DeclineStep.js";
import { KeptReason } from "../../../../prompt/actions/KeptReason.js";
import { PromptDecline } from "../../../../prompt/actions/PromptDecline.js";
import { PromptDeclineWithReason } from "../../../../prompt/actions/PromptDeclineWithReason.js";
import { QuestionActions } from "../../../../prompt/actions/QuestionActions.js";
import { Button } from "../../../../ui/Button.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { useRootIssueMessages, useRootsMessages } from "../manager/useRootsMessages.js";
import { useRootsConsentContext } from "./RootsConsentContext.js";
import { termOf, useConsentChoice } from "./useConsentChoice.js";
import { useRootsConsentMessages } from "./useRootsConsentMessages.js";

/** The person's answers to a server that asks for the roots. Renders a `<footer>` element. */
export function RootsConsentActions(): ReactNode {
  const { prompt } = useMessages();
  const words = useRootsConsentMessages();
  const issues = useRootIssueMessages();
  const { failed } = useRootsMessages();
  const consent = useRootsConsentContext();
  const [{ withheld }] = useConsentChoice(consent);
  const [refusal, setRefusal] = useState<string>();

  if (consent.phase === "settled")
    return <QuestionActions declineStep={null} ended={<KeptReason />} />;

  const { roots, fails } = consent;
  const given = roots.filter(({ uri }) => !withheld.includes(uri));
  const share = async () => {
    const uris = given.map(({ uri }) => uri);
    const receipt = await consent.share({ uris, ...termOf(consent) });
    if (receipt.done || receipt.rejection === "settled") return;
    if (receipt.rejection === "invalid") setRefusal(issues.changed);
    else setRefusal(receipt.rejection === "lost" ? prompt.maybeSent : failed);
  };
  return (
    <QuestionActions
      declineStep={
        <DeclineStep
          onDecline={(reason) => consent.refuse(reason, termOf(consent))}
          action={words.refuse}
        >
          {fails === "call" && <p className="mcp-step-hint">{words.failsCall}</p>}
        </DeclineStep>
      }
      decline={<PromptDecline>{words.refuse}</PromptDecline>}
      more={<PromptDeclineWithReason weight="quiet" />}
      cancel={consent.cancel}
      notice={
        refusal && (
          <p role="alert" className="mcp-roots-error">
            {refusal}
          </p>
        )
      }
    >
      <Button weight="main" shortcut="A" onClick={() => void share()}>
        {given.length === 0 ? words.shareNone : words.share({ count: given.length })}
      </Button>
    </QuestionActions>
  );
}
