"use client";

import { type ReactNode, useCallback, useContext, useId, useState } from "react";
import { PromptBody } from "../../prompt/frame/PromptBody.js";
import { PromptContext } from "../../prompt/PromptContext.js";
import { usePressGuard } from "../../prompt/usePressGuard.js";
import { assignRef } from "../../ui/assignRef.js";
import { Button } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import { useServerName } from "../../ui/useServerName.js";
import { useStayFocus } from "../../ui/useStayFocus.js";
import type { ElicitContent } from "../../wire/protocol/elicitResult.js";
import { useIsDangerous } from "../parts/actions/useIsDangerous.js";
import { FieldsBelow } from "../parts/groups/FieldsBelow.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import { useElicitationFormProgress } from "../react/useElicitationFormProgress.js";
import { ReviewList } from "./ReviewList.js";
import { useReviewMessages } from "./useReviewMessages.js";

/** Content of so many members is heard when the review opens; more are read one by one. */
const heardAtOnce = 12;

/** The props of `ReviewStep`. */
export interface ReviewStepProps {
  readonly control: ElicitationFormStore;
  /** The id of the session whose server gets it. */
  readonly session: string;
  /** The content that leaves. */
  readonly content: ElicitContent;
}

/**
 * Shows what leaves before it does, and asks a second time where a secret is among it. It takes presses as late as a
 * new question does. Renders a `<div>` element.
 */
export function ReviewStep({ control, session, content }: ReviewStepProps): ReactNode {
  const review = useReviewMessages();
  const { secrets = [], unseen = [] } = useElicitationFormProgress(control);
  const server = useServerName(session);
  const step = useStayFocus<HTMLDivElement>("[tabindex]");
  const [asJson, setAsJson] = useState(false);
  const id = useId();
  const guard = usePressGuard(id);
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      assignRef(step, element);
      guard.attach(element);
    },
    [step, guard],
  );
  const hasSecret = secrets.length > 0;
  const isDangerous = useIsDangerous(control) || hasSecret;
  const why = [hasSecret && `${id}-hint`, unseen.length > 0 && `${id}-unseen`].filter(Boolean);
  const isShort = Object.keys(content).length <= heardAtOnce;
  // Not every screen reader says the description of the group around the focus.
  const described = [...why, isShort && `${id}-list`].filter(Boolean).join(" ") || undefined;
  return (
    <div
      {...guard.props}
      ref={attach}
      role="group"
      aria-labelledby={id}
      aria-describedby={why.join(" ") || undefined}
      className="mcp-review"
    >
      <PromptBody className="mcp-review-body">
        <p
          id={id}
          tabIndex={-1}
          aria-describedby={described}
          className="mcp-step-title mcp-review-title"
        >
          {hasSecret ? review.secretTitle({ server }) : review.title({ server })}
        </p>
        {hasSecret && (
          <p id={`${id}-hint`} className="mcp-review-warning">
            {review.secretHint}
          </p>
        )}
        {unseen.length > 0 && (
          <p id={`${id}-unseen`} className="mcp-review-unseen">
            {review.unseen({ count: unseen.length })}
          </p>
        )}
        <ReviewList
          id={`${id}-list`}
          control={control}
          content={content}
          unseen={unseen}
          asJson={asJson}
        />
        {Object.keys(content).length > 0 && (
          <Button
            weight="quiet"
            data-leaves=""
            className="mcp-review-json"
            aria-pressed={asJson}
            onClick={() => setAsJson(!asJson)}
          >
            {review.showAsJson}
          </Button>
        )}
      </PromptBody>
      <div className="mcp-actions">
        <Button data-leaves="" className="mcp-actions-start" onClick={control.goBack}>
          {review.back}
        </Button>
        <FieldsBelow within=".mcp-review" list=".mcp-review-list" />
        <Button weight={isDangerous ? "danger" : "main"} onClick={() => void control.confirm()}>
          {isDangerous ? review.sendAnyway : review.send}
        </Button>
        {isDangerous && <DeclineHere control={control} />}
      </div>
    </div>
  );
}

/** The props of `DeclineHere`. */
interface DeclineHereProps {
  readonly control: ElicitationFormStore;
}

/** Declines in place of sending something dangerous, as the main action of the step. Renders a `<button>` element. */
function DeclineHere({ control }: DeclineHereProps): ReactNode {
  const { prompt } = useMessages();
  const frame = useContext(PromptContext);
  const decline = frame?.discardGuard.decline ?? (() => void control.decline());
  return (
    <Button data-leaves="" weight="main" onClick={decline}>
      {prompt.decline}
    </Button>
  );
}
