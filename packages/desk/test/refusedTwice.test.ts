import { createDesk, type Desk } from "@mcp-host-ui/desk";
import { expect, it, onTestFinished } from "vitest";
import { shareStore } from "../../../test/support/desk/faultyStore.js";
import { shippingAddress } from "../../../test/support/questions.js";

const turn = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

it("tells an answer of its own refusal alone, when another answer is refused meanwhile", async () => {
  const viewOf = shareStore();
  const [own, slow, other] = [viewOf(1), viewOf(2), viewOf(3)];
  const open = ({ store }: typeof own) => {
    const desk = createDesk({ store });
    onTestFinished(desk.close);
    return desk;
  };
  const [asking, slowDesk, otherDesk] = [open(own), open(slow), open(other)];
  const session = asking.host("ada").openSession({ id: "travel" });
  const refusals: (() => void)[] = [];
  const supports = () =>
    new Promise<boolean>((resolve) => {
      refusals.push(() => resolve(false));
    });
  session.receive("elicitation/create", shippingAddress, { supports }).catch(() => {});
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  let id = "";
  for await (const message of otherDesk.messages("ada", { signal: closing.signal })) {
    if (message.type !== "asked") continue;
    ({ id } = message);
    break;
  }
  const give = (desk: Desk, key: string) => {
    const result = { action: "accept", content: { city: key } };
    return desk.take({ id, key, result }, { audience: "ada" });
  };

  const first = give(slowDesk, "Lisbon");
  await expect.poll(() => refusals).toHaveLength(1);
  await turn();
  slow.trouble("deaf");
  refusals[0]?.();
  await turn();
  const second = give(otherDesk, "Porto");
  await expect.poll(() => refusals).toHaveLength(2);
  refusals[1]?.();
  expect(await second).toMatchObject({ rejection: "invalid" });

  slow.trouble("none");
  await session.receiveNotification("notifications/elicitation/complete", { elicitationId: "1" });
  expect(await first).toMatchObject({ done: false, rejection: "lost" });
  const again = give(slowDesk, "Lisbon");
  await expect.poll(() => refusals).toHaveLength(3);
  refusals[2]?.();
  expect(await again).toMatchObject({ done: false, rejection: "invalid" });
});
