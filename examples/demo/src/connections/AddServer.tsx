import { type FormEvent, type ReactElement, useId, useState } from "react";
import { useDemo } from "../demo.js";
import { readAddress } from "./readAddress.js";
import { remoteRoute } from "./remoteRoute.js";
import type { Revision } from "./route.js";

/** Connects to any address that is typed in. Renders a `<form>` element. */
export function AddServer(): ReactElement {
  const { connections } = useDemo();
  const [typed, setTyped] = useState("");
  const [revision, setRevision] = useState<Revision>("2025-11-25");
  const [problem, setProblem] = useState<string>();
  const ids = { address: useId(), problem: useId(), revision: useId() };

  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = readAddress(typed);
    if ("problem" in address) {
      setProblem(address.problem);
      document.getElementById(ids.address)?.focus();
      return;
    }
    setProblem(undefined);
    setTyped("");
    const { url } = address;
    const name = new URL(url).host;
    connections
      .connect(remoteRoute({ id: url, name, url, revision, added: true }))
      .catch(console.error);
  };

  return (
    <form className="add-server" aria-label="Connect to another server" noValidate onSubmit={add}>
      <h2 className="add-server-title">Another server</h2>
      <label className="label" htmlFor={ids.address}>
        Address
      </label>
      <input
        className="input"
        id={ids.address}
        type="text"
        inputMode="url"
        autoComplete="url"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        dir="ltr"
        placeholder="https://example.com/mcp"
        aria-invalid={problem !== undefined}
        aria-describedby={ids.problem}
      />
      <p className="problem" id={ids.problem} role="alert">
        {problem}
      </p>
      <label className="label" htmlFor={ids.revision}>
        Protocol revision
      </label>
      <select
        className="input"
        id={ids.revision}
        value={revision}
        onChange={(event) => setRevision(readRevision(event.target.value))}
      >
        {revisions.map((one) => (
          <option key={one} value={one}>
            {one === "auto" ? "the newest it knows" : one}
          </option>
        ))}
      </select>
      <button className="button" type="submit">
        Connect
      </button>
    </form>
  );
}

const revisions: readonly Revision[] = ["2025-11-25", "2026-07-28", "auto"];

function readRevision(value: string): Revision {
  return revisions.find((revision) => revision === value) ?? "2025-11-25";
}
