import { HostPrompts, HostProvider, type MessagesOverride } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import { en } from "mcp-host-ui/locales/en";
import { pseudo } from "mcp-host-ui/locales/pseudo";
import type { ReactNode } from "react";

/** Single sentences of your own: the rest stays as it is. */
const house: MessagesOverride = { prompt: { later: "Remind me later" } };

/** Longer, accented and bracketed: what a translation will do to your layout. */
const trial = pseudo(en);

export function App({ host, isTrial }: { host: LocalHost; isTrial: boolean }): ReactNode {
  return (
    <HostProvider host={host} messages={isTrial ? trial : house}>
      <HostPrompts />
    </HostProvider>
  );
}
