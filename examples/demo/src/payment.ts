/** Told by the agency's pay page, and by the agency once it has heard of it. */
export interface PaymentNews {
  readonly booking: string;
  readonly state: "paid" | "heard";
}

/** Opens the line between the pay page and the agency, which runs in another page of this origin. */
export function openPaymentLine(): BroadcastChannel {
  return new BroadcastChannel("travel-booking payments");
}
