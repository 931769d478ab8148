import type { Receipt } from "../../host/command.js";
import type { LocalHost, Sender } from "../../host/host.js";
import type { Surface } from "../../host/surface.js";
import { mostSurfaces } from "../readToHost.js";

/** The surfaces that one window has in a host, for as long as the window is there. No other window can name them. */
export interface SurfaceLease {
  /** The prefix that the host puts before the ids of the window's surfaces. */
  readonly prefix: string;
  /** Opens all surfaces of the window; those that it had before and no longer has are closed. */
  replace(surfaces: readonly Surface[]): void;
  open(surface: Surface): Promise<Receipt>;
  close(id: string): Promise<Receipt>;
  /** Closes the surfaces of a window that went silent, until {@link resume}. */
  suspend(): void;
  resume(): void;
}

let leases = 0;

/** Makes a lease without surfaces. */
export function createSurfaceLease(host: LocalHost, sender: Sender): SurfaceLease {
  leases += 1;
  const prefix = `window-${leases}/`;
  const surfaces = new Map<string, Surface>();
  let isSuspended = false;

  const show = (surface: Surface) => {
    const stage = prefix + (surface.stage ?? surface.id);
    const ours = { ...surface, id: prefix + surface.id, stage };
    return host.send({ type: "openSurface", surface: ours }, sender);
  };
  const hide = (id: string) => host.send({ type: "closeSurface", id: prefix + id }, sender);

  const lease: SurfaceLease = {
    prefix,
    replace(next) {
      const before = [...surfaces.keys()];
      surfaces.clear();
      for (const surface of next) void lease.open(surface);
      for (const id of before) if (!surfaces.has(id) && !isSuspended) void hide(id);
    },
    async open(surface) {
      if (surfaces.size >= mostSurfaces && !surfaces.has(surface.id))
        return {
          done: false,
          rejection: "failed",
          message: `A window has ${mostSurfaces} surfaces at most.`,
        };
      surfaces.set(surface.id, surface);
      return isSuspended ? { done: true } : show(surface);
    },
    async close(id) {
      if (!surfaces.delete(id))
        return { done: false, rejection: "unknown", message: `This window has no surface ${id}.` };
      return isSuspended ? { done: true } : hide(id);
    },
    suspend() {
      if (!isSuspended) for (const id of surfaces.keys()) void hide(id);
      isSuspended = true;
    },
    resume() {
      if (isSuspended) for (const surface of surfaces.values()) void show(surface);
      isSuspended = false;
    },
  };
  return lease;
}
