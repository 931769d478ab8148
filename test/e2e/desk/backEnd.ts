import { createDesk } from "@mcp-host-ui/desk";
import { startServer } from "@mcp-host-ui/testing";

/** Makes a back end of one person, and counts the feeds that are open. */
export async function createBackEnd() {
  const desk = createDesk();
  const server = await startServer(desk.host("ada"));
  let open = 0;
  return {
    server,
    openFeeds: () => open,
    async handle(request: Request) {
      if (request.method !== "GET") return desk.answer(request, { audience: "ada" });
      open += 1;
      request.signal.addEventListener("abort", () => {
        open -= 1;
      });
      return desk.feed(request, { audience: "ada" });
    },
    async close() {
      await server.close();
      desk.close();
    },
  };
}
