import type { Receipt } from "mcp-host-ui/host";
import { isJsonObject, type Json } from "mcp-host-ui/schema";
import { type BlockRequest, setBlocked } from "../blocks.js";
import { type DeskCore, isQuestion } from "../deskCore.js";
import type { DeskServer } from "../deskServer.js";
import { askDeskModel, type ModelRequest, stopModel } from "../models/askDeskModel.js";
import { askMoreTime } from "../moreTime.js";
import { isPageName } from "./answerBody.js";

/** A request of a page to a desk, on the way to an answer: hostile until it was looked at. */
export type PageRequest =
  | ({ readonly type: "generate" } & ModelRequest)
  | { readonly type: "stop" | "extend"; readonly id: string; readonly key: string }
  | ({ readonly type: "block" } & BlockRequest);

/** Reads what a page sent; `undefined` where it asks nothing of the desk. */
export function readPageRequest(value: unknown): PageRequest | undefined {
  if (!isJsonObject(value)) return undefined;
  const { id, key, generate, stop, extend, block } = value;
  if (!isPageName(id) || !isPageName(key)) return undefined;
  if (stop === true) return { type: "stop", id, key };
  if (extend === true) return { type: "extend", id, key };
  if (typeof block === "boolean") return { type: "block", id, blocked: block };
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
    case "block":
      return setBlocked(core, audience, request, () => findServer(core, audience, request.id));
  }
}

/** Finds a server by its earlier questions. A page's own claims about it do not count. */
async function findServer(
  { records }: DeskCore,
  audience: string,
  id: string,
): Promise<DeskServer | undefined> {
  const { kept } = await records.list(audience, 0);
  return kept.filter(isQuestion).findLast(({ record }) => record.server.id === id)?.record.server;
}
