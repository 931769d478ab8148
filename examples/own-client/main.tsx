import { ElicitationCard, HostProvider, useSession } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { createOwnClient } from "./createOwnClient.ts";
import { startTravelServer } from "./startTravelServer.ts";
import "mcp-host-ui/styles.css";

// More often than by default: the server of this example is impatient.
const host = createHost({ kinds: [elicitation()], keepAliveInterval: 1_000 });
const session = host.openSession({ id: "travel", name: "Travel Booking" });

// A server elsewhere has an address of its own, and needs no third argument.
const address = new URL("http://in-this-page.invalid/mcp");
const client = createOwnClient(address, session, await startTravelServer());
await client.connect(host.capabilities);

/** Calls a tool with a clock that stops while a person thinks, and lets the person stop the whole call. */
const callTool = (name: string) =>
  session.trackCall(({ signal }) => client.request("tools/call", { name, arguments: {} }, signal), {
    name,
  });

function App() {
  const [result, setResult] = useState<unknown>();
  const travel = useSession("travel");
  const bookTrip = () =>
    callTool("book_trip").then(setResult, (error: unknown) => setResult(String(error)));
  return (
    <>
      <h1>A host with its own client</h1>
      <p>The session is {travel?.phase}.</p>
      <button type="button" onClick={bookTrip}>
        Book a trip
      </button>
      <button type="button" onClick={() => callTool("change_mind")}>
        Let the server change its mind
      </button>
      <button type="button" onClick={() => client.close()}>
        Close the connection
      </button>
      <output>{result === undefined ? "Nothing yet." : JSON.stringify(result)}</output>
      <ElicitationCard />
    </>
  );
}

const root = document.querySelector("main");
if (root)
  createRoot(root).render(
    <HostProvider host={host}>
      <App />
    </HostProvider>,
  );
