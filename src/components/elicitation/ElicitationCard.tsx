"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import { useElicitation } from "../../hooks/useElicitation.js";
import { useLeaving } from "../../hooks/useLeaving.js";
import { usePressGuard } from "../../hooks/usePressGuard.js";
import type { ElicitationView } from "../../hooks/viewElicitation.js";
import { Announcement } from "../shared/Announcement.js";
import { Button } from "../shared/Button.js";
import { cx } from "../shared/cx.js";
import { useMessages } from "../shared/useMessages.js";
import { useSurfaceAttributes } from "../shared/useSurfaceAttributes.js";
import { ElicitationPanel } from "./ElicitationPanel.js";
import { useTitle } from "./useTitle.js";
import { waitingBehind } from "./waitingBehind.js";

/** The props of `ElicitationCard`. */
export interface ElicitationCardProps extends Omit<ComponentProps<"section">, "children" | "id"> {
  /** Shows only questions of this session. */
  readonly session?: string;
  /** Shows only questions that belong, or may belong, to this call. */
  readonly call?: string;
  /** Shows only this question. */
  readonly question?: string;
}

/**
 * Shows elicitations in the page, one at a time, and takes the person's answer. While it is mounted, no dialog shows
 * what it could. Renders a `<section>` element, or nothing while nothing is asked.
 */
export function ElicitationCard({
  session,
  call,
  question,
  ...props
}: ElicitationCardProps): ReactNode {
  const { current, open } = useElicitation({ surface: "inline", session, call, id: question });
  const aside = open.find((elicitation) => elicitation.aside);
  if (current) {
    const waiting = waitingBehind(current, open);
    return <OpenCard {...props} key={current.id} elicitation={current} waiting={waiting} />;
  }
  if (aside) return <AsideCard {...props} resume={aside.resume} />;
  return null;
}

interface OpenCardProps extends ComponentProps<"section"> {
  readonly elicitation: ElicitationView;
  readonly waiting: number;
}

function OpenCard({ elicitation, waiting, className, ...props }: OpenCardProps): ReactNode {
  const attributes = useSurfaceAttributes();
  const domId = useId();
  const leaving = useLeaving(elicitation);
  const guard = usePressGuard(`${elicitation.id} ${elicitation.phase}`);
  return (
    <section
      {...attributes}
      {...props}
      {...guard.props}
      aria-labelledby={`${domId}-title`}
      className={cx("mcp-card", className)}
      data-phase={elicitation.phase}
    >
      <Announcement>{useTitle(elicitation)}</Announcement>
      <ElicitationPanel
        elicitation={elicitation}
        leaving={leaving}
        waiting={waiting}
        heading="h3"
        domId={domId}
      />
    </section>
  );
}

interface AsideCardProps extends ComponentProps<"section"> {
  readonly resume: () => unknown;
}

function AsideCard({ resume, className, ...props }: AsideCardProps): ReactNode {
  const { prompt } = useMessages();
  const attributes = useSurfaceAttributes();
  return (
    <section {...attributes} {...props} className={cx("mcp-card", className)} data-aside="">
      <p className="mcp-card-aside">{prompt.aside}</p>
      <Button onClick={() => void resume()}>{prompt.resume}</Button>
    </section>
  );
}
