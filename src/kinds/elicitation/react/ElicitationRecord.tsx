"use client";

import { type ComponentProps, type ReactNode, useId, useMemo, useState } from "react";
import { AnswerParts } from "../../../form/sent/AnswerParts.js";
import { recordedParts } from "../../../form/sent/recordedParts.js";
import { sumUp } from "../../../form/sent/sentParts.js";
import { DeciderText } from "../../../log/DeciderText.js";
import { DecisionBadge } from "../../../log/DecisionBadge.js";
import { ReasonText } from "../../../log/ReasonText.js";
import { SettledLine } from "../../../prompt/card/SettledLine.js";
import { HostContext, useHostSettings } from "../../../react/HostContext.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useLocale } from "../../../ui/useLocale.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useSurfaceAttributes } from "../../../ui/useSurfaceAttributes.js";
import { createRequestHost, type RequestServer } from "../core/createRequestHost.js";
import type { ElicitationOutcome } from "../core/readRequestAnswer.js";
import { RequestHeader } from "./RequestHeader.js";

/** The props of `ElicitationRecord`. */
export interface ElicitationRecordProps extends Omit<ComponentProps<"section">, "children"> {
  /** The server that asked. */
  readonly server: RequestServer;
  /** The params of `elicitation/create`, as the app stored them. */
  readonly request: object;
  /** The outcome of the request, as `onAnswer` received it. */
  readonly outcome: ElicitationOutcome;
  /** Whether it is the one line that a card leaves, which shows the rest on demand. @default false */
  readonly compact?: boolean;
}

/**
 * Shows a finished request from stored data: who asked, the question, the answer without secrets, who answered, and when. It needs
 * no host. Renders a `<section>` element.
 */
export function ElicitationRecord({
  server,
  request,
  outcome,
  compact = false,
  ...props
}: ElicitationRecordProps): ReactNode {
  const settings = useHostSettings();
  const [host] = useState(() => createRequestHost(server, request));
  const own = useMemo(() => ({ ...settings, host }), [settings, host]);
  const { message, requestedSchema } = host.question.request;
  const parts = useMemo(() => recordedParts(requestedSchema, outcome), [requestedSchema, outcome]);
  const { id: session } = server;
  const Shape = compact ? RecordLine : WholeRecord;
  return (
    <HostContext.Provider value={own}>
      <Shape {...props} {...{ session, message, outcome, parts }} />
    </HostContext.Provider>
  );
}

interface RecordShapeProps extends ComponentProps<"section"> {
  readonly session: string;
  readonly message: string;
  readonly outcome: ElicitationOutcome;
  readonly parts: ReturnType<typeof recordedParts>;
}

function WholeRecord({ session, message, outcome, parts, ...props }: RecordShapeProps) {
  const titleId = useId();
  const attributes = {
    ...useSurfaceAttributes(),
    "aria-labelledby": titleId,
    className: "mcp-card",
  };
  return (
    <section {...mergeProps(attributes, props)} data-phase="settled">
      <RequestHeader titleId={titleId} session={session} message={message} />
      {parts.length > 0 && <AnswerParts parts={parts} />}
      <RecordFoot outcome={outcome} />
    </section>
  );
}

function RecordLine({ session, message, outcome, parts, ...props }: RecordShapeProps) {
  const { form } = useMessages();
  const locale = useLocale();
  const visible = useVisibleText();
  const titleId = useId();
  const summary = sumUp(parts, { form, locale }, visible);
  return (
    <SettledLine {...props} view={{ session, outcome }} {...(summary !== "" && { summary })}>
      <RequestHeader titleId={titleId} session={session} message={message} />
      {parts.length > 0 && <AnswerParts parts={parts} />}
      <RecordFoot outcome={outcome} />
    </SettledLine>
  );
}

/** States who answered, when, and why. Renders a `<p>` element. */
function RecordFoot({ outcome }: Pick<ElicitationRecordProps, "outcome">) {
  const locale = useLocale();
  const moment = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
    [locale],
  );
  return (
    <p className="mcp-form-hint">
      <DecisionBadge outcome={outcome} /> <DeciderText outcome={outcome} />
      {" · "}
      <time dateTime={new Date(outcome.at).toISOString()}>{moment.format(outcome.at)}</time>{" "}
      <ReasonText outcome={outcome} />
    </p>
  );
}
