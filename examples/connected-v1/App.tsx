import type { Clients } from "mcp-host-ui/host";
import { useState } from "react";

const reasons = {
  undeclared: "the client connected without declaring it",
  taken: "the app has a handler of its own",
};

/** Lets the server ask something, and says what this client keeps from the host. */
export function App({
  call,
  missing,
}: {
  call: () => Promise<unknown>;
  missing: readonly Clients.MissingHandler[];
}) {
  const [result, setResult] = useState<unknown>();
  return (
    <>
      <h1>A client that was connected already</h1>
      <button type="button" onClick={() => call().then(setResult)}>
        Let the server ask me something
      </button>
      <h2>Not answered here</h2>
      <ul>
        {missing.map(({ method, rejection }) => (
          <li key={method}>
            {method}: {reasons[rejection]}
          </li>
        ))}
      </ul>
      <output>{result === undefined ? "Nothing yet." : JSON.stringify(result)}</output>
    </>
  );
}
