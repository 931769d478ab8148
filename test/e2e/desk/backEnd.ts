import { createDesk } from "@mcp-host-ui/desk";
import { startServer } from "@mcp-host-ui/testing";

/** Makes a back end of one person, and counts the feeds that are open. */
export async function createBackEnd() {
  const desk = createDesk();
  const server = await startServer(desk.host("ada"));
  // Node's own Request stops following the signal that it was made with once it is collected as garbage.
  const open = new Set<Request>();
  return {
    server,
    openFeeds: () => open.size,
    async handle(request: Request) {
      if (request.method !== "GET") return desk.answer(request, { audience: "ada" });
      open.add(request);
      request.signal.addEventListener("abort", () => open.delete(request));
      return desk.feed(request, { audience: "ada" });
    },
    async close() {
      await server.close();
      desk.close();
    },
  };
}
