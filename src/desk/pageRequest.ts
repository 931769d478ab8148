import type { Receipt } from "../host/command.js";
import { isJsonObject, type Json } from "../wire/protocol/json.js";
import { isPageName } from "./answerBody.js";
import type { DeskCore } from "./deskCore.js";
import { askDeskModel, type ModelRequest, stopModel } from "./models/askDeskModel.js";
import { askMoreTime } from "./moreTime.js";

/** A request of a page to a desk, on the way to an answer: hostile until it was looked at. */
export type PageRequest =
  | ({ readonly type: "generate" } & ModelRequest)
  | { readonly type: "stop" | "extend"; readonly id: string; readonly key: string };

/** Reads what a page sent; `undefined` where it asks nothing of the desk. */
export function readPageRequest(value: unknown): PageRequest | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, key, generate, stop, extend } = value;
  if (!isPageName(id) || !isPageName(key)) return undefined;
  if (stop === true) return { type: "stop", id, key };
  if (extend === true) return { type: "extend", id, key };
  if (!isJsonObject(generate)) return undefined;
  const { request, model } = generate;
  if (!isJsonObject(request) || (model !== undefined && !isPageName(model))) return undefined;
  // Whoever sent it sent JSON; one that is handed over as an object becomes JSON in the store.
  const copy = JSON.parse(JSON.stringify(request)) as Json;
  return { type: "generate", id, key, request: copy, ...(model !== undefined && { model }) };
}

/** Does what a page asks; what comes of it is told by the feed. */
export function takePageRequest(
  core: DeskCore,
  audience: string,
  request: PageRequest,
  { generations }: { readonly generations: number },
): Promise<Receipt> {
  switch (request.type) {
    case "generate":
      return askDeskModel(core, audience, request, generations);
    case "stop":
      return stopModel(core, audience, request);
    case "extend":
      return askMoreTime(core, audience, request);
  }
}
