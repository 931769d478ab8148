import type { Host } from "../host/host.js";
import { createIds } from "../host/ids.js";
import type { Surface } from "../host/surface.js";

/** A surface that a hook keeps open, under an id that no other window has. */
export interface OpenedSurface {
  readonly id: string;
  /** Closes it; its questions move to another surface. */
  close(): void;
}

let newId: (() => string) | undefined;

/** Opens a surface that is visible while the page is. */
export function openSurface(host: Host, surface: Omit<Surface, "id" | "visible">): OpenedSurface {
  // Made with the first surface: some servers forbid random numbers while modules load.
  newId ??= createIds();
  const id = newId();
  const show = () => {
    const visible = document.visibilityState === "visible";
    void host.send({ type: "openSurface", surface: { ...surface, id, visible } });
  };
  show();
  document.addEventListener("visibilitychange", show);
  return {
    id,
    close() {
      document.removeEventListener("visibilitychange", show);
      void host.send({ type: "closeSurface", id });
    },
  };
}
