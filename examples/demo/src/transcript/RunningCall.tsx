import { useElicitations } from "mcp-host-ui";
import type { ReactElement } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";

/** A call that has not come back: how it stands, and the way to stop it. Renders a `<div>` element. */
export function RunningCall({ call }: { readonly call: string }): ReactElement | null {
  const { host, settings } = useDemo();
  const areCards = useStore(settings).questions === "cards";
  const { open } = useElicitations({ call });
  // A card stops the call itself, where its question belongs to that call for certain.
  if (areCards && open.some(({ question, stopCall }) => !question.aside && stopCall)) return null;
  return (
    <div className="entry-running">
      <p className="entry-state">
        {open.length > 0 ? "Waits for your answer; its clock stands still." : "Running…"}
      </p>
      <button
        className="button small danger"
        type="button"
        onClick={() => host.send({ type: "stopCall", id: call })}
      >
        Stop task
      </button>
    </div>
  );
}
