import { startServer } from "@mcp-host-ui/testing";
import { hostile } from "@mcp-host-ui/testing/hostile";
import { ElicitationCard, HostProvider, RootsCard, SamplingCard } from "mcp-host-ui";
import { createHost, elicitation, type LocalHost, roots, sampling } from "mcp-host-ui/host";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { analysis } from "./flights.ts";
import { booking, payment } from "./requests.ts";
import { folders } from "./rootsHost.ts";
import { answers, models } from "./samplingHost.ts";
import { ToolbarContext } from "./ToolbarContext.ts";
import "./gallery.css";

/** The props of {@link Gallery}. */
export interface GalleryProps {
  /** The schemes in which all of it is shown, one below the other. */
  readonly schemes: readonly ("light" | "dark")[];
}

/** Every question that a server can ask, beside each other, from servers that wait for the answer. */
export function Gallery({ schemes }: GalleryProps): ReactNode {
  return (
    <main className="gallery">
      <header>
        <h1>mcp-host-ui</h1>
        <p>What a Model Context Protocol server may ask a person, shown by your app.</p>
        <pre>npm install mcp-host-ui react react-dom @modelcontextprotocol/client</pre>
      </header>
      {schemes.map((scheme) => (
        <Half key={scheme} scheme={scheme} />
      ))}
    </main>
  );
}

const titles = { light: "Light", dark: "Dark" } as const;

function Half({ scheme }: { readonly scheme: "light" | "dark" }): ReactNode {
  const toolbar = useContext(ToolbarContext);
  const [host, setHost] = useState<LocalHost>();

  useEffect(() => {
    const opened = openHost();
    const asked = ask(opened, scheme);
    asked.then(() => setHost(opened)).catch(console.error);
    return () => {
      asked
        .then((servers) => Promise.all(servers.map((server) => server.close())))
        .then(opened.close)
        .catch(console.error);
    };
  }, [scheme]);

  return (
    <section data-scheme={scheme} aria-label={titles[scheme]}>
      <h2>{titles[scheme]}</h2>
      <div className="gallery-cards">
        {host && (
          <HostProvider {...toolbar} host={host}>
            <ElicitationCard session="booking" />
            <ElicitationCard session="lure" />
            <SamplingCard session="flights" />
            <ElicitationCard session="checkout" />
            <RootsCard session="files" />
          </HostProvider>
        )}
      </div>
    </section>
  );
}

function openHost(): LocalHost {
  return createHost({
    kinds: [
      elicitation({ url: true }),
      sampling({ generate: answers, models }),
      roots({ initial: folders }),
    ],
    storage: false,
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
}

/** Each card on a page has a name of its own. */
async function ask(host: LocalHost, scheme: "light" | "dark") {
  const start = (id: string, name: string) =>
    startServer(host, { id, name: scheme === "dark" ? `${name} (dark)` : name });
  const [travel, lure, flights, checkout, files] = await Promise.all([
    start("booking", "Travel Booking"),
    start("lure", "Free Miles"),
    start("flights", "Flight Finder"),
    start("checkout", "Checkout"),
    start("files", "Files"),
  ]);
  travel.elicit(booking);
  lure.request(hostile.signIn());
  flights.request({ method: "sampling/createMessage", params: analysis });
  checkout.elicit(payment);
  files.request({ method: "roots/list" });
  return [travel, lure, flights, checkout, files];
}
