import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateMessageRequest } from "../../src/kinds/sampling/core/protocol/samplingRequest.ts";
import type { JsonObject } from "../../src/wire/protocol/json.ts";

/** A form in a shape that servers send, from the travel agency's story. */
export interface CorpusForm {
  readonly name: string;
  /** Null where the server's own code leaves the message open. */
  readonly message: string | null;
  readonly requestedSchema: JsonObject;
  /** The problem that no answer can solve. */
  readonly unanswerable?: "root-not-object" | "never-valid";
  /** The parts that the validator reports as unchecked. */
  readonly unchecked?: readonly string[];
  /** Whether the validator that the tests compare with reads the schema wrongly. */
  readonly misread?: boolean;
}

/** Params of `elicitation/create` in URL mode, or the error -32042 that carries them. */
export interface CorpusVisit {
  readonly url?: string;
  readonly error?: {
    readonly data: { readonly elicitations: readonly { readonly url: string }[] };
  };
}

/** Params of `sampling/createMessage`; some break the protocol, as some servers do. */
export interface CorpusSampling {
  readonly name: string;
  readonly params: CreateMessageRequest;
}

/** The roots that a host sends; some lists break the protocol, as some hosts do. */
export interface CorpusRoots {
  readonly name: string;
  readonly roots: readonly { readonly uri: string; readonly name?: string }[];
}

export const forms: readonly CorpusForm[] = read("forms.json");
export const visits: readonly CorpusVisit[] = read("visits.json");
export const samplings: readonly CorpusSampling[] = read("samplings.json");
export const rootLists: readonly CorpusRoots[] = read("roots.json");

/** The address of each visit. */
export const visitedUrls: readonly string[] = visits.flatMap(({ url, error }) =>
  url === undefined ? (error?.data.elicitations ?? []).map((asked) => asked.url) : [url],
);

function read(file: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, file), "utf8"));
}
