import { attachDesk } from "@mcp-host-ui/desk/page";
import { HostPrompts, HostProvider } from "mcp-host-ui";
import { createHost, elicitation } from "mcp-host-ui/host";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import "mcp-host-ui/styles.css";

const host = createHost({ kinds: [elicitation({ url: true })] });
attachDesk(host, { url: "/api/questions" });

/** Lets the back end book a trip, and shows what came of it. */
function Booking() {
  const [result, setResult] = useState("Nothing booked yet.");
  const book = async () => {
    setResult("Booking …");
    const response = await fetch("/api/trips", { method: "POST" });
    setResult(response.ok ? await response.text() : "The back end could not book it.");
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

createRoot(document.querySelector("main") ?? document.body).render(<Booking />);
