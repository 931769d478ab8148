import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A page of another origin that frames an app and can lay things over it. */
export interface StrangePage {
  /** The page's address, under another site's name or another origin of the app's own site. */
  url(site: "localhost" | "127.0.0.1", cover: string, app: string): string;
  close(): void;
}

/** Serves such a page on a free port. */
export async function serveStrangePage(): Promise<StrangePage> {
  const server = createServer((_, response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(page);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    url: (site, cover, app) => `http://${site}:${port}/?${cover}&app=${encodeURIComponent(app)}`,
    close: () => server.close(),
  };
}

const page = `<!doctype html>
<html lang="en">
  <title>Win a prize</title>
  <style>
    body { margin: 0 }
    #crop { position: relative; inline-size: 800px; block-size: 600px; overflow: hidden }
    iframe { inline-size: 800px; block-size: 600px; border: 0 }
    #lure { position: fixed; inset: 0; background: gold; pointer-events: none }
    body:not(.opaque) #lure { display: none }
    .transparent iframe { opacity: 0 }
    .cropped #crop { block-size: 4rem }
    .cropped iframe { position: absolute; inset-block-start: calc(-1 * var(--from, 600px)) }
  </style>
  <div id="crop"><iframe title="App"></iframe></div>
  <div id="lure">Press here to win</div>
  <script>
    const [cover, app] = location.search.slice(1).split("&app=");
    document.body.className = cover;
    document.querySelector("iframe").src = decodeURIComponent(app);
  </script>
</html>`;
