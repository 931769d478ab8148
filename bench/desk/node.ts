// One node: node node.js <engine> <url> <port> <file for what servers receive> <milliseconds between heartbeats>
import { appendFileSync } from "node:fs";
import { attachClientToDesk, createDesk } from "@mcp-host-ui/desk";
import { serve } from "../../examples/back-end/serve.ts";
import { limits } from "./limits.ts";
import { openStore } from "./openStore.ts";
import { startAsker } from "./startAsker.ts";

const [, , engine = "memory", url = "", port, file = "", heartbeat] = process.argv;
const { store } = await openStore(engine, url);
const desk = createDesk({
  store,
  limits,
  heartbeat: Number(heartbeat),
  pages: { answersPerMinute: 1_000_000, feeds: 1_000 },
  onError: (error) => console.error(error),
});

const startFor = (audience: string) =>
  startAsker(
    (client) => attachClientToDesk(desk, client, { audience, server: { id: audience } }),
    // Written before anything else happens: it stays when the process is killed.
    (received) => appendFileSync(file, `${JSON.stringify(received)}\n`),
  );

async function handle(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const audience = request.headers.get("authorization") ?? "";
  const names = searchParams.getAll("question");
  switch (`${request.method} ${pathname}`) {
    case "GET /questions":
      return desk.feed(request, { audience });
    case "POST /questions":
      return desk.answer(request, { audience });
    case "POST /ask": {
      const { ask, close } = await startFor(audience);
      for (const name of names) await ask(name);
      await close();
      return new Response();
    }
    case "POST /wait": {
      const { ask } = await startFor(audience);
      // Nobody answers these.
      for (const name of names) ask(name).catch(() => undefined);
      return new Response();
    }
    case "GET /memory":
      globalThis.gc?.();
      return Response.json(process.memoryUsage().heapUsed);
    default:
      return new Response("", { status: 404 });
  }
}

serve(handle, () => undefined).listen(Number(port), "127.0.0.1", () => console.log("listening"));
