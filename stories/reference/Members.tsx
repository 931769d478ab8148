import type { ReactNode } from "react";
import type { Member } from "./page.ts";
import { TypeText, Words } from "./Words.tsx";

/** The props of {@link Members}. */
export interface MembersProps {
  readonly members: readonly Member[];
  /** Where the names are explained that the members mention. */
  readonly hrefs: Readonly<Record<string, string>>;
}

/** Props, options or members, each with its type, what it is and what stands for it. */
export function Members({ members, hrefs }: MembersProps): ReactNode {
  return (
    <dl className="reference-members">
      {members.map(({ name, isOptional, type, about, byDefault }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            {isOptional && <span> optional</span>}
          </dt>
          <dd>
            <p className="reference-type">
              <TypeText text={type} hrefs={hrefs} />
            </p>
            {about !== "" && (
              <p>
                <Words text={about} hrefs={hrefs} />
              </p>
            )}
            {byDefault !== "" && (
              <p>
                {"Default: "}
                <Words text={byDefault} hrefs={hrefs} />
              </p>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
