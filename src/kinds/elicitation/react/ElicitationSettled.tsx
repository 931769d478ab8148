"use client";

import type { ReactNode } from "react";
import { SentLine } from "../../../form/sent/SentLine.js";
import type { QuestionSettledProps } from "../../../prompt/questionKind.js";
import { useMessages } from "../../../ui/useMessages.js";
import type { ShownElicitation } from "./hooks/shownElicitation.js";

/** The line that the card of an elicitation leaves. Renders a `<section>` element. */
export function ElicitationSettled({
  view,
  ...props
}: QuestionSettledProps<ShownElicitation>): ReactNode {
  const { settled } = useMessages();
  const site = view.visit && view.outcome?.sent === "accept" ? siteOf(view.request.url) : undefined;
  return (
    <SentLine
      {...props}
      view={view}
      text={site === undefined ? undefined : settled.opened({ site })}
    />
  );
}

/** Returns the site of an address as the browser names it, where look-alike letters are not letters. */
function siteOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).host : undefined;
}
