import type { ReactNode } from "react";
import { Example } from "./Example.tsx";
import { Links } from "./Links.tsx";
import { Members } from "./Members.tsx";
import type { ReferencePageData } from "./page.ts";
import { Words } from "./Words.tsx";
import "./reference.css";

/** The props of {@link ReferencePage}. */
export interface ReferencePageProps {
  readonly page: ReferencePageData;
}

/** One component, part or hook: what it is, what it takes and gives, when it throws, and what it belongs to. */
export function ReferencePage({ page }: ReferencePageProps): ReactNode {
  const { name, kind, about, errors, stories, example, hrefs } = page;
  return (
    <article className="reference">
      <h1>{name}</h1>
      <p className="reference-about">
        <Words text={about} hrefs={hrefs} />
      </p>
      <pre>
        <code>{`import { ${name.split(".")[0]} } from "mcp-host-ui";`}</code>
      </pre>
      {example && <Example story={example} />}
      {kind === "hook" ? <Call page={page} /> : <Props page={page} />}
      {errors.length > 0 && (
        <section>
          <h2>Errors</h2>
          {errors.map((error) => (
            <p key={error}>
              <Words text={error} hrefs={hrefs} />
            </p>
          ))}
        </section>
      )}
      <Links heading="Holds" links={page.holds} />
      <Links heading={kind === "hook" ? "Used by" : "Stands in"} links={page.standsIn} />
      <Links heading={kind === "hook" ? "Uses" : "Built on"} links={page.hooks} />
      <Links heading={example ? "Stories" : "Seen at work in"} links={stories} />
      <Links heading="Sources" links={page.sources} />
    </article>
  );
}

function Call({ page: { signature, takes, members, hrefs } }: ReferencePageProps): ReactNode {
  return (
    <>
      <section>
        <h2>Call</h2>
        <pre>
          <code>{signature}</code>
        </pre>
        {takes.length > 0 && <Members members={takes} hrefs={hrefs} />}
      </section>
      {members.length > 0 && (
        <section>
          <h2>Returns</h2>
          <Members members={members} hrefs={hrefs} />
        </section>
      )}
    </>
  );
}

function Props({
  page: { about, members, takesAttributes, hrefs },
}: ReferencePageProps): ReactNode {
  const element = /`(<\w+>)`/.exec(about)?.[1];
  return (
    <section>
      <h2>Props</h2>
      {members.length > 0 && <Members members={members} hrefs={hrefs} />}
      {takesAttributes && (
        <p>
          {members.length > 0 ? "It also takes the attributes of " : "It takes the attributes of "}
          {element ? <code>{element}</code> : "its element"}
          {"; a class of yours is added to its own."}
        </p>
      )}
      {!takesAttributes && members.length === 0 && <p>None.</p>}
    </section>
  );
}
