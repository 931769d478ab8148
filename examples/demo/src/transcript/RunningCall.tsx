import type { ReactElement } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";

/** A call that has not come back: how it stands, and the way to stop it. Renders a `<div>` element. */
export function RunningCall({ call }: { readonly call: string }): ReactElement {
  const { host } = useDemo();
  const record = useStore(host).calls.find(({ id }) => id === call);
  return (
    <div className="entry-running">
      <p className="entry-state">
        {record?.phase === "waiting"
          ? "Waits for your answer; its clock stands still."
          : "Running…"}
      </p>
      <button
        className="button small danger"
        type="button"
        onClick={() => void host.send({ type: "stopCall", id: call })}
      >
        Stop the whole operation
      </button>
    </div>
  );
}
