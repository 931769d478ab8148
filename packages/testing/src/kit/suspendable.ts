import type { ToolScript, WireRequest } from "./wire.js";

/** Where a run of a script stands: it wants answers, or it is done. */
export type Step =
  | { readonly requests: Readonly<Record<string, WireRequest>>; readonly state: string }
  | { readonly result: unknown };

/** Runs scripts that wait for a person across the rounds of one call. */
export interface Suspendable {
  /** Starts a script, or without a fresh call takes the run of this state on with its answers. */
  step(
    tool: string,
    state: string | undefined,
    answers: Readonly<Record<string, unknown>> | undefined,
  ): Promise<Step>;
}

/** Keeps one suspended run for each call, under the state that the client echoes. */
export function suspendable(script: (tool: string) => ToolScript): Suspendable {
  const resumes = new Map<string, (answers: Readonly<Record<string, unknown>>) => Promise<Step>>();
  let runs = 0;

  const start = (tool: string): Promise<Step> => {
    runs += 1;
    const state = `run-${runs}`;
    let report: (step: Step) => void = () => {};
    let fail: (error: unknown) => void = () => {};
    const next = () =>
      new Promise<Step>((resolve, reject) => {
        report = resolve;
        fail = reject;
      });
    const first = next();
    script(tool)(
      (requests) =>
        new Promise((resolve) => {
          resumes.set(state, (answers) => {
            resumes.delete(state);
            const step = next();
            resolve({ ...answers });
            return step;
          });
          report({ requests, state });
        }),
    ).then(
      (result) => report({ result }),
      (error: unknown) => fail(error),
    );
    return first;
  };

  return {
    step: (tool, state, answers) =>
      (state === undefined ? undefined : resumes.get(state)?.(answers ?? {})) ?? start(tool),
  };
}
