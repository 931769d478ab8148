import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot } from "react-dom/client";
import type { Host, HostState } from "../../host/host.js";
import type { Question } from "../../host/question.js";
import { HostContext, type Settings } from "../../react/HostContext.js";
import { ErrorBoundary } from "../../ui/ErrorBoundary.js";
import { QuestionInPage } from "../card/QuestionInPage.js";
import type { QuestionKind, QuestionView } from "../questionKind.js";

/** One kind of question, and how an example of it is answered. */
export interface Rehearsal<View extends QuestionView> {
  readonly kind: QuestionKind<View>;
  /** An example of what servers ask. */
  readonly question: Question;
  /** Answers it, step by step, as a person would. */
  play(stage: Element): Promise<void>;
}

/**
 * Renders a question once where nobody sees it, has it answered, and takes it away: a browser reads code through when that
 * first runs, which is half of what the first question of a page would wait for. The stage is no part of the page and has a host that does
 * nothing, so no server, component of the app or screen reader hears of it. React renders in slices of a few milliseconds.
 */
export async function rehearse<View extends QuestionView>(
  { kind, question, play }: Rehearsal<View>,
  stage: Element = document.createElement("div"),
): Promise<void> {
  const host = createIdleHost(question);
  const view = kind.viewOf(host, question, []);
  if (!view) return;
  const root = createRoot(stage, { identifierPrefix: "mcp-rehearsal" });
  try {
    await new Promise<void>((resolve) =>
      startTransition(() =>
        root.render(
          <ErrorBoundary resetKey="" fallback={<Curtain onUp={resolve} />}>
            <HostContext.Provider value={{ ...settings, host }}>
              <QuestionInPage kind={kind} view={view} waiting={0} />
              <Curtain onUp={resolve} />
            </HostContext.Provider>
          </ErrorBoundary>,
        ),
      ),
    );
    await whenIdle();
    findFonts();
    await whenIdle();
    await play(stage);
  } finally {
    root.unmount();
    // React keeps where the last event went, and with it all of the stage, until the next one.
    stage.dispatchEvent(new Event("change"));
  }
}

/** Waits until the page is idle, so that no step delays the user's; at most a second, so that a busy page ends it, too. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
}

/** Tells that all that stands before it is rendered. Renders nothing. */
function Curtain({ onUp }: { readonly onUp: () => void }): ReactNode {
  useEffect(onUp, [onUp]);
  return null;
}

const settings: Settings = {
  safety: { armAfter: 0 },
  questions: { dismiss: "cancel", undo: 0, undoDecline: 0, keys: false },
  bars: { showSent: 0 },
  custom: { kinds: [] },
};

/** Makes a host that holds one question and carries out nothing. */
function createIdleHost(question: Question): Host {
  const state: HostState = { sessions: [], calls: [], open: [question], settled: [], log: [] };
  return {
    getState: () => state,
    read: () => undefined,
    subscribe: () => () => {},
    send: async () => ({
      done: false,
      rejection: "failed",
      message: "Nothing leaves a rehearsal.",
    }),
  };
}

/** The sizes and weights of what a question says. */
const sizes = ["--mcp-font-size", "--mcp-font-size-small", "--mcp-font-size-large"];
const weights = [400, 600];

/**
 * Has the browser find the fonts of questions, by the tokens of the page's root, so that the first question need not wait
 * for that. Text is measured for a canvas that is in no page: that lays out nothing.
 */
function findFonts(): void {
  const tokens = getComputedStyle(document.documentElement);
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas) return;
  for (const size of sizes)
    for (const weight of weights) {
      // What is no font, as where our styles are missing, changes nothing.
      canvas.font = `${weight} ${tokens.getPropertyValue(size)} ${tokens.getPropertyValue("--mcp-font")}`;
      canvas.measureText("“A question?” …");
    }
}
