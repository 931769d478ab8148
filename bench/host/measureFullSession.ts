import { createHost, elicitation } from "mcp-host-ui/host";
import type { Time } from "./measureHost.js";

/** Has one session ask all the questions that stand in a host, and closes it: each is settled, and its server told. */
export async function measureFullSession(questions: number, time: Time): Promise<void> {
  const host = createHost({
    kinds: [elicitation()],
    unattendedAfter: Number.POSITIVE_INFINITY,
    keepSettled: questions,
    limits: { open: Number.POSITIVE_INFINITY, perMinute: Number.POSITIVE_INFINITY },
  });
  host.subscribe(() => host.getState());
  const session = host.openSession({ id: "full" });
  const heard: Promise<unknown>[] = [];
  for (let index = 0; index < questions; index += 1)
    heard.push(session.receive("elicitation/create", form).catch(() => {}));
  while (host.getState().open.length < questions)
    await new Promise((resolve) => setTimeout(resolve));
  await time("closeFull", async () => {
    session.close();
    await Promise.all(heard);
  });
  if (host.getState().open.length > 0) throw new Error("There are questions left.");
  host.close();
}

const form = {
  message: "Where should the tickets go?",
  requestedSchema: {
    type: "object",
    properties: { city: { type: "string", title: "City" } },
    required: ["city"],
  },
};
