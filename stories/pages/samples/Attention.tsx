import { HostAttention, useAttention } from "mcp-host-ui/attention";
import { type ReactNode, useState } from "react";

/** Tells of questions that wait while the person looks elsewhere, as the person chose. */
export function Attention(): ReactNode {
  const { count, permission, requestPermission } = useAttention();
  const [isQuiet, setQuiet] = useState(false);
  const [isMuted, setMuted] = useState(false);
  return (
    <section aria-label="Attention">
      <HostAttention
        notification
        {...(isMuted && { muted: ["travel"] })}
        {...(isQuiet && { quietHours: { from: "22:00", to: "07:00" } })}
      />
      <p>{count === 1 ? "1 question waits." : `${count} questions wait.`}</p>
      {permission === "default" && (
        // Browsers hear it from the handler of a press alone.
        <button type="button" onClick={() => requestPermission()}>
          Notify me when I look elsewhere
        </button>
      )}
      {permission === "denied" && <p>Your browser's settings forbid notifications here.</p>}
      <label>
        <input type="checkbox" checked={isQuiet} onChange={() => setQuiet(!isQuiet)} /> No
        notifications from 22:00 to 07:00
      </label>
      <label>
        <input type="checkbox" checked={isMuted} onChange={() => setMuted(!isMuted)} /> Nothing for
        questions of Travel Booking
      </label>
    </section>
  );
}
