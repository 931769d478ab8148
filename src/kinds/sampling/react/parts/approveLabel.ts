import type { Messages } from "../../../../messages/messages.js";

/** Labels the button that runs the model, where the host says which one. */
export function approveLabel(
  { approve, approveBy }: Messages["sampling"],
  model: string | undefined,
  isChanged: boolean,
): string {
  const changed = String(isChanged);
  return model === undefined ? approve({ changed }) : approveBy({ model, changed });
}
