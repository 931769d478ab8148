import { JSDOM } from "jsdom";
import { HostProvider, useElicitation } from "mcp-host-ui";
import type { LocalHost } from "mcp-host-ui/host";
import { createElement } from "react";
import type { Time } from "./measureHost.js";

const hooks = 100;
const changes = 10;

/** Changes one question after the other while a hundred hooks without an id look at all of them. */
export async function measureHooks(host: LocalHost, time: Time): Promise<void> {
  const { window } = new JSDOM("<main></main>");
  Object.assign(globalThis, { window, document: window.document });
  // They look for a page when they load.
  const { createRoot } = await import("react-dom/client");
  const { flushSync } = await import("react-dom");
  const main = window.document.querySelector("main");
  if (!main) throw new Error("There is no page.");
  const root = createRoot(main);
  const all = Array.from({ length: hooks }, (_, key) => createElement(Count, { key }));
  flushSync(() => root.render(createElement(HostProvider, { host }, all)));
  const ids = host.getState().open.slice(0, changes);
  for (const { id } of ids) {
    const command = { type: "putAside", id } as const;
    await time("hooks", async () => {
      const sent = host.send(command);
      flushSync(() => {});
      await sent;
    });
    await host.send({ type: "resume", id });
  }
  if (main.textContent?.length === 0) throw new Error("Nothing was rendered.");
  root.unmount();
  Reflect.deleteProperty(globalThis, "window");
  Reflect.deleteProperty(globalThis, "document");
}

function Count() {
  return createElement("p", null, useElicitation().open.length);
}
