import { useElicitations } from "mcp-host-ui";
import { useEffect, useState, useSyncExternalStore } from "react";
import { bookTrip, host } from "./mainPort.ts";

/** What every window shows: how it stands to the main process, what waits, and what became of it. */
export function Trips() {
  const phase = useSyncExternalStore(host.subscribePhase, host.getPhase);
  const { open } = useElicitations();
  const result = useLastResult();
  return (
    <>
      <h1>Trips</h1>
      <p>The main process is {phase}.</p>
      <button type="button" onClick={bookTrip}>
        Book a trip
      </button>
      <h2>Waiting for somebody</h2>
      <ul>
        {open.map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
      </ul>
      <output>{result === undefined ? "Nothing booked yet." : JSON.stringify(result)}</output>
    </>
  );
}

/** What the server told the main process last; every window hears it. */
function useLastResult(): unknown {
  const [result, setResult] = useState<unknown>();
  useEffect(() => {
    const results = new BroadcastChannel("results");
    results.addEventListener("message", ({ data }) => setResult(data));
    return () => results.close();
  }, []);
  return result;
}
