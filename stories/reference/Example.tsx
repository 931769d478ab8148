import { type ReactNode, useContext } from "react";
import { GlobalsContext } from "./GlobalsContext.ts";
import { PageAnchor } from "./PageAnchor.tsx";
import type { StoryLink } from "./page.ts";
import { Words } from "./Words.tsx";

/** The props of {@link Example}. */
export interface ExampleProps {
  readonly story: StoryLink;
}

/** A story at work, in a frame of its own, as the toolbar wants stories to look. */
export function Example({ story: { id, label, href, about } }: ExampleProps): ReactNode {
  const globals = useContext(GlobalsContext);
  const query = new URLSearchParams({ id, viewMode: "story", globals });
  return (
    <figure className="reference-example">
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It holds this Storybook itself, which has to work in it. */}
      <iframe key={globals} title={label} src={`iframe.html?${query}`} loading="lazy" />
      <figcaption>
        <PageAnchor href={href}>{label}</PageAnchor>
        {about !== "" && (
          <>
            {": "}
            <Words text={about} hrefs={{}} />
          </>
        )}
      </figcaption>
    </figure>
  );
}
