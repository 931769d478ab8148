import type { ReactElement } from "react";
import { useDemo } from "../demo.js";
import { useStore } from "../useStore.js";

/** What a server says of itself, marked as its own claim. Renders a `<p>` element. */
export function ServerClaims({ session }: { readonly session: string }): ReactElement | null {
  const { sessions } = useStore(useDemo().host);
  const record = sessions.find(({ id }) => id === session);
  if (!record) return null;
  const { claims, protocolVersion } = record;
  return (
    <p className="server-claims">
      {claims?.name !== undefined && `Calls itself ${claims.name} ${claims.version ?? ""}. `}
      {protocolVersion !== undefined && `Speaks ${protocolVersion}.`}
    </p>
  );
}
