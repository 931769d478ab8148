"use client";

import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useId,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react";
import type { Host } from "../host/host.js";
import type { SessionRecord } from "../host/session.js";
import { useIsBlockable } from "../prompt/actions/useIsBlockable.js";
import { useFocusBack } from "../prompt/focus/useFocusBack.js";
import { CoverNotice } from "../prompt/frame/CoverNotice.js";
import { usePressGuard } from "../prompt/usePressGuard.js";
import { keepList } from "../react/keepList.js";
import { useHost } from "../react/useHost.js";
import { Announcement } from "../ui/Announcement.js";
import { Button } from "../ui/Button.js";
import { useVisibleText } from "../ui/hidden-text/useVisibleText.js";
import { mergeProps } from "../ui/mergeProps.js";
import { ServerMark } from "../ui/ServerMark.js";
import { useMessages } from "../ui/useMessages.js";
import { useSurfaceAttributes } from "../ui/useSurfaceAttributes.js";

/** The props of `FloodSection`. */
export interface FloodSectionProps extends Omit<ComponentProps<"section">, "children" | "ref"> {
  /** Gets the element, in React 18, too. */
  readonly attach?: Ref<HTMLElement> | undefined;
}

/** The servers that asked too much, a row each. Renders a `<section>` element, or nothing while there is none. */
export function FloodSection({ attach, ...props }: FloodSectionProps): ReactNode {
  const { flood } = useMessages();
  const host = useHost();
  const attributes = useSurfaceAttributes();
  const read = useMemo(() => createNoisySessions(host), [host]);
  const all = useSyncExternalStore(host.subscribe, read, () => noSessions);
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const isQuiet = ({ id, blocked }: SessionRecord) => blocked && dismissed.includes(id);
  const kept = all.filter(isQuiet).map(({ id }) => id);
  // A server that the user unblocks and blocks again is another matter.
  if (kept.length < dismissed.length) setDismissed(kept);
  const noisy = all.filter((session) => !isQuiet(session));
  const back = useFocusBack(noisy.length);
  if (noisy.length === 0) return null;
  return (
    <section
      {...mergeProps({ ...attributes, ...back, className: "mcp-flood" }, props)}
      ref={attach}
      aria-label={flood.notice}
    >
      {noisy.map((session) => (
        <FloodRow
          key={session.id}
          session={session}
          onDismiss={() => setDismissed([...dismissed, session.id])}
        />
      ))}
    </section>
  );
}

interface FloodRowProps {
  readonly session: SessionRecord;
  /** Hides that the server is blocked. */
  readonly onDismiss: () => void;
}

function FloodRow({ session, onDismiss }: FloodRowProps) {
  const { id, name, refused, blocked } = session;
  const blockable = useIsBlockable(id);
  const { flood, prompt } = useMessages();
  const host = useHost();
  const block = (next: boolean) => () =>
    void host.send({ type: "blockSession", id, blocked: next });
  const server = useVisibleText()(name);
  const tooMuch = flood.tooMuch({ server });
  const textId = useId();
  // A second press on a button that has just got another meaning was meant for the first.
  const guard = usePressGuard(`${id} ${blocked}`, textId);
  const { props, attach } = guard;
  return (
    <div {...props} ref={attach} className="mcp-flood-row" data-blocked={blocked ? "" : undefined}>
      <ServerMark session={id} />
      <Announcement>{blocked ? flood.blocked({ server }) : tooMuch}</Announcement>
      <p id={textId} className="mcp-flood-text">
        {blocked ? flood.blocked({ server }) : `${tooMuch} ${flood.refused({ count: refused })}`}
      </p>
      {blockable && !blocked && <Button onClick={block(false)}>{flood.allow}</Button>}
      {blockable && (
        <Button
          weight={blocked ? "plain" : "main"}
          data-leaves={blocked ? undefined : ""}
          onClick={block(!blocked)}
        >
          {blocked ? flood.unblock : flood.block}
        </Button>
      )}
      {blocked && (
        <Button weight="quiet" onClick={onDismiss}>
          {prompt.dismiss}
        </Button>
      )}
      <CoverNotice guard={guard} />
    </div>
  );
}

const noSessions: readonly SessionRecord[] = [];

/** Reads the sessions that there is something to say about: the same list until one of them changes, whatever others do. */
function createNoisySessions(host: Host): () => readonly SessionRecord[] {
  let noisy = noSessions;
  return () => {
    const { sessions } = host.getState();
    noisy = keepList(
      noisy,
      sessions.filter(({ refused, blocked }) => refused > 0 || blocked),
    );
    return noisy;
  };
}
