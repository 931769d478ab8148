"use client";

import type { ReactNode } from "react";
import { Button } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";
import { useElicitationContext } from "./ElicitationContext.js";

/**
 * Agrees to visit a page and opens it; once it is open, opens it again or says that the visit is complete.
 * Renders `<button>` elements, or nothing where there is no page to visit.
 */
export function ElicitationVisit(): ReactNode {
  const { address } = useMessages();
  const { elicitation } = useElicitationContext();
  if (elicitation.mode !== "url") return null;
  const { url } = elicitation.request;
  if (elicitation.visit === "consent") {
    if (elicitation.phase !== "open") return null;
    const agree = () => {
      openPage(url);
      void elicitation.accept();
    };
    return (
      <Button weight="main" onClick={agree}>
        {address.open}
      </Button>
    );
  }
  const { complete } = elicitation;
  if (!complete) return null;
  return (
    <>
      <Button onClick={() => openPage(url)}>{address.openAgain}</Button>
      <Button weight="main" onClick={() => void complete()}>
        {address.done}
      </Button>
    </>
  );
}

/** No frame and no opener: nobody here sees what the person does there (SPEC 28). */
function openPage(url: string): void {
  window.open(url, "_blank", "noopener,noreferrer");
}
