import { createDesk } from "@mcp-host-ui/desk";
import { startServer } from "@mcp-host-ui/testing";
import { type Sampling, sampling } from "mcp-host-ui/host";

/** One time that the model of the back end was asked, which the test answers. */
export interface AskedModel extends Sampling.GenerateOptions {
  readonly answer: (content: string) => void;
}

/** Makes a back end of one person, with a model that writes what a test says. */
export async function createBackEnd() {
  const asked: AskedModel[] = [];
  const generate: Sampling.Generate = (_, options) =>
    new Promise((resolve) => {
      asked.push({ ...options, answer: (content) => resolve({ content, model: "local" }) });
    });
  const desk = createDesk({ kinds: [sampling({ generate })] });
  const server = await startServer(desk.host("ada"));
  return {
    asked,
    server,
    handle: async (request: Request) =>
      request.method === "GET"
        ? desk.feed(request, { audience: "ada" })
        : desk.answer(request, { audience: "ada" }),
    async close() {
      await server.close();
      desk.close();
    },
  };
}
