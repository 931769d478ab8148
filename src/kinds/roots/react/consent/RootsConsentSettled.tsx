"use client";

import type { ReactNode } from "react";
import { SentLine } from "../../../../form/sent/SentLine.js";
import type { Messages } from "../../../../messages/messages.js";
import type { QuestionSettledProps } from "../../../../prompt/questionKind.js";
import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { rootsSettled } from "../../messages/compiled/en/rootsSettled.js";
import type { RootsConsentView } from "../hooks/rootsView.js";

const useSettledMessages: () => Messages["rootsSettled"] = createMessagesHook(
  "rootsSettled",
  rootsSettled,
);

/** The line that the card of a question for folders leaves. Renders a `<section>` element. */
export function RootsConsentSettled(props: QuestionSettledProps<RootsConsentView>): ReactNode {
  const { shared } = useSettledMessages();
  const { notice } = props;
  const count = notice?.choice === "given" ? notice.parts.length : undefined;
  return <SentLine {...props} text={count === undefined ? undefined : shared({ count })} />;
}
