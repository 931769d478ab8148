"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type MemoExoticComponent,
  memo,
  type ReactNode,
} from "react";
import { useElicitation } from "../../hooks/useElicitation.js";
import type { ElicitationView } from "../../hooks/viewElicitation.js";
import { Announcement } from "../shared/Announcement.js";
import { Button } from "../shared/Button.js";
import { cx } from "../shared/cx.js";
import { useMessages } from "../shared/useMessages.js";
import { useSurfaceAttributes } from "../shared/useSurfaceAttributes.js";
import { ElicitationContent } from "./ElicitationContent.js";
import { ElicitationContext } from "./ElicitationContext.js";
import { useElicitationSurface } from "./useElicitationSurface.js";
import { useTitle } from "./useTitle.js";
import { waitingBehind } from "./waitingBehind.js";

/** The props of `ElicitationCard`. */
export interface ElicitationCardProps extends ComponentProps<"section"> {
  /** Shows only questions of this session. */
  readonly session?: string;
  /** Shows only questions that belong, or may belong, to this call. */
  readonly call?: string;
  /** Shows only this question. */
  readonly question?: string;
}

/**
 * Shows elicitations in the page, one at a time, and takes the person's answer. While it is mounted, no dialog shows
 * what it could, and it renders only when something about its own questions changes. Children of your own, `Elicitation.*` parts among them, replace what the card holds. Renders a
 * `<section>` element, or nothing while nothing is asked.
 */
export const ElicitationCard: MemoExoticComponent<(props: ElicitationCardProps) => ReactNode> =
  memo(function ElicitationCard({ session, call, question, ...props }) {
    const { current, open } = useElicitation({ surface: "inline", session, call, id: question });
    const aside = open.find((elicitation) => elicitation.aside);
    if (current) {
      const waiting = waitingBehind(current, open);
      return <ShownCard {...props} key={current.id} elicitation={current} waiting={waiting} />;
    }
    if (aside) return <AsideCard {...props} onResume={aside.resume} />;
    return null;
  });

interface ShownCardProps extends ComponentProps<"section"> {
  readonly elicitation: ElicitationView;
  readonly waiting: number;
}

function ShownCard({
  elicitation,
  waiting,
  className,
  children = <ElicitationContent />,
  onKeyDown,
  ...props
}: ShownCardProps): ReactNode {
  const attributes = useSurfaceAttributes();
  const title = useTitle(elicitation);
  const { context, guard } = useElicitationSurface(elicitation, waiting, "inline");
  const { leaving, domId } = context;
  const keys = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      onKeyDown?.(event);
      // In a page Escape ends nothing but what was asked on the way out.
      if (event.key === "Escape" && leaving.step !== "answer") leaving.goBack();
    },
  };
  return (
    <ElicitationContext.Provider value={context}>
      <section
        {...attributes}
        {...props}
        {...guard.props}
        {...keys}
        aria-labelledby={`${domId}-title`}
        className={cx("mcp-card", className)}
        data-phase={elicitation.phase}
      >
        <Announcement>{title}</Announcement>
        {children}
      </section>
    </ElicitationContext.Provider>
  );
}

interface AsideCardProps extends ComponentProps<"section"> {
  readonly onResume: () => unknown;
}

function AsideCard({ onResume, className, children: _, ...props }: AsideCardProps): ReactNode {
  const { prompt } = useMessages();
  const attributes = useSurfaceAttributes();
  return (
    <section {...attributes} {...props} className={cx("mcp-card", className)} data-aside="">
      <p className="mcp-card-aside">{prompt.aside}</p>
      <Button onClick={() => void onResume()}>{prompt.resume}</Button>
    </section>
  );
}
