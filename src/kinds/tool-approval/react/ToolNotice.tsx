"use client";

import type { ComponentProps, ReactNode } from "react";
import { endingTitle } from "../../../prompt/frame/endingTitle.js";
import { WithdrawalMessage } from "../../../prompt/frame/WithdrawalMessage.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useToolContext } from "./ToolContext.js";
import { useToolMessages } from "./useToolMessages.js";

/** The props of `ToolCall.Notice`. */
export type ToolNoticeProps = Omit<ComponentProps<"div">, "children">;

/** States how a question ended. Renders a `<div>` element, or nothing while it is open. */
export function ToolNotice(props: ToolNoticeProps): ReactNode {
  const { ending } = useMessages();
  const { outcomes } = useToolMessages();
  const view = useToolContext();
  if (view.status === "open") return null;
  const { outcome } = view;
  const isAllowed = outcome.sent === "accept";
  const own = { className: "mcp-notice", "data-tone": isAllowed ? "success" : "warning" };
  return (
    <div {...mergeProps(own, props)}>
      {outcome.by === "person" ? null : (
        <p className="mcp-notice-title">{endingTitle(view, ending)}</p>
      )}
      <WithdrawalMessage outcome={outcome} />
      <p className="mcp-notice-text">
        {isAllowed
          ? outcomes.allowed
          : outcome.sent === "decline"
            ? outcomes.denied
            : outcomes.none}
      </p>
    </div>
  );
}
