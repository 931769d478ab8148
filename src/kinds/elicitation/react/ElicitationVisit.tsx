"use client";

import { type ComponentProps, type ReactNode, useState } from "react";
import { DangerousAct } from "../../../prompt/actions/DangerousAct.js";
import { usePressGuard } from "../../../prompt/usePressGuard.js";
import { useHostSettings } from "../../../react/HostContext.js";
import { Button } from "../../../ui/Button.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useRefs } from "../../../ui/useRefs.js";
import { BlockedPage } from "./BlockedPage.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { useUrlInspection } from "./hooks/useUrlInspection.js";

/** The props of `Elicitation.Visit`. */
export type ElicitationVisitProps = Omit<ComponentProps<"span">, "children">;

/**
 * Agrees to visit a page and opens it, after a second press where the address has a warning or a danger; once it is open, opens
 * it again or says that the visit is complete. Where the browser blocks the page, offers a link and a copy of the
 * address. Renders `<button>` elements in a `<span>`, or nothing if there is no page that may be visited.
 */
export function ElicitationVisit({ ref, ...props }: ElicitationVisitProps): ReactNode {
  const { address } = useMessages();
  const { openPage = openInNewTab } = useHostSettings().custom;
  const { elicitation } = useElicitationContext();
  const { inspection } = useUrlInspection({ question: elicitation });
  const [step, setStep] = useState<"ask" | "confirm" | "opening" | "blocked">("ask");
  const href = elicitation.visit && inspection?.ok ? inspection.href : undefined;
  // A second click in the same place belongs to the button that stood there; one in a place that was empty, to nothing here.
  const guard = usePressGuard(
    [elicitation.id, elicitation.visit, step, href !== undefined].join(" "),
  );
  const refs = useRefs<HTMLSpanElement>(guard.attach, ref);
  if (!elicitation.visit || !inspection || href === undefined) return null;
  const own = { className: "mcp-visit-actions" };
  // The guard comes before the caller's handlers, which hear of no press that it did not take.
  const common = mergeProps(mergeProps(own, props), guard.props);

  const open = async (opened?: () => Promise<unknown>) => {
    if (step === "opening") return;
    setStep("opening");
    const isOpen = await opens(openPage, href);
    if (isOpen) await opened?.();
    setStep(isOpen ? "ask" : "blocked");
  };

  if (elicitation.visit === "consent") {
    if (elicitation.phase !== "open") return null;
    const { accept } = elicitation;
    const severities = inspection.findings.map(({ severity }) => severity);
    const isDangerous = severities.includes("danger");
    const asksTwice = isDangerous || severities.includes("warning");
    return (
      <span {...common} ref={refs}>
        {step === "blocked" ? (
          <BlockedPage href={href} onOpen={() => void accept()} />
        ) : asksTwice ? (
          <DangerousAct
            question={address.openDangerous}
            act={address.openAnyway}
            weight={isDangerous ? "danger" : "plain"}
            isAsking={step !== "ask"}
            onAsk={(asks) => setStep(asks ? "confirm" : "ask")}
            onAct={() => void open(accept)}
          />
        ) : (
          <Button weight="main" onClick={() => void open(accept)}>
            {address.open}
          </Button>
        )}
      </span>
    );
  }

  const { complete } = elicitation;
  if (!complete) return null;
  const finish = async () => {
    await complete();
    if (elicitation.phase === "settled") await elicitation.dismiss?.();
  };
  return (
    <span {...common} ref={refs}>
      {step === "blocked" ? (
        <BlockedPage href={href} />
      ) : (
        <Button onClick={() => void open()}>{address.openAgain}</Button>
      )}
      <Button weight="main" onClick={() => void finish()}>
        {address.done}
      </Button>
    </span>
  );
}

async function opens(
  openPage: (url: string) => boolean | Promise<boolean>,
  href: string,
): Promise<boolean> {
  try {
    return await openPage(href);
  } catch {
    return false;
  }
}

/**
 * Opens a page in a new browsing context that knows neither who opened it nor from where (SPEC 28), nor what this page
 * keeps for its own tab; false if the browser blocked it. `window.open` with `noopener` cannot tell, so a blank page is
 * opened first and cut loose.
 */
function openInNewTab(url: string): boolean {
  const page = window.open("about:blank", "_blank");
  if (!page) return false;
  forgetSession(page);
  const link = page.document.createElement("a");
  link.href = url;
  link.rel = "noreferrer";
  page.document.documentElement.append(link);
  page.opener = null;
  link.click();
  return true;
}

/** A browser copies the session storage into a tab that it opens, with drafts in it (html, creating an auxiliary browsing context). */
function forgetSession(page: Window): void {
  try {
    page.sessionStorage.clear();
  } catch {
    // Without a session storage there is nothing to forget.
  }
}
