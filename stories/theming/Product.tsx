import { startServer } from "@mcp-host-ui/testing";
import { ElicitationCard, HostProvider } from "mcp-host-ui";
import { createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { ToolbarContext } from "../support/ToolbarContext.ts";

/** The props of {@link Product}. */
export interface ProductProps {
  /** What the product is called. */
  readonly name: string;
  /** The class by which its stylesheet finds it. */
  readonly className: string;
  /** The theme that it starts from; without it, that of what is around it. */
  readonly theme?: string;
  /** What its server asks. */
  readonly request: object;
}

/** One product: the same card as all others, in a page of its own look. */
export function Product({ name, className, theme, request }: ProductProps): ReactNode {
  const toolbar = useContext(ToolbarContext);
  const [host, setHost] = useState<LocalHost>();

  useEffect(() => {
    const opened = createHost({ kinds: [elicitation()], storage: false });
    const started = startServer(opened, { name });
    started
      .then((server) => {
        setHost(opened);
        return server.elicit(request);
      })
      .catch(console.error);
    return () => {
      started
        .then((server) => server.close())
        .then(opened.close)
        .catch(console.error);
    };
  }, [name, request]);

  return (
    <section data-mcp-theme={theme} className={className} aria-label={name}>
      <h1>{name}</h1>
      {host && (
        <HostProvider {...toolbar} host={host}>
          <ElicitationCard />
        </HostProvider>
      )}
    </section>
  );
}
