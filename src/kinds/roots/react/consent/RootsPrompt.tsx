"use client";

import type { ComponentProps, ReactNode } from "react";
import { LazyPrompt } from "../../../../prompt/loading/LazyPrompt.js";
import type { ShownQuestions } from "../../../../prompt/QuestionPrompt.js";
import { lazyRoots } from "../lazyRoots.js";

/**
 * Asks the person in a dialog whether a server may know of the roots, the first time that it asks for them. Children of
 * your own, `Elicitation.*` parts for the frame among them, replace what the dialog holds. Renders a `<div>` element
 * with the role `dialog`.
 */
export function RootsPrompt(props: ShownQuestions & ComponentProps<"div">): ReactNode {
  return <LazyPrompt {...props} {...lazyRoots} />;
}
