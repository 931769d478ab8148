import { HostPrompts, HostProvider } from "mcp-host-ui";
import { downloads } from "mcp-host-ui/apps";
import { downloadKind, saveAppFile } from "mcp-host-ui/apps/react";
import { createHost, elicitation } from "mcp-host-ui/host";
import type { ReactElement, ReactNode } from "react";

export const host = createHost({
  kinds: [elicitation({ url: true }), downloads({ save: saveAppFile })],
});

const kinds = [downloadKind];

export function Host({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <HostProvider host={host} custom={{ kinds }}>
      {children}
      <HostPrompts />
    </HostProvider>
  );
}
