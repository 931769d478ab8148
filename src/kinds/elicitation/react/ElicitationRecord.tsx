"use client";

import { type ComponentProps, type ReactNode, useId, useMemo, useState } from "react";
import { RecordedAnswer } from "../../../form/sent/RecordedAnswer.js";
import { DeciderText } from "../../../log/DeciderText.js";
import { DecisionBadge } from "../../../log/DecisionBadge.js";
import { ReasonText } from "../../../log/ReasonText.js";
import { HostContext, useHostSettings } from "../../../react/HostContext.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useLocale } from "../../../ui/useLocale.js";
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
}

/**
 * Shows a finished request from stored data: who asked, the question, the answer without secrets, who answered, and when. It needs
 * no host. Renders a `<section>` element.
 */
export function ElicitationRecord({
  server,
  request,
  outcome,
  ...props
}: ElicitationRecordProps): ReactNode {
  const settings = useHostSettings();
  const [host] = useState(() => createRequestHost(server, request));
  const own = useMemo(() => ({ ...settings, host }), [settings, host]);
  const titleId = useId();
  const locale = useLocale();
  const attributes = {
    ...useSurfaceAttributes(),
    "aria-labelledby": titleId,
    className: "mcp-card",
  };
  const { message, requestedSchema } = host.question.request;
  const moment = useMemo(
    () => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }),
    [locale],
  );
  return (
    <HostContext.Provider value={own}>
      <section {...mergeProps(attributes, props)} data-phase="settled">
        <RequestHeader titleId={titleId} session={server.id} message={message} />
        <RecordedAnswer schema={requestedSchema} {...outcome} />
        <p className="mcp-form-hint">
          <DecisionBadge outcome={outcome} /> <DeciderText outcome={outcome} />
          {" · "}
          <time dateTime={new Date(outcome.at).toISOString()}>{moment.format(outcome.at)}</time>{" "}
          <ReasonText outcome={outcome} />
        </p>
      </section>
    </HostContext.Provider>
  );
}
