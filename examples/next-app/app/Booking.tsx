"use client";

import { HostPrompts, HostProvider, useElicitations } from "mcp-host-ui";
import { useState } from "react";
import { bookTrip, host } from "./host.ts";

/** The part of the page that a server may ask things in. */
export function Booking() {
  const [result, setResult] = useState<unknown>();
  return (
    <HostProvider host={host}>
      <button type="button" onClick={() => bookTrip().then(setResult, setResult)}>
        Book a trip
      </button>
      <Waiting />
      <output>{result === undefined ? "Nothing booked yet." : JSON.stringify(result)}</output>
      <HostPrompts />
    </HostProvider>
  );
}

/** How many questions wait: none while the server renders, whatever happens in that process. */
function Waiting() {
  const { open } = useElicitations();
  return <p>Questions waiting: {open.length}</p>;
}
