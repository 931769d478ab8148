import type { Host } from "../../host/host.js";
import { questionKey } from "../../host/keys.js";
import { newId } from "../../host/newId.js";
import type { Surface } from "../../host/surface.js";
import { createListeners } from "../../state/listeners.js";
import { countBySurface } from "./countBySurface.js";
import { openRows } from "./openRows.js";

/** A surface that a hook keeps open, under an id that no other window has. */
export interface OpenedSurface {
  readonly id: string;
  /** Leaves a question to other surfaces. */
  pass(question: string): void;
  /** Closes it; its questions move to another surface. */
  close(): void;
}

let stage: string | undefined;

/** The surfaces that are open on the window's stage. */
const onStage = new Set<string>();
const stageListeners = createListeners();

function changeStage(change: () => void): void {
  change();
  stageListeners.tell();
}

/** Hears of dialogs that come to the window's stage, or leave it. Returns a function that stops it. */
export function subscribeStage(listener: () => void): () => void {
  return stageListeners.add(listener);
}

/** Whether the window has dialogs, with the bar that tells what needs no answer. */
export function hasDialogs(): boolean {
  return onStage.size > 0;
}

/** The stage that the dialogs of this window share: one of them shows something at a time. */
export function windowStage(): string {
  // Made with the first surface: some servers forbid random numbers while modules load.
  stage ??= newId();
  return stage;
}

/** Counts the open questions that have their place on the window's stage, but for this one. */
export function countOnStage(host: Host, but: string | undefined): number {
  const counts = countBySurface(openRows(host).tree);
  const own = but === undefined ? undefined : host.read(questionKey(but));
  const isCounted = own?.phase === "open" && own.surface !== undefined && onStage.has(own.surface);
  return [...onStage].reduce(
    (sum, surface) => sum + (counts.get(surface) ?? 0),
    isCounted ? -1 : 0,
  );
}

/** Whether two surfaces show one question at a time between them. */
export function sharesStage(one: string, other: string): boolean {
  return one === other || (onStage.has(one) && onStage.has(other));
}

/** Opens a surface that is visible while the page is. */
export function openSurface(
  host: Host,
  surface: Omit<Surface, "id" | "visible" | "passes">,
): OpenedSurface {
  const id = newId();
  const passes = new Set<string>();
  if (surface.stage !== undefined && surface.stage === stage) changeStage(() => onStage.add(id));
  const show = () => {
    const visible = document.visibilityState === "visible";
    const passed = passes.size > 0 && { passes: [...passes] };
    void host.send({ type: "openSurface", surface: { ...surface, ...passed, id, visible } });
  };
  show();
  document.addEventListener("visibilitychange", show);
  return {
    id,
    pass(question) {
      for (const passed of passes)
        if (host.read(questionKey(passed))?.phase !== "open") passes.delete(passed);
      passes.add(question);
      show();
    },
    close() {
      document.removeEventListener("visibilitychange", show);
      changeStage(() => onStage.delete(id));
      void host.send({ type: "closeSurface", id });
    },
  };
}
