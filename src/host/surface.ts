import { isJsonObject } from "../wire/protocol/json.js";
import type { Question } from "./question.js";

/** A place in a user interface that can show questions. */
export interface Surface {
  /** Unique among all windows of a host. */
  readonly id: string;
  /** A card in the page, or a dialog above it. */
  readonly kind: "inline" | "dialog";
  /** Whether its window can be seen now. */
  readonly visible: boolean;
  /**
   * Surfaces of one stage show one question at a time among them, as the dialogs of a window do. It stays the same as long
   * as the surface is open. @default a stage of its own
   */
  readonly stage?: string;
  /** Shows only questions of this kind. */
  readonly questionKind?: string;
  /** Shows only questions of this session. */
  readonly session?: string;
  /** Shows only questions that belong, or may belong, to this call. */
  readonly call?: string;
  /** Shows only this question. */
  readonly question?: string;
  /** Shows only requests with this `mode`. */
  readonly mode?: string;
  /** The ids of questions that it leaves to other surfaces, since it draws nothing for them. @default none */
  readonly passes?: readonly string[];
}

/** A surface of a window that does not see everything. */
export interface SeeingSurface extends Surface {
  readonly sees?: (question: Question) => boolean;
}

/** Whether a surface could show a question. */
export function canShow(surface: SeeingSurface, question: Question): boolean {
  return (
    (surface.sees?.(question) ?? true) &&
    (surface.questionKind ?? question.kind) === question.kind &&
    (surface.session ?? question.session) === question.session &&
    (surface.question ?? question.id) === question.id &&
    (surface.call === undefined || question.calls.includes(surface.call)) &&
    (surface.mode === undefined || modeOf(question.request) === surface.mode) &&
    !surface.passes?.includes(question.id)
  );
}

function modeOf(request: unknown): unknown {
  return isJsonObject(request) ? request.mode : undefined;
}

/** Whether what is aside keeps off a surface: what is open off all of them, what is settled off dialogs alone. */
function keepsOff({ aside, phase }: Question, { kind }: Surface): boolean {
  return aside && (phase === "open" || kind === "dialog");
}

/**
 * Picks the one surface for a question: a visible window before a hidden one, inline before dialog, then the
 * one that shows it now, then the one that was opened first.
 */
export function pickSurface(
  question: Question,
  surfaces: Iterable<SeeingSurface>,
): Surface | undefined {
  let best: Surface | undefined;
  let bestRank = -1;
  for (const surface of surfaces) {
    if (keepsOff(question, surface) || !canShow(surface, question)) continue;
    const rank =
      (surface.visible ? 4 : 0) +
      (surface.kind === "inline" ? 2 : 0) +
      (surface.id === question.surface ? 1 : 0);
    if (rank > bestRank) [best, bestRank] = [surface, rank];
  }
  return best;
}
