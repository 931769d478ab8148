import { useSession } from "../react/useSession.js";
import { useVisibleText } from "./hidden-text/useVisibleText.js";

/** Returns the host's own name for the server of a session, what it would hide made visible: hosts take names from servers, too. */
export function useServerName(session: string): string {
  const visible = useVisibleText();
  return visible(useSession(session)?.name ?? session);
}
