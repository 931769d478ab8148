"use client";

import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { appFormsKey } from "../apps/forms/appForms.js";
import { type AppFormView, askAppView } from "../apps/forms/askAppView.js";
import { allowanceOf, formLimitsKey } from "../form/model/formLimits.js";
import { hasDanger } from "../form/model/inspectForm.js";
import { readProposal } from "../form/model/proposal.js";
import { useFormContext } from "../form/parts/FormContext.js";
import type { ElicitationFormStore } from "../form/react/elicitationFormStore.js";
import { useElicitationFormInspection } from "../form/react/useElicitationFormInspection.js";
import { appForms } from "../messages/compiled/en/appForms.js";
import type { Messages } from "../messages/messages.js";
import { useHostSettings } from "../react/HostContext.js";
import { hasFocus } from "../react/tree.js";
import { useHost } from "../react/useHost.js";
import { useSession } from "../react/useSession.js";
import { Button } from "../ui/Button.js";
import { createMessagesHook } from "../ui/createMessagesHook.js";
import { useServerName } from "../ui/useServerName.js";

/** Facts about a view to open, and the place for it. */
export interface OpenAppFormOptions {
  /** The address of the view: read it as a resource of the session's server. */
  readonly uri: string;
  /** The id of the session that asks. */
  readonly session: string;
  /** The element to put the frame into; it is empty, and goes with all that is in it. */
  readonly element: HTMLElement;
  /** The accessible name for the frame. */
  readonly title: string;
  /** Aborts when the view is not shown any more. */
  readonly signal: AbortSignal;
}

/** The props of `AppForm`. */
export interface AppFormProps {
  /**
   * Reads the view's resource, and makes a frame for it with the sandbox and the policy of your app's views. What it throws
   * goes to `onError`, and the fields are shown. Keep it stable.
   */
  readonly open: (options: OpenAppFormOptions) => Promise<AppFormView>;
  /** The time in which a view has to be read, loaded and begun, in milliseconds; then the fields are shown. @default 10000 */
  readonly timeout?: number;
  /** The fields, as `fieldsContent` gets them. */
  readonly children: ReactNode;
}

/**
 * Shows a server's view in place of a form's fields (SEP-3118, a draft: experimental), where host, client, server and view
 * all declare that. What the view fills in stands in the fields, and the person reviews it and sends it by our buttons: nothing
 * that a view says settles a question. The fields are shown where there is no view, where it fails, where something dangerous
 * was found, and whenever the person likes. Give it to `ElicitationControlsProvider` within `fieldsContent`. Renders the
 * fields, or a `<div>` element with the view.
 */
export function AppForm({ open, timeout = 10_000, children }: AppFormProps): ReactNode {
  const { control } = useFormContext();
  const isOffered = useHost().read(appFormsKey) === true;
  const server = useSession(control.question.session);
  const { viewUri } = control.question;
  // What was typed before stays what the person sees.
  const [isFields] = useState(() => control.isDirty());
  if (isFields || !isOffered || !server?.appForms || viewUri === undefined) return children;
  return <ViewOrFields {...{ control, open, timeout, uri: viewUri }}>{children}</ViewOrFields>;
}

interface ViewProps extends Required<AppFormProps> {
  readonly control: ElicitationFormStore;
  readonly uri: string;
}

type Phase = "loading" | "asked" | "filled" | "failed" | "unfit" | "left";

function ViewOrFields({ control, open, timeout, uri, children }: ViewProps): ReactNode {
  const words = useAppFormMessages();
  const { onError } = useHostSettings().custom;
  const { session } = control.question;
  const title = words.title({ server: useServerName(session) });
  const inspection = useElicitationFormInspection(control);
  const [phase, setPhase] = useState<Phase>("loading");
  const frame = useRef<HTMLDivElement>(null);
  const isSafe = inspection.phase === "done" && !hasDanger(inspection);
  const isShown = phase === "loading" || phase === "asked";
  const { limits } = allowanceOf(useHost().read(formLimitsKey));
  // A view that is shown stays, whatever its app passes next.
  const latest = useRef({ open, timeout, title, onError, limits });
  useEffect(() => {
    latest.current = { open, timeout, title, onError, limits };
  });
  const takesFocus = useRef(false);

  useEffect(() => {
    const element = frame.current;
    if (!isShown || !isSafe || !element) return;
    const ending = new AbortController();
    const { signal } = ending;
    const { question } = control;
    const end = (next: Phase) => {
      takesFocus.current = hasFocus(element);
      setPhase(next);
    };
    const ask = async () => {
      const { open, timeout, title, limits } = latest.current;
      const opening = open({ uri, session, element, title, signal });
      // However late it comes.
      signal.addEventListener("abort", () => void opening.then(closeView, () => {}));
      const view = await withinTime(opening, timeout);
      if (signal.aborted) return;
      const onAsked = () => setPhase("asked");
      const content = await askAppView(view, { question, timeout, signal, onAsked });
      if (signal.aborted) return;
      const { entries, fits } = readProposal(control.fields, content, limits);
      for (const field of control.fields) control.setEntry(field, entries.get(field.id) ?? null);
      end(fits ? "filled" : "unfit");
    };
    ask().catch((error: unknown) => {
      if (signal.aborted) return;
      latest.current.onError?.(error);
      end("failed");
    });
    return () => {
      ending.abort();
      element.replaceChildren();
    };
  }, [isShown, isSafe, control, uri, session]);

  const leave = useCallback(() => {
    takesFocus.current = true;
    setPhase("left");
  }, []);
  // Sending what nobody filled in would send what nobody sees: the button brings the fields.
  useEffect(() => {
    if (!isShown) return;
    return control.guardWith(() => {
      leave();
      return false;
    });
  }, [isShown, control, leave]);
  useEffect(() => {
    const [first] = control.fields;
    if (phase === "filled") void control.review();
    else if (!isShown && takesFocus.current && first) control.focus(first);
  }, [phase, isShown, control]);

  const isUnsafe = inspection.phase !== "pending" && !isSafe;
  if (!isShown || isUnsafe)
    return (
      <>
        {(phase === "failed" || phase === "unfit") && (
          <p role="status" className="mcp-form-hint">
            {words[phase]}
          </p>
        )}
        {children}
      </>
    );
  return (
    <div className="mcp-app-form" aria-busy={phase === "loading"}>
      <p className="mcp-form-hint">{words.hint}</p>
      <div ref={frame} className="mcp-app-form-view" />
      {phase === "loading" && <p role="status">{words.loading}</p>}
      <Button weight="quiet" data-leaves="" onClick={leave}>
        {words.useFields}
      </Button>
    </div>
  );
}

function closeView({ bridge }: AppFormView): void {
  void bridge.close();
}

function withinTime<Value>(promise: Promise<Value>, timeout: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The view was not read in time.")), timeout);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Returns the messages about a server's own form of the nearest `HostProvider`, in English where it has none. */
const useAppFormMessages: () => Messages["appForms"] = createMessagesHook("appForms", appForms);
