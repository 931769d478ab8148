"use client";

import { type ReactNode, useEffect } from "react";
import { useFormContext } from "../../../form/parts/FormContext.js";
import { useElicitationContext } from "./ElicitationContext.js";

/** Ends a review when the person is about to leave: what asks about that stands where the form does. Renders nothing. */
export function EndsReview(): ReactNode {
  const { step } = useElicitationContext().leaving;
  const { control } = useFormContext();
  useEffect(() => {
    if (step !== "answer") control.goBack();
  }, [step, control]);
  return null;
}
