"use client";

import { type ReactNode, useState } from "react";
import { useHostSettings } from "../../hooks/HostContext.js";
import { useUrlInspection } from "../../hooks/useUrlInspection.js";
import { Button } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";
import { BlockedPage } from "./BlockedPage.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { openInNewTab } from "./openInNewTab.js";

/**
 * Agrees to visit a page and opens it, after a second question where the address is dangerous; once it is open, opens
 * it again or says that the visit is complete. Where the browser blocks the page, offers a link and a copy of the
 * address. Renders `<button>` elements, or nothing where there is no page that may be visited.
 */
export function ElicitationVisit(): ReactNode {
  const { address } = useMessages();
  const { openPage = openInNewTab } = useHostSettings();
  const { elicitation } = useElicitationContext();
  const inspection = useUrlInspection(elicitation);
  const [step, setStep] = useState<"ask" | "confirm" | "blocked">("ask");
  if (elicitation.mode !== "url" || !inspection?.ok || inspection.href === undefined) return null;
  const { href } = inspection;

  const open = async () => {
    const isOpen = await openPage(href);
    setStep(isOpen ? "ask" : "blocked");
    return isOpen;
  };

  if (elicitation.visit === "consent") {
    if (elicitation.phase !== "open") return null;
    const { accept } = elicitation;
    const agree = async () => {
      if (await open()) await accept();
    };
    if (step === "blocked") return <BlockedPage href={href} onOpen={() => void accept()} />;
    const isDangerous = inspection.findings.some(({ severity }) => severity === "danger");
    if (isDangerous && step === "ask")
      return (
        <Button weight="main" onClick={() => setStep("confirm")}>
          {address.open}
        </Button>
      );
    return (
      <Button weight="main" onClick={() => void agree()}>
        {isDangerous ? address.openAnyway : address.open}
      </Button>
    );
  }

  const { complete } = elicitation;
  if (!complete) return null;
  const finish = async () => {
    await complete();
    if (elicitation.phase === "settled") await elicitation.dismiss?.();
  };
  return (
    <>
      {step === "blocked" ? (
        <BlockedPage href={href} />
      ) : (
        <Button onClick={() => void open()}>{address.openAgain}</Button>
      )}
      <Button weight="main" onClick={() => void finish()}>
        {address.done}
      </Button>
    </>
  );
}
