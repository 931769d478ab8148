"use client";

import type { ComponentProps, ReactNode } from "react";
import { LazyPrompt } from "../../../prompt/loading/LazyPrompt.js";
import type { ShownQuestions } from "../../../prompt/QuestionPrompt.js";
import { lazyElicitation } from "./lazyElicitation.js";

/**
 * Shows elicitations in a dialog, one at a time, and takes the person's answer. While the person is writing elsewhere
 * it announces itself in a bar and waits; what was put aside waits there too. Children of your own, `Elicitation.*`
 * parts among them, replace what the dialog holds; without
 * them the form is loaded and rehearsed once the page is idle, or loaded with the first question. Renders a `<div>` element with the role `dialog`.
 */
export function ElicitationPrompt(props: ShownQuestions & ComponentProps<"div">): ReactNode {
  return <LazyPrompt {...props} {...lazyElicitation} />;
}
