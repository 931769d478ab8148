import type { Receipt } from "../host/command.js";
import type { LocalHost } from "../host/host.js";
import type { Surface } from "../host/surface.js";

/** The surfaces that one window has in a host, for as long as the window is there. */
export interface SurfaceLease {
  /** Opens all surfaces of the window, from another port's lease too; those that it had before and no longer has are closed. */
  replace(surfaces: readonly Surface[]): void;
  open(surface: Surface): Promise<Receipt>;
  /** Closes a surface of this window, and of no other. */
  close(id: string): Promise<Receipt>;
  /** Closes the surfaces of a window that went silent, until {@link resume}. */
  suspend(): void;
  resume(): void;
}

/** Which lease has a surface now: a window that comes back through another port takes its own over. */
const holders = new WeakMap<LocalHost, Map<string, SurfaceLease>>();

/** Makes a lease without surfaces. */
export function createSurfaceLease(host: LocalHost): SurfaceLease {
  const surfaces = new Map<string, Surface>();
  const held = holders.get(host) ?? new Map<string, SurfaceLease>();
  holders.set(host, held);

  const show = (surface: Surface) => {
    held.set(surface.id, lease);
    return host.send({ type: "openSurface", surface });
  };
  const hide = async (id: string): Promise<Receipt> => {
    if (held.get(id) !== lease)
      return { done: false, reason: "unknown", message: `This window has no surface ${id}.` };
    held.delete(id);
    return host.send({ type: "closeSurface", id });
  };

  const lease: SurfaceLease = {
    replace(next) {
      const before = [...surfaces.keys()];
      surfaces.clear();
      for (const surface of next) void lease.open(surface);
      for (const id of before) if (!surfaces.has(id)) void hide(id);
    },
    open(surface) {
      surfaces.set(surface.id, surface);
      return show(surface);
    },
    close(id) {
      surfaces.delete(id);
      return hide(id);
    },
    suspend() {
      for (const id of surfaces.keys()) void hide(id);
    },
    resume() {
      for (const surface of surfaces.values()) if (!held.has(surface.id)) void show(surface);
    },
  };
  return lease;
}
