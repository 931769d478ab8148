"use client";

import type { ReactNode } from "react";
import { PromptHeader } from "../../../prompt/frame/PromptHeader.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { FormContent } from "./FormContent.js";
import { VisitContent } from "./VisitContent.js";

/** A question as prompts and cards show it without children of your own. */
export function ElicitationContent(): ReactNode {
  const { elicitation } = useElicitationContext();
  return (
    <>
      <PromptHeader titled />
      {elicitation.visit ? <VisitContent /> : <FormContent elicitation={elicitation} />}
    </>
  );
}
