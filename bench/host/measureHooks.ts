import { JSDOM } from "jsdom";
import { HostProvider, useElicitation, useElicitations } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import { createElement } from "react";
import type { Time } from "./measureHost.js";

const hooks = 100;
const changes = 10;

/** Changes one question after the other while a hundred hooks without an id are mounted: first such as list none, then such as list all. */
export async function measureHooks(host: LocalHost, time: Time): Promise<void> {
  const { window } = new JSDOM("<main></main>");
  Object.assign(globalThis, { window, document: window.document });
  // They look for a page when they load.
  const { createRoot } = await import("react-dom/client");
  const { flushSync } = await import("react-dom");
  const main = window.document.querySelector("main");
  if (!main) throw new Error("There is no page.");
  const root = createRoot(main);
  const ids = host.getState().open.slice(0, changes);
  const places = { hooks: Shown, hooksAll: Count } as const;
  for (const operation of ["hooks", "hooksAll"] as const) {
    const place = places[operation];
    const all = Array.from({ length: hooks }, (_, key) => createElement(place, { key }));
    flushSync(() => root.render(createElement(HostProvider, { host }, all)));
    for (const { id } of ids) {
      const command = { type: "putAside", id } as const;
      await time(operation, async () => {
        const sent = host.send(command);
        flushSync(() => {});
        await sent;
      });
      await host.send({ type: "resume", id });
    }
  }
  if (main.textContent?.length === 0) throw new Error("Nothing was rendered.");
  root.unmount();
  Reflect.deleteProperty(globalThis, "window");
  Reflect.deleteProperty(globalThis, "document");
}

function Shown() {
  return createElement("p", null, useElicitation().current?.id ?? "nothing");
}

function Count() {
  return createElement("p", null, useElicitations().open.length);
}
