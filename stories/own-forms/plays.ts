import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { armed, received } from "../support/steps.ts";

type Card = ReturnType<typeof within>;

async function openCard(): Promise<Card> {
  const card = await screen.findByRole("region", { name: /Travel Booking/ });
  await armed();
  return within(card);
}

const send = (card: Card) => userEvent.click(card.getByRole("button", { name: /^Send/ }));

/** Sends the booking too early, is told what is missing, and sends it with that. */
export async function booksTheTrip(): Promise<void> {
  const card = await openCard();
  await send(card);
  const confirm = await card.findByRole("checkbox", { name: "Confirm booking" });
  await expect(confirm).toHaveFocus();
  await expect(confirm).toBeInvalid();
  await userEvent.click(confirm);
  await userEvent.selectOptions(card.getByRole("combobox", { name: "Room type" }), "sea view");
  await send(card);
  const content = { confirmBooking: true, roomType: "sea view", travelInsurance: false };
  await received({ action: "accept", content });
}

/** Sends too early, and is told at each field what is wrong. */
export async function sendsTooEarly(): Promise<void> {
  const card = await openCard();
  await userEvent.type(card.getByRole("textbox", { name: "Email" }), "ada at example");
  await send(card);
  await card.findByRole("alert");
  await expect(card.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await expect(card.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription(/address/);
  await received();
}

/** Goes elsewhere in the app, comes back to what was typed, and sends that. */
export async function comesBackToADraft(): Promise<void> {
  const card = await openCard();
  await userEvent.type(card.getByRole("textbox", { name: "Name" }), "Ada");
  await userEvent.type(card.getByRole("textbox", { name: "Email" }), "ada@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Settings" }));
  await expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Chat" }));
  const again = await openCard();
  await expect(again.getByRole("textbox", { name: "Name" })).toHaveValue("Ada");
  await send(again);
  await received({ action: "accept", content: { name: "Ada", email: "ada@example.com" } });
}

/** Is warned of a secret, and sends it after a second look. */
export async function looksTwiceAtASecret(): Promise<void> {
  const card = await openCard();
  const secret = await card.findByLabelText(/^Your pass/);
  // A form is shown before it is inspected.
  await waitFor(() => expect(secret).toHaveAttribute("type", "password"));
  await waitFor(() => expect(secret).toHaveAccessibleDescription(/password/i));
  await userEvent.type(card.getByRole("textbox", { name: "User name" }), "ada");
  await userEvent.type(secret, "hunter2");
  await send(card);
  await card.findByRole("button", { name: "Send it anyway" });
  await received();
  await armed();
  await userEvent.click(card.getByRole("button", { name: "Send it anyway" }));
  await received({ action: "accept", content: { user: "ada", passw0rd: "hunter2" } });
}

/** Gives an address that the app does not take, is told so in the app's words, and sends another. */
export async function sendsWhatTheAppTakes(): Promise<void> {
  const card = await openCard();
  const email = card.getByRole("textbox", { name: /^Work e-mail/ });
  await expect(email).toHaveAccessibleDescription(/Your address at example\.com\./);
  await userEvent.type(card.getByRole("textbox", { name: /^Name/ }), "Ada");
  await userEvent.type(email, "ada@elsewhere.example");
  await send(card);
  await waitFor(() => expect(email).toHaveAccessibleDescription(/That is no address of ours\./));
  await received();
  await userEvent.clear(email);
  await userEvent.type(email, "ada@example.com");
  await waitFor(() => expect(email).toBeValid());
  await send(card);
  await received({ action: "accept", content: { name: "Ada", email: "ada@example.com" } });
}
