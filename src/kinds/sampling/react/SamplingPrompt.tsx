"use client";

import type { ComponentProps, ReactNode } from "react";
import { LazyPrompt } from "../../../prompt/loading/LazyPrompt.js";
import type { ShownQuestions } from "../../../prompt/QuestionPrompt.js";
import { lazySampling } from "./lazySampling.js";

/**
 * Shows sampling requests in a dialog, one at a time: the person sees and changes what goes to the model, and what
 * goes back to the server. While the person is writing elsewhere it announces itself in a bar and waits; what was put
 * aside waits there too. Children of your own, `SamplingReview.*` parts among them, replace what the dialog holds.
 * Renders a `<div>` element with the role `dialog`.
 */
export function SamplingPrompt(props: ShownQuestions & ComponentProps<"div">): ReactNode {
  return <LazyPrompt {...props} {...lazySampling} />;
}
