"use client";

import { attachDesk } from "@mcp-host-ui/desk/page";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { useEffect, useState } from "react";

const host = createHost({ kinds: [elicitation({ url: true })] });

/** Lets the server book a trip, and shows what it asks on the way. */
export function Trips() {
  const [result, setResult] = useState("Nothing booked yet.");
  // In a browser only: the server has no questions of anybody.
  useEffect(() => attachDesk(host, { url: "/questions" }).close, []);
  const book = async () => {
    setResult("Booking …");
    const response = await fetch("/trips", { method: "POST" });
    setResult(response.ok ? await response.text() : "The server could not book it.");
  };
  return (
    <HostProvider host={host}>
      <button type="button" onClick={() => book()}>
        Book a trip
      </button>
      <output>{result}</output>
      <HostPrompts />
    </HostProvider>
  );
}
