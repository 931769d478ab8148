import reference, { type Export, type Member } from "virtual:reference";
import { Fragment, type ReactNode } from "react";
import "./reference.css";

const titles = {
  component: "Components and parts",
  hook: "Hooks",
  function: "Functions",
  value: "Values",
  type: "Types",
} as const;

type Kind = keyof typeof titles;
const everyKind: readonly Kind[] = ["component", "hook", "function", "value", "type"];

/** The props of {@link Reference}. */
export interface ReferenceProps {
  /** The entry point. */
  readonly entry: string;
  /** What of it to list. @default everything */
  readonly kinds?: readonly Kind[];
}

/** What one entry point exports, in the words of its docstrings. */
export function Reference({ entry, kinds = everyKind }: ReferenceProps): ReactNode {
  const all = [...(reference[entry] ?? [])].sort((one, other) =>
    one.name.localeCompare(other.name, "en"),
  );
  return kinds.map((kind) => {
    const some = all.filter((exported) => exported.kind === kind);
    if (some.length === 0) return null;
    return (
      <section key={kind} className="reference">
        <h2>{titles[kind]}</h2>
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
      <h3 id={name}>{kind === "component" ? `<${name}>` : name}</h3>
      <p>
        <Prose text={about} />
      </p>
      {kind !== "component" && kind !== "type" && (
        <pre>
          <code>{signature}</code>
        </pre>
      )}
      {members.length > 0 && <Members members={members} />}
    </section>
  );
}

function Members({ members }: { readonly members: readonly Member[] }): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Type</th>
          <th>What it is</th>
        </tr>
      </thead>
      <tbody>
        {members.map(({ name, isOptional, type, about, byDefault }) => (
          <tr key={name}>
            <td>
              <code>{isOptional ? `${name}?` : name}</code>
            </td>
            <td>
              <code>{type}</code>
            </td>
            <td>
              <Prose text={about} />
              {byDefault !== "" && (
                <>
                  {" Default: "}
                  <Prose text={byDefault} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A docstring: what stands between backticks, or in a link, is code. */
function Prose({ text }: { readonly text: string }): ReactNode {
  return text
    .replace(/\{@link\s+([^}|\s]+)[^}]*\}/g, "`$1`")
    .split("`")
    .map((part, place) => {
      // Every second part stood between backticks; no part is ever moved.
      const key = `${place} ${part}`;
      return place % 2 === 1 ? (
        <code key={key}>{part}</code>
      ) : (
        <Fragment key={key}>{part}</Fragment>
      );
    });
}
