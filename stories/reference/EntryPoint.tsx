import { exports, hrefs } from "virtual:reference";
import type { ReactNode } from "react";
import { Members } from "./Members.tsx";
import type { Export } from "./page.ts";
import { Words } from "./Words.tsx";
import "./reference.css";

const headings = {
  component: "Components",
  hook: "Hooks",
  function: "Functions",
  value: "Values",
  type: "Types",
} as const;

const kinds = ["component", "hook", "function", "value", "type"] as const;

/** The props of {@link EntryPoint}. */
export interface EntryPointProps {
  /** The entry point. */
  readonly entry: string;
}

/** What one entry point exports, in the words of its docstrings; components and hooks of the main one have pages of their own. */
export function EntryPoint({ entry }: EntryPointProps): ReactNode {
  const all = [...(exports[entry] ?? [])].sort((one, other) =>
    one.name.localeCompare(other.name, "en"),
  );
  return kinds.map((kind) => {
    const hasPages = entry === "mcp-host-ui" && (kind === "component" || kind === "hook");
    const some = hasPages ? [] : all.filter((exported) => exported.kind === kind);
    if (some.length === 0) return null;
    return (
      <section key={kind} className="reference">
        <h2>{headings[kind]}</h2>
        <ul>
          {some.map(({ name }) => (
            <li key={name}>
              {/* Storybook's pages have a base of their own; an anchor stays in the page. */}
              <a href={`#${name}`} target="_self">
                {name}
              </a>
            </li>
          ))}
        </ul>
        {some.map((exported) => (
          <Entry key={exported.name} exported={exported} />
        ))}
      </section>
    );
  });
}

function Entry({ exported }: { readonly exported: Export }): ReactNode {
  const { name, kind, about, signature, members } = exported;
  return (
    <section>
      <h3 id={name}>{name}</h3>
      <p>
        <Words text={about} hrefs={hrefs} />
      </p>
      {kind !== "type" && (
        <pre>
          <code>{signature}</code>
        </pre>
      )}
      {members.length > 0 && <Members members={members} hrefs={hrefs} />}
    </section>
  );
}
