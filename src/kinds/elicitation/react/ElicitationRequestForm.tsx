"use client";

import { type ComponentProps, type ReactNode, useId, useMemo, useSyncExternalStore } from "react";
import { ElicitationFormRoot } from "../../../form/parts/ElicitationFormRoot.js";
import type { UseElicitationFormOptions } from "../../../form/react/useFormStore.js";
import { usePressGuard } from "../../../prompt/usePressGuard.js";
import { HostContext, useHostSettings } from "../../../react/HostContext.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useRefs } from "../../../ui/useRefs.js";
import { useSurfaceAttributes } from "../../../ui/useSurfaceAttributes.js";
import type { RequestHost } from "../core/createRequestHost.js";
import { ElicitationRecord } from "./ElicitationRecord.js";
import { type KeptRequest, useRequestHost } from "./hooks/useRequestHost.js";
import { RequestHeader } from "./RequestHeader.js";

/** The props of `ElicitationRequestForm`. */
export interface ElicitationRequestFormProps
  extends KeptRequest,
    UseElicitationFormOptions,
    Omit<ComponentProps<"section">, keyof KeptRequest | "children"> {}

/**
 * Collects the answer to a request that the app keeps itself, such as a part of a chat message. It needs no host; words
 * and theme come from a `HostProvider` around it, if there is one. Once answered, it shows the record. Renders a `<section>` element.
 */
export function ElicitationRequestForm({
  server,
  request,
  onAnswer,
  id,
  ...props
}: ElicitationRequestFormProps): ReactNode {
  const host = useRequestHost({ server, request, onAnswer, id });
  const settings = useHostSettings();
  const own = useMemo(() => ({ ...settings, host }), [settings, host]);
  const outcome = useSyncExternalStore(host.subscribe, host.getOutcome, host.getOutcome);
  if (outcome) return <ElicitationRecord server={server} request={request} outcome={outcome} />;
  return (
    <HostContext.Provider value={own}>
      <RequestCard {...props} host={host} />
    </HostContext.Provider>
  );
}

interface RequestCardProps
  extends UseElicitationFormOptions,
    Omit<ComponentProps<"section">, "children"> {
  readonly host: RequestHost;
}

function RequestCard({
  host: { question },
  canSubmit,
  confirmSecret,
  isSensitive,
  fieldWords,
  ref,
  ...props
}: RequestCardProps) {
  const titleId = useId();
  const guard = usePressGuard(question.id, titleId);
  const refs = useRefs<HTMLElement>(guard.attach, ref);
  const own = { ...useSurfaceAttributes(), "aria-labelledby": titleId, className: "mcp-card" };
  return (
    // The guard comes before the caller's handlers, which hear of no press that it did not take.
    <section {...mergeProps(mergeProps(own, props), guard.props)} ref={refs}>
      <RequestHeader
        titleId={titleId}
        session={question.session}
        message={question.request.message}
      />
      <ElicitationFormRoot
        elicitation={{ question }}
        {...{ canSubmit, confirmSecret, isSensitive, fieldWords }}
      />
    </section>
  );
}
