import type { Tool } from "@modelcontextprotocol/client";
import { type FormEvent, type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { Connection } from "../connections/createConnections.js";
import { useDemo } from "../demo.js";
import { SuggestionList } from "../transcript/SuggestionList.js";
import { useStore } from "../useStore.js";
import { ArgumentControl } from "./ArgumentControl.js";
import { readArgumentFields } from "./argumentFields.js";
import { JsonControl } from "./JsonControl.js";
import { readFieldArguments, readJsonArguments } from "./readArguments.js";

/** Props of {@link Composer}. */
export interface ComposerProps {
  readonly found: { readonly connection: Connection; readonly tool: Tool } | undefined;
  readonly onClose: () => void;
}

/** Where the picked tool gets its arguments and is called. Renders a `<section>` element. */
export function Composer({ found, onClose }: ComposerProps): ReactElement {
  const heading = useId();
  const hasBegun = useStore(useDemo().transcript).length > 0;
  return (
    <section className="composer" aria-labelledby={heading}>
      {found ? (
        <ToolForm {...found} heading={heading} onClose={onClose} />
      ) : (
        <div className="composer-hint">
          <h2 className="composer-title" id={heading}>
            Pick a tool of a server to call it
          </h2>
          {hasBegun && <SuggestionList />}
        </div>
      )}
    </section>
  );
}

function ToolForm({
  connection,
  tool,
  heading,
  onClose,
}: {
  connection: Connection;
  tool: Tool;
  heading: string;
  onClose: () => void;
}): ReactElement {
  const { transcript } = useDemo();
  const fields = readArgumentFields(tool.inputSchema);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);

  // A tool was just picked elsewhere on the page: the keyboard goes where it is called.
  useEffect(() => form.current?.focus(), []);

  const call = (event: FormEvent) => {
    event.preventDefault();
    const read = fields
      ? readFieldArguments(fields, values)
      : readJsonArguments(values.json ?? "{}");
    setProblems("problems" in read ? read.problems : {});
    if ("args" in read) transcript.call(connection, tool, read.args).catch(console.error);
    else
      form.current
        ?.querySelector<HTMLElement>(`[name="${Object.keys(read.problems)[0]}"]`)
        ?.focus();
  };

  const control = (name: string) => ({
    value: values[name],
    problem: problems[name],
    onValueChange: (value: string) => setValues((all) => ({ ...all, [name]: value })),
  });

  return (
    <form
      className="composer-form"
      ref={form}
      tabIndex={-1}
      aria-labelledby={heading}
      noValidate
      onSubmit={call}
    >
      <div className="composer-head">
        <h2 className="composer-title" id={heading}>
          {tool.title ?? tool.name}
        </h2>
        <p className="composer-server">{connection.route.name}</p>
        <button className="button small" type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <p className="about">{tool.description}</p>
      {fields ? (
        <div className="composer-fields">
          {fields.map((field) => (
            <ArgumentControl key={field.name} field={field} {...control(field.name)} />
          ))}
        </div>
      ) : (
        <JsonControl {...control("json")} />
      )}
      <button className="button primary" type="submit" disabled={connection.phase !== "ready"}>
        Call the tool
      </button>
    </form>
  );
}
