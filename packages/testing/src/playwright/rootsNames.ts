import type { Messages } from "mcp-host-ui/locales/en";
import type { ActNames } from "./actNames.js";

/** Names the acts of a question for folders, in the words of a catalogue. */
export function rootsNames({ rootsConsent }: Messages, anything: string): ActNames {
  // One for each form that a plural may have, of whatever number.
  const shares = [1, 2, 3, 11, 100].map((count) =>
    rootsConsent.share({ count }).replace(/\p{Nd}+/u, anything),
  );
  return {
    decline: [rootsConsent.refuse],
    share: [rootsConsent.shareNone, ...shares],
  };
}
