import type { Sampling } from "mcp-host-ui/host";
import { deskModelFor } from "./models.js";

/**
 * Has a model on the server write, for questions that came by a desk: with the `generate` of the desk's own `sampling`. Give it to
 * the page's `sampling({ generate: generateAtDesk })`; a question that came in another way is refused.
 */
export const generateAtDesk: Sampling.Generate = async (request, options) => {
  const generate = deskModelFor(options.question);
  if (!generate)
    throw new Error(
      "generateAtDesk() was called for a question that came by no desk, so there is no model on a server to ask. " +
        "Where clients in this page ask as well, give sampling() a generate of your own, and call generateAtDesk in it for those of the desk.",
    );
  // The desk's own word, which the kind reads as it reads what any `generate` returns.
  return (await generate(request, options)) as Sampling.Generated;
};
