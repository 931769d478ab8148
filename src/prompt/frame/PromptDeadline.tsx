"use client";

import {
  type ComponentProps,
  type ReactNode,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import { deadline } from "../../messages/compiled/en/deadline.js";
import { createTimes } from "../../messages/createTimes.js";
import type { Messages } from "../../messages/messages.js";
import { createCountdown, type TimeLeft } from "../../react/clock/createCountdown.js";
import { useHost } from "../../react/useHost.js";
import { Announcement } from "../../ui/Announcement.js";
import { Button } from "../../ui/Button.js";
import { createMessagesHook } from "../../ui/createMessagesHook.js";
import { cx } from "../../ui/cx.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";

/** The props of `Elicitation.Deadline`. */
export type PromptDeadlineProps = Omit<ComponentProps<"div">, "children">;

/**
 * Tells how much time is left for an answer, where that is known: in whole minutes, then half a minute and ten seconds,
 * aloud at five minutes, one minute and half a minute. Where the deadline can move the person may ask for more time, as
 * often as they like (WCAG 2.2.1). Renders a `<div>` element, or nothing.
 */
export function PromptDeadline(props: PromptDeadlineProps): ReactNode {
  const { question } = usePromptContext();
  const { phase, deadline } = question;
  if (phase !== "open" || deadline === undefined) return null;
  return <Countdown {...props} deadline={deadline} />;
}

function Countdown({
  deadline,
  className,
  ...props
}: PromptDeadlineProps & { deadline: number }): ReactNode {
  const messages = useDeadlineMessages();
  const { locale } = useMessages();
  const host = useHost();
  const { question } = usePromptContext();
  const left = useTimeLeft(deadline);
  const [extended, setExtended] = useState<number>();
  if (!left) return null;
  const { id, extendBy } = question;
  const text = messages.left({ time: createTimes(locale).span(left.count, left.unit) });
  const extend = async () => {
    const { done } = await host.send({ type: "extend", id });
    if (done) setExtended((times = 0) => times + 1);
  };
  return (
    <div
      {...props}
      className={cx("mcp-deadline", className)}
      data-urgent={isUrgent(left) ? "" : undefined}
    >
      <p className="mcp-deadline-text">{text}</p>
      {extendBy !== undefined && (
        <Button data-leaves="" weight="quiet" onClick={() => void extend()}>
          {messages.extend}
        </Button>
      )}
      {isSaid(left) && <Announcement>{text}</Announcement>}
      {extended !== undefined && <Announcement key={extended}>{messages.extended}</Announcement>}
    </div>
  );
}

function isUrgent({ count, unit }: TimeLeft): boolean {
  return unit === "second" || (unit === "minute" && count === 1);
}

/** Often enough for nobody to be surprised, and not so often that it disturbs. */
function isSaid({ count, unit }: TimeLeft): boolean {
  return unit === "second" ? count === 30 : unit === "minute" && (count === 5 || count === 1);
}

/** Returns the words of deadlines of the nearest `HostProvider`, English where it says nothing. */
const useDeadlineMessages: () => Messages["deadline"] = createMessagesHook("deadline", deadline);

/** Returns how much time is left until a deadline, in steps that are worth telling; `undefined` once it has passed. */
function useTimeLeft(deadline: number): TimeLeft | undefined {
  const countdown = useMemo(() => createCountdown(deadline), [deadline]);
  return useSyncExternalStore(countdown.subscribe, countdown.getState, () => undefined);
}
