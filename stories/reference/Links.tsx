import type { ReactNode } from "react";
import { PageAnchor } from "./PageAnchor.tsx";
import type { PageLink } from "./page.ts";
import { Words } from "./Words.tsx";

/** The props of {@link Links}. */
export interface LinksProps {
  readonly heading: string;
  readonly links: readonly PageLink[];
}

/** Links to other pages, each with a sentence on what is there; nothing where there are none. */
export function Links({ heading, links }: LinksProps): ReactNode {
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{heading}</h2>
      <dl className="reference-members">
        {links.map(({ label, href, about }) => (
          <div key={`${href} ${label}`}>
            <dt>
              <PageAnchor href={href}>{label}</PageAnchor>
            </dt>
            <dd>
              <p>
                <Words text={about} hrefs={{}} />
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
