"use client";

import { type ReactNode, useState } from "react";
import { usePressGuard } from "../../../prompt/usePressGuard.js";
import { type OpenPage, useHostSettings } from "../../../react/HostContext.js";
import { Button } from "../../../ui/Button.js";
import { useMessages } from "../../../ui/useMessages.js";
import { BlockedPage } from "./BlockedPage.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { useUrlInspection } from "./hooks/useUrlInspection.js";
import type { ElicitationView } from "./hooks/viewElicitation.js";
import { openInNewTab } from "./openInNewTab.js";

/**
 * Agrees to visit a page and opens it, after a second question where the address is dangerous; once it is open, opens
 * it again or says that the visit is complete. Where the browser blocks the page, offers a link and a copy of the
 * address. Renders `<button>` elements in a `<span>`, or nothing where there is no page that may be visited.
 */
export function ElicitationVisit(): ReactNode {
  const { address } = useMessages();
  const { openPage = openInNewTab } = useHostSettings();
  const { elicitation } = useElicitationContext();
  const { inspection } = useUrlInspection(elicitation);
  const [step, setStep] = useState<"ask" | "confirm" | "opening" | "blocked">("ask");
  // A second click in the same place belongs to the button that stood there.
  const { props, attach } = usePressGuard(`${elicitation.id} ${visitOf(elicitation)} ${step}`);
  if (elicitation.mode !== "url" || !inspection?.ok || inspection.href === undefined) return null;
  const { href } = inspection;

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
    const isDangerous = inspection.findings.some(({ severity }) => severity === "danger");
    return (
      <span {...props} ref={attach} className="mcp-visit-actions">
        {step === "blocked" ? (
          <BlockedPage href={href} onOpen={() => void accept()} />
        ) : (
          <Button
            weight="main"
            onClick={() => (isDangerous && step === "ask" ? setStep("confirm") : void open(accept))}
          >
            {isDangerous && step !== "ask" ? address.openAnyway : address.open}
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
    <span {...props} ref={attach} className="mcp-visit-actions">
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

async function opens(openPage: OpenPage, href: string): Promise<boolean> {
  try {
    return await openPage(href);
  } catch {
    return false;
  }
}

function visitOf(elicitation: ElicitationView): string {
  return elicitation.mode === "url" ? elicitation.visit : "";
}
