import type { Sampling } from "mcp-host-ui/host";
import { createStore, type Store } from "../createStore.js";
import { demoFunction } from "./demoFunction.js";

/** Where a model answers; a person's own is kept in memory only. */
export interface ModelAddress {
  /** The base of an OpenAI-compatible API, such as `http://localhost:11434/v1`. */
  readonly url: string;
  readonly key: string;
  /** What the API calls the model. */
  readonly name: string;
}

/** The models that the demo can ask. */
export interface Models {
  readonly list: readonly Sampling.Model[];
  readonly generate: Sampling.Generate;
  readonly address: Store<ModelAddress>;
}

const own = "your-own";

/** Makes the demo's models: a stand-in for one on this machine, or where none runs a function of the page, and one of the person's own. */
export function createModels(standIn: Pick<ModelAddress, "url" | "name"> | undefined): Models {
  const address = createStore<ModelAddress>({ url: "", key: "", name: "" });
  return {
    address,
    list: [
      standIn
        ? {
            id: standIn.name,
            name: "Stand-in (no real model)",
            provider: "this computer",
            cost: 1,
            speed: 1,
          }
        : {
            id: "demo-function",
            name: "Demo function (not a model)",
            provider: "this page",
            cost: 1,
            speed: 1,
          },
      { id: own, name: "Your own model", cost: 0.2, speed: 0.2, intelligence: 0.9 },
    ],
    async generate(request, options) {
      const typed = address.getState();
      const asked = options.model === own ? typed : standIn && { ...standIn, key: "" };
      if (!asked) return demoFunction(request, options);
      if (asked.url === "")
        throw new Error(
          "Type the address of your model first, under “Your own model” in Settings.",
        );
      const { askLocal } = await import("./askLocal.js");
      return askLocal(asked)(request, options);
    },
  };
}
