"use client";

import { type ComponentProps, type ReactNode, useId, useMemo, useRef, useState } from "react";
import { CoverNotice } from "../../../../prompt/frame/CoverNotice.js";
import { useCoverGuard } from "../../../../prompt/usePressGuard.js";
import { focusById } from "../../../../react/tree.js";
import { Announcement } from "../../../../ui/Announcement.js";
import { mergeProps } from "../../../../ui/mergeProps.js";
import { useRefs } from "../../../../ui/useRefs.js";
import { useSurfaceAttributes } from "../../../../ui/useSurfaceAttributes.js";
import { type UseRootsOptions, useRootsState } from "../hooks/useRoots.js";
import { type RemovedRoot, RootsContext } from "./RootsContext.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootsManager.Root`. */
export interface RootsManagerRootProps
  extends ComponentProps<"section">,
    Pick<UseRootsOptions, "session"> {}

/** Holds the list of roots and what its parts share. Renders a `<section>` element. */
export function RootsManagerRoot({
  session,
  children,
  ref,
  ...props
}: RootsManagerRootProps): ReactNode {
  const words = useRootsMessages();
  const attributes = useSurfaceAttributes();
  const roots = useRootsState(session);
  const [removed, setRemoved] = useState<RemovedRoot>();
  const [said, setSaid] = useState("");
  const domId = useId();
  const guard = useCoverGuard(`${domId}-title`);
  const section = useRef<HTMLElement>(null);
  const context = useMemo(() => {
    const focus = (id: string) => focusById(section.current, id);
    return { roots, removed, setRemoved, announce: setSaid, guard, domId, focus };
  }, [roots, removed, guard, domId]);
  const own = {
    "aria-label": words.title,
    "aria-busy": !roots.ready,
    ...attributes,
    className: "mcp-roots",
  };
  return (
    <RootsContext.Provider value={context}>
      <section
        // The guard comes before the caller's handlers, which hear of no press that it did not take.
        {...mergeProps(mergeProps(own, props), guard.props)}
        ref={useRefs(guard.attach, useRefs(section, ref))}
      >
        <Announcement>{said}</Announcement>
        {children}
        <CoverNotice guard={guard} />
      </section>
    </RootsContext.Provider>
  );
}
