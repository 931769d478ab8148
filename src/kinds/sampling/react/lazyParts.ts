import { type Chunk, createChunk } from "../../../react/chunk/createChunk.js";

type Later = typeof import("./samplingPartsLater.js");

/** Imports what sampling loads after the first look at a request. */
export interface PartLoaders {
  parts(): Promise<Later>;
  differences(): Promise<typeof import("./difference/differences.js")>;
  longEditor(): Promise<typeof import("./content/long/LongTextEditor.js")>;
}

let loaders: PartLoaders | undefined;

/**
 * Sets the imports. Only `samplingKind` names them: a bundler keeps modules that import each other lazily, even in an app
 * without sampling.
 */
export function setPartLoaders(given: PartLoaders): void {
  loaders = given;
}

/** Imports the later parts. */
export async function loadParts(): Promise<Later> {
  return expectLoaders().parts();
}

/** The later stages, editors, settings and marks. */
export const laterParts: Chunk<Later> = createChunk(loadParts);

/** The comparison of two texts, and of two requests. */
export const differences: Chunk<Awaited<ReturnType<PartLoaders["differences"]>>> = createChunk(
  async () => expectLoaders().differences(),
);

/** The editor of a long text. */
export const longEditor: Chunk<Awaited<ReturnType<PartLoaders["longEditor"]>>> = createChunk(
  async () => expectLoaders().longEditor(),
);

function expectLoaders(): PartLoaders {
  if (!loaders) throw new Error("The parts of sampling are shown outside of a sampling request.");
  return loaders;
}
