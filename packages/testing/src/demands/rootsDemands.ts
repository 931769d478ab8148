import { isDeepStrictEqual } from "node:util";
import { quoted, type Stage } from "./createStage.js";
import { always, type DemandPlan, until202511 } from "./demandPlan.js";
import type { FoldersUnderTest } from "./hostUnderTest.js";
import { listFolders } from "./requests.js";
import { unmet } from "./unmet.js";
import type { WireCall } from "./wire/wireCall.js";

const guidelines = "client/roots#implementation-guidelines";
const needs = ["roots"] as const;

/** Asks for roots, and waits until the person sees that. */
async function askForFolders(stage: Stage): Promise<{ call: WireCall; folders: FoldersUnderTest }> {
  const call = await stage.ask(listFolders);
  const folders = await stage.shown(stage.host.roots?.(), call);
  return { call, folders };
}

/** Fails unless the server gets exactly these roots. */
async function gets(stage: Stage, call: WireCall, uris: readonly string[]): Promise<void> {
  const { roots } = await stage.result(call);
  const told = Array.isArray(roots) ? roots.map((root) => String(root?.uri)) : roots;
  if (!isDeepStrictEqual(told, uris))
    throw unmet(`The host told the server of ${quoted(roots)}; ${quoted(uris)} were shared.`);
}

export const rootsDemands: readonly DemandPlan[] = [
  {
    id: "roots/unsent-before-consent",
    text: "Tell a server of no root before the person consents.",
    needs,
    asked: always("should", guidelines),
    async check(stage) {
      const { call } = await askForFolders(stage);
      await stage.unanswered(call, "before the person had shared anything");
    },
  },
  {
    id: "roots/all-shared",
    text: "Tell a server of the roots that the person shares, as `file:` URIs.",
    needs,
    asked: always("must", "client/roots#root"),
    async check(stage) {
      const { call, folders } = await askForFolders(stage);
      await folders.share(stage.given.roots);
      await gets(stage, call, stage.given.roots);
    },
  },
  {
    id: "roots/only-shared",
    text: "Tell a server of no root that the person does not share.",
    needs,
    asked: always("must", "client/roots#security-considerations"),
    async check(stage) {
      const { call, folders } = await askForFolders(stage);
      const shared = stage.given.roots.slice(1);
      await folders.share(shared);
      await gets(stage, call, shared);
    },
  },
  {
    id: "roots/declined",
    text: "Tell a server of no root where the person says no: an empty list, or an error.",
    needs,
    asked: always("should", guidelines),
    async check(stage) {
      const { call, folders } = await askForFolders(stage);
      await folders.decline();
      await stage.watch();
      const received = call.answerTo("ask");
      if (received === undefined && stage.revision === "2026-07-28") return;
      const answer = received ?? (await stage.answer(call));
      if ("result" in answer && !isDeepStrictEqual(Object(answer.result).roots, []))
        throw unmet(`The host sent ${quoted(answer)}, although the person had said no.`);
    },
  },
  {
    id: "roots/change-told",
    text: "Tell servers of every change of the list, once `listChanged` is declared.",
    needs: ["roots", "changeRoots"],
    asked: until202511("must", "client/roots#root-list-changes"),
    async check(stage) {
      const { call, folders } = await askForFolders(stage);
      await folders.share(stage.given.roots);
      await stage.answer(call);
      await stage.host.changeRoots?.(stage.given.roots.slice(1));
      const { posted } = stage.server;
      const initialize = posted.find(({ method }) => method === "initialize");
      if (!Object(initialize?.params?.capabilities).roots?.listChanged) return;
      await stage.until(
        () => posted.find(({ method }) => method === "notifications/roots/list_changed"),
        "The host declared listChanged, and did not tell that its list had changed.",
      );
    },
  },
];
