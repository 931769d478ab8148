import reference, { type Export, type Member } from "virtual:reference";
import type { ReactNode } from "react";

const kinds = {
  component: "Components and parts",
  hook: "Hooks",
  function: "Functions",
  value: "Values",
  type: "Types",
} as const;

/** Everything that one entry point exports, in the words of its docstrings. */
export function Reference({ entry }: { readonly entry: string }): ReactNode {
  const all = reference[entry] ?? [];
  return Object.entries(kinds).map(([kind, title]) => {
    const some = all.filter((exported) => exported.kind === kind);
    if (some.length === 0) return null;
    return (
      <section key={kind}>
        <h2>{title}</h2>
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
      <p>{about}</p>
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
              {about}
              {byDefault !== "" && ` Default: ${byDefault}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
