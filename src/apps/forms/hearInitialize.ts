import { isJsonObject } from "../../wire/protocol/json.js";

/** The part of a bridge's transport that is listened to. */
export interface AppTransportLike {
  onmessage?: ((...args: never[]) => void) | undefined;
}

/**
 * Hears whether a view declares `elicitation` as it begins (`ui/initialize`): `AppBridge` leaves out of what it hands on
 * what its own schema does not list. Call it once the bridge is connected, before the view is loaded.
 */
export function hearInitialize(transport: AppTransportLike): () => boolean {
  let takesForms = false;
  const { onmessage } = transport;
  transport.onmessage = (...args: never[]) => {
    const message: unknown = args[0];
    if (isJsonObject(message) && message.method === "ui/initialize") {
      const declared = isJsonObject(message.params) && message.params.appCapabilities;
      takesForms = isJsonObject(declared) && isJsonObject(declared.elicitation);
    }
    onmessage?.apply(transport, args);
  };
  return () => takesForms;
}
