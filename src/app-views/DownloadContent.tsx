"use client";

import { type ReactNode, useMemo, useState } from "react";
import type { OfferedFile } from "../apps/downloads/downloadRequest.js";
import { createSizes } from "../messages/createSizes.js";
import { DangerousAct } from "../prompt/actions/DangerousAct.js";
import { DeclineStep } from "../prompt/actions/DeclineStep.js";
import { KeptReason } from "../prompt/actions/KeptReason.js";
import { QuestionActions } from "../prompt/actions/QuestionActions.js";
import { causeOf } from "../prompt/frame/causeOf.js";
import { PromptBody } from "../prompt/frame/PromptBody.js";
import { PromptHeader } from "../prompt/frame/PromptHeader.js";
import { WithdrawalMessage } from "../prompt/frame/WithdrawalMessage.js";
import { usePromptContext } from "../prompt/PromptContext.js";
import { usePressGuard } from "../prompt/usePressGuard.js";
import { Announcement } from "../ui/Announcement.js";
import { Button } from "../ui/Button.js";
import { Icon } from "../ui/Icon.js";
import { ServerText } from "../ui/ServerText.js";
import { useLocale } from "../ui/useLocale.js";
import { useMessages } from "../ui/useMessages.js";
import { useRefs } from "../ui/useRefs.js";
import type { DownloadView } from "./downloadView.js";
import { useDownloadMessages } from "./useDownloadMessages.js";

/** The files that a view asks to save, what is dangerous about them, and what the person can do. */
export function DownloadContent({ view }: { readonly view: DownloadView }): ReactNode {
  const { request, decide, phase, outcome } = view;
  const { domId } = usePromptContext();
  const { ending } = useMessages();
  const words = useDownloadMessages();
  const [isAsking, setAsking] = useState(false);
  // A second click in the same place belongs to the button that stood there.
  const guard = usePressGuard(`${view.id} ${phase} ${isAsking}`);
  const refs = useRefs<HTMLSpanElement>(guard.attach, undefined);
  const dangerous = phase === "open" && request.files.some((file) => file.harmful);
  return (
    <>
      <PromptHeader titled />
      <div className="mcp-question-content">
        <PromptBody tabIndex={0} role="group" aria-labelledby={`${domId}-title`}>
          {dangerous && <HarmfulNotice />}
          {outcome ? (
            <div className="mcp-notice" data-tone="warning">
              <p className="mcp-notice-title">{ending[causeOf(outcome)]}</p>
              <WithdrawalMessage outcome={outcome} />
            </div>
          ) : (
            <p id={`${domId}-message`}>{words.intro}</p>
          )}
          {request.files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have all in common, and none moves.
            <FileFacts key={index} file={file} />
          ))}
        </PromptBody>
        <QuestionActions
          dangerous={dangerous}
          declineStep={<DeclineStep onDecline={(reason) => decide("decline", reason)} />}
          cancel={() => decide("cancel")}
          ended={<KeptReason />}
        >
          {phase === "open" && (
            <span className="mcp-visit-actions" {...guard.props} ref={refs}>
              {dangerous ? (
                <DangerousAct
                  question={words.saveDangerous}
                  act={words.saveAnyway}
                  isAsking={isAsking}
                  onAsk={setAsking}
                  onAct={() => void decide("accept")}
                />
              ) : (
                <Button weight="main" onClick={() => void decide("accept")}>
                  {words.save}
                </Button>
              )}
            </span>
          )}
        </QuestionActions>
      </div>
    </>
  );
}

function HarmfulNotice(): ReactNode {
  const { harmful } = useDownloadMessages();
  return (
    <div className="mcp-findings" role="group" aria-label={harmful} data-level="danger">
      <Icon name="danger" />
      <p className="mcp-findings-heading">{harmful}</p>
      <Announcement>{harmful}</Announcement>
    </div>
  );
}

function FileFacts({ file }: { readonly file: OfferedFile }): ReactNode {
  const words = useDownloadMessages();
  const locale = useLocale();
  const inBytes = useMemo(() => createSizes(locale), [locale]);
  const { name, savedAs, type, size } = file;
  return (
    <dl className="mcp-address">
      <Fact label={words.name}>
        <ServerText>{name}</ServerText>
      </Fact>
      {savedAs !== name && <Fact label={words.savedAs}>{savedAs}</Fact>}
      {type !== undefined && (
        <Fact label={words.type}>
          <ServerText>{type}</ServerText>
        </Fact>
      )}
      <Fact label={words.size}>{inBytes(size)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="mcp-address-label">{label}</dt>
      <dd className="mcp-address-whole">{children}</dd>
    </div>
  );
}
