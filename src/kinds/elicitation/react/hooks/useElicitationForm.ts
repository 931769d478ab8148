"use client";

import { useContext } from "react";
import {
  type UseElicitationFormResult,
  usePlainForm,
} from "../../../../form/headless/usePlainForm.js";
import type { AskedForm, UseElicitationFormOptions } from "../../../../form/react/useFormStore.js";
import type { Host } from "../../../../host/host.js";
import { HostContext } from "../../../../react/HostContext.js";
import { type KeptRequest, useRequestHost } from "./useRequestHost.js";

/**
 * Returns the form of an elicitation, ready to draw with elements of your own. It restores the draft, asks again before a secret is
 * sent, and focuses the first wrong field. `submit` and `confirm` do nothing for the first half second, as `armAfter` says.
 * With `server`, `request`, and `onAnswer`, the form needs neither a host nor a provider. Otherwise, it throws outside of a `HostProvider`.
 * @param elicitation A form's view of `useElicitation()`, or the request that the app keeps itself.
 */
export function useElicitationForm(
  elicitation: AskedForm | KeptRequest,
  options?: UseElicitationFormOptions,
): UseElicitationFormResult {
  const provided = useContext(HostContext)?.host;
  const kept = useRequestHost("question" in elicitation ? unused : elicitation);
  if ("question" in elicitation && !provided) throw new Error(needsProvider);
  const host: Host = "question" in elicitation ? (provided ?? kept) : kept;
  return usePlainForm(host, "question" in elicitation ? elicitation : kept, options);
}

/** Hooks run in any case; this request is never shown. */
const unused: KeptRequest = {
  server: { id: "unused", name: "unused" },
  request: {},
  onAnswer: () => undefined,
};

const needsProvider =
  "useElicitationForm was used outside a HostProvider, so its question has no host. " +
  "Write <HostProvider host={host}>…</HostProvider> around it, or pass { server, request, onAnswer }.";
