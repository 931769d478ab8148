import { loadJudges } from "../../../form/loadJudges.js";
import type { ShelledKind } from "../../../prompt/loading/lazyKind.js";
import { createChunk } from "../../../react/chunk/createChunk.js";
import { elicitationShell } from "./elicitationShell.js";

/** Elicitations, as prompts and cards show them: the form is loaded once the page is idle, or with the first question. */
export const lazyElicitation: ShelledKind = {
  name: "elicitation",
  chunk: createChunk(async () => {
    // With the first question, a request for each of them would come in the middle of showing it.
    void loadJudges();
    void import("../core/elicitationLater.js").catch(() => {});
    return (await import("./elicitationKind.js")).elicitationKind;
  }),
  shell: elicitationShell,
  rehearsal: createChunk(async () => {
    await (await import("./rehearseElicitation.js")).rehearseElicitation();
  }),
};
