import type { ReactNode } from "react";
import { NAVIGATE_URL } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/** The props of {@link PageAnchor}. */
export interface PageAnchorProps {
  /** A page of this Storybook as `?path=/docs/…`, or any address. */
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to another page: one of this Storybook opens without loading everything anew. */
export function PageAnchor({ href, children }: PageAnchorProps): ReactNode {
  if (!href.startsWith("?")) return <a href={href}>{children}</a>;
  return (
    <a
      // What is around the frame stands beside it, and the frame sends links there.
      href={`./${href}`}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
          return;
        event.preventDefault();
        addons.getChannel().emit(NAVIGATE_URL, href);
      }}
    >
      {children}
    </a>
  );
}
