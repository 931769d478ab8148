"use client";

import { type ComponentProps, type ReactNode, useId, useMemo, useState } from "react";
import { Announcement } from "../../../../ui/Announcement.js";
import { cx } from "../../../../ui/cx.js";
import { useSurfaceAttributes } from "../../../../ui/useSurfaceAttributes.js";
import { type UseRootsOptions, useRoots } from "../hooks/useRoots.js";
import { type RemovedRoot, RootsContext } from "./RootsContext.js";
import { useRootsMessages } from "./useRootsMessages.js";

/** The props of `RootsManager.Root`. */
export interface RootsManagerRootProps extends ComponentProps<"section">, UseRootsOptions {}

/** Holds the list of roots and what its parts share. Renders a `<section>` element. */
export function RootsManagerRoot({
  session,
  className,
  children,
  ...props
}: RootsManagerRootProps): ReactNode {
  const words = useRootsMessages();
  const attributes = useSurfaceAttributes();
  const roots = useRoots({ session });
  const [removed, setRemoved] = useState<RemovedRoot>();
  const [said, setSaid] = useState("");
  const domId = useId();
  const context = useMemo(
    () => ({ roots, removed, setRemoved, announce: setSaid, domId }),
    [roots, removed, domId],
  );
  return (
    <RootsContext.Provider value={context}>
      <section
        aria-label={words.title}
        aria-busy={!roots.ready}
        {...attributes}
        {...props}
        className={cx("mcp-roots", className)}
      >
        <Announcement>{said}</Announcement>
        {children}
      </section>
    </RootsContext.Provider>
  );
}
