import { renderWithHost } from "@mcp-host-ui/testing";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useElicitations, useHost, useReceiptText } from "mcp-host-ui";
import { de } from "mcp-host-ui/locales/de";
import { type ReactNode, useState } from "react";
import { expect, it, onTestFinished } from "vitest";
import { shippingAddress } from "../support/questions.js";

/** Declines a question twice, and shows what became of each press. */
function HandMade(): ReactNode {
  const host = useHost();
  const [question] = useElicitations().open;
  const [texts, setTexts] = useState<readonly string[]>([]);
  const receiptText = useReceiptText();
  const answer = { action: "decline" };
  const declineTwice = async (id: string) => {
    const receipts = [
      await host.send({ type: "settle", id, answer }),
      await host.send({ type: "settle", id, answer }),
      await host.send({ type: "settle", id: "never-asked", answer }),
    ];
    setTexts(receipts.map(receiptText));
  };
  return (
    <>
      {question && (
        <button type="button" onClick={() => declineTwice(question.id)}>
          Decline
        </button>
      )}
      <output>{texts.join("|")}</output>
    </>
  );
}

it("explains a rejected command in the user's language", async () => {
  const { server, close } = await renderWithHost(<HandMade />, { messages: de });
  onTestFinished(close);
  const { answer } = server.elicit(shippingAddress);
  await userEvent.click(await screen.findByRole("button", { name: "Decline" }));
  await expect(answer).resolves.toEqual({ action: "decline" });
  expect(await screen.findByText(`|${de.receipts.settled}|${de.receipts.unknown}`)).toBeVisible();
});
