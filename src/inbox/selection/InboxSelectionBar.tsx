"use client";

import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useSyncExternalStore,
} from "react";
import { buttonOf } from "../../prompt/keys/pressShortcut.js";
import { usePressGuard } from "../../prompt/usePressGuard.js";
import { useHost } from "../../react/useHost.js";
import { Announcement } from "../../ui/Announcement.js";
import { Button } from "../../ui/Button.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useRefs } from "../../ui/useRefs.js";
import { useServerName } from "../../ui/useServerName.js";
import { useInboxContext } from "../InboxContext.js";
import { ListedWords } from "../ListedWords.js";
import { createTogether } from "./createTogether.js";
import { FactList } from "./FactList.js";
import { SelectionResult } from "./SelectionResult.js";
import { useSelectionMessages } from "./useSelectionMessages.js";

/** The props of `Inbox.Selection`. */
export type InboxSelectionProps = Omit<ComponentProps<"div">, "children">;

/**
 * The requests that are selected: what they share, where they differ, and what can be done about all of them. Each is
 * settled by itself, and what has to be seen first stays. Renders a `<div>` element with the role `group`, empty while
 * nothing is selected.
 */
export function InboxSelectionBar({ ref, ...props }: InboxSelectionProps): ReactNode {
  const { selection } = useInboxContext();
  const id = useId();
  const { items, result } = selection;
  const bar = useRef<HTMLDivElement>(null);
  const { goal } = selection;
  useEffect(() => {
    if (goal && bar.current) buttonOf(bar.current, goal.letter)?.focus();
  }, [goal]);
  // Whoever presses has seen exactly these.
  const guard = usePressGuard(items.map((item) => item.id).join(" "));
  const attach = useCallback(
    (box: HTMLDivElement | null) => {
      bar.current = box;
      guard.attach(box);
    },
    [guard],
  );
  const isEmpty = items.length === 0 && selection.gone === 0 && !result;
  const own = { "aria-labelledby": `${id}-title`, className: "mcp-selection", hidden: isEmpty };
  return (
    <div
      {...mergeProps(mergeProps(own, props), guard.props)}
      ref={useRefs(attach, ref)}
      role="group"
    >
      {result ? <SelectionResult id={id} result={result} /> : <Selected id={id} />}
    </div>
  );
}

function Selected({ id }: { readonly id: string }): ReactNode {
  const words = useSelectionMessages();
  const host = useHost();
  const { selection } = useInboxContext();
  const { items, gone, session, settle, clear } = selection;
  const server = useServerName(session ?? "");
  const kind = items[0]?.question.kind ?? "";
  const store = useMemo(() => createTogether(host, items), [host, items]);
  const { facts, allowed, denied, begins, sends } = useSyncExternalStore(
    store.subscribe,
    store.get,
    store.get,
  );
  const title = words.selected({ server, count: items.length });
  return (
    <>
      <p id={`${id}-title`} className="mcp-selection-title">
        {title}
      </p>
      {session !== undefined && <Announcement>{title}</Announcement>}
      {gone > 0 && <p role="status">{words.gone({ count: gone })}</p>}
      <ListedWords name={kind}>
        {({ facts: labels, allowing }) => (
          <>
            <FactList
              title={words.same}
              facts={facts.filter(({ values }) => values.length === 1)}
              labels={labels}
            />
            <FactList
              title={words.different}
              facts={facts.filter(({ values }) => values.length > 1)}
              labels={labels}
            />
            {begins && allowing && <p className="mcp-selection-hint">{allowing}</p>}
          </>
        )}
      </ListedWords>
      {allowed < items.length && (
        <p className="mcp-selection-hint">{words.notAllowed({ count: items.length - allowed })}</p>
      )}
      {denied < items.length && (
        <p className="mcp-selection-hint">{words.notDenied({ count: items.length - denied })}</p>
      )}
      <div className="mcp-actions">
        <Button weight="quiet" className="mcp-actions-start" data-leaves="" onClick={clear}>
          {words.clear}
        </Button>
        {denied > 0 && (
          <Button shortcut="D" data-leaves="" onClick={() => void settle("deny")}>
            {words.deny({ count: denied })}
          </Button>
        )}
        {allowed > 0 && (
          <Button shortcut="A" weight="main" onClick={() => void settle("allow")}>
            {sends ? words.send({ count: allowed }) : words.allow({ count: allowed })}
          </Button>
        )}
      </div>
    </>
  );
}
