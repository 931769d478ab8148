import type { Sampling } from "mcp-host-ui/host";
import { createStore, type Store } from "../createStore.js";
import { demoFunction } from "./demoFunction.js";

/** Where a model of the person's own answers; kept in memory only. */
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

/** Makes the demo's function, which needs nothing, and a place for a model of the person's own. */
export function createModels(): Models {
  const address = createStore<ModelAddress>({ url: "", key: "", name: "" });
  return {
    address,
    list: [
      { id: "demo-function", name: "Demo function (not a model)", cost: 1, speed: 1 },
      { id: own, name: "Your own model", cost: 0.2, speed: 0.2, intelligence: 0.9 },
    ],
    async generate(request, options) {
      if (options.model !== own) return demoFunction(request, options);
      const { url, key, name } = address.getState();
      if (url === "")
        throw new Error(
          "Type the address of your model first, under “Your own model” in Settings.",
        );
      const { askChatCompletions } = await import("./askChatCompletions.js");
      return askChatCompletions({ url, key, name }, request, options);
    },
  };
}
