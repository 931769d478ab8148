import { createDesk } from "@mcp-host-ui/desk";
import { attachDesk } from "@mcp-host-ui/desk/page";
import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { openQuestion, shippingAddress } from "../questions.js";

/** Loads what a desk and its page load with their first question: while time stands still nothing is loaded in time. */
export async function warmDesk(): Promise<void> {
  const desk = createDesk();
  const server = await startServer(desk.host("ada"));
  const page = createHost({ kinds: [elicitation()], storage: false });
  const attached = attachDesk(page, {
    url: "https://host.test/questions",
    fetch: async (_, init) => {
      const request = new Request("https://host.test/questions", init);
      const audience = { audience: "ada" };
      return init?.method === "POST"
        ? desk.answer(request, audience)
        : desk.feed(request, audience);
    },
  });
  const { answer } = server.elicit(shippingAddress);
  const { id } = await openQuestion(page);
  const content = { city: "Lisbon" };
  await page.send({ type: "settle", id, answer: { action: "accept", content } });
  await answer;
  await server.close();
  attached.close();
  desk.close();
  page.close();
}
