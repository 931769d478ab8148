import type { McpServer, ServerContext } from "@modelcontextprotocol/server";
import { openPaymentLine, type PaymentNews } from "../payment.js";
import { paymentPage, type TravelPage } from "./travelForms.js";

/** One call's payment: the page where the person pays, and the word that they did. */
export interface Payment {
  readonly page: TravelPage;
  /** Waits until the agency's page has the money, and tells the client that the visit is over where the revision has words for that. */
  readonly arrive: () => Promise<void>;
}

/** Makes the payment of one call; a connection of 2025-11-25 gets an id for the visit, which the next revision has not. */
export function createPayment(
  server: McpServer,
  revision: string,
  { mcpReq: { id, signal } }: ServerContext,
): Payment {
  const page = paymentPage();
  if (revision !== "2025-11-25") return { page, arrive: () => whenPaid(signal) };
  const elicitationId = `payment-${id}`;
  return {
    page: { ...page, elicitationId },
    async arrive() {
      await whenPaid(signal);
      await server.server.createElicitationCompletionNotifier(elicitationId)();
    },
  };
}

const booking = "BCN-0615";

function whenPaid(signal: AbortSignal): Promise<void> {
  const line = openPaymentLine();
  return new Promise<void>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    line.addEventListener("message", ({ data }: MessageEvent<PaymentNews>) => {
      if (data.booking !== booking || data.state !== "paid") return;
      line.postMessage({ booking, state: "heard" } satisfies PaymentNews);
      resolve();
    });
  }).finally(() => line.close());
}
