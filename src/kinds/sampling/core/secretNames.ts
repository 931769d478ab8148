import type { inspectFields } from "../../../safety/fields/inspectFieldsNow.js";
import { loadFieldInspector } from "../../../safety/fields/loadFieldInspector.js";
import type { JsonObject } from "../../../wire/protocol/json.js";
import type { SamplingTool } from "./protocol/samplingRequest.js";

/** Whether the value of this name may be a secret. */
export type IsSecretName = (name: string) => boolean;

/** Tells which values of data may be secrets. */
export interface SecretNames {
  /** By the names in it, read together. */
  in(data: JsonObject): IsSecretName;
  /** By what a tool says of the input that it takes. */
  askedBy(tool: SamplingTool | undefined): IsSecretName;
}

let inspect: typeof inspectFields | undefined;

/** Loads what inspects names, once: a page that is being left waits for nothing to load. Where it cannot be loaded, any value may be a secret. */
export async function loadSecretNames(): Promise<SecretNames> {
  try {
    inspect ??= await loadFieldInspector();
    return createSecretNames(inspect);
  } catch {
    return { in: () => () => true, askedBy: () => () => true };
  }
}

function createSecretNames(inspect: typeof inspectFields): SecretNames {
  const find = (schema: unknown, text?: string): IsSecretName => {
    const found = inspect(schema, text);
    if (found.some(({ code }) => code === "partly-inspected")) return () => true;
    const secrets = found.filter(({ code }) => code.startsWith("secret-"));
    const names = new Set(secrets.map(({ path }) => path.at(-1)));
    return (name) => names.has(name);
  };
  return {
    in: (data) => find({ properties: Object.fromEntries(Object.entries(data).map(schemaOf)) }),
    askedBy: (tool) => (tool ? find(tool.inputSchema, tool.description) : () => false),
  };
}

/** A yes or no is no secret, whatever it is called. */
function schemaOf([name, value]: readonly [string, unknown]): readonly [string, JsonObject] {
  return [name, typeof value === "boolean" ? { type: "boolean" } : {}];
}
