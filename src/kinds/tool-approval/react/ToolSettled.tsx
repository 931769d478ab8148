"use client";

import type { ReactNode } from "react";
import type { Messages } from "../../../messages/messages.js";
import { SettledLine } from "../../../prompt/card/SettledLine.js";
import type { QuestionSettledProps } from "../../../prompt/questionKind.js";
import { createMessagesHook } from "../../../ui/createMessagesHook.js";
import { toolSettled } from "../messages/compiled/en/toolSettled.js";
import type { ToolView } from "./toolView.js";
import { useToolNames } from "./useToolNames.js";

const useSettledMessages: () => Messages["toolSettled"] = createMessagesHook(
  "toolSettled",
  toolSettled,
);

/** The line that the card of a tool call leaves. Renders a `<section>` element. */
export function ToolSettled({ view, ...props }: QuestionSettledProps<ToolView>): ReactNode {
  const { allowed, denied } = useSettledMessages();
  const { tool } = useToolNames(view);
  const { outcome, elsewhere } = view;
  const { sent } = outcome ?? {};
  const words = sent === "accept" ? allowed : sent === "decline" ? denied : undefined;
  const isYours = outcome?.by === "person" && !elsewhere;
  return <SettledLine {...props} view={view} text={isYours ? words?.({ tool }) : undefined} />;
}
