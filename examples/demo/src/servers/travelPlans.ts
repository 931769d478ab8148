import { inputRequired, inputResponse } from "@modelcontextprotocol/server";
import { type Plan, type Received, type Round, readAction, readContent } from "./askInTurn.js";
import type { Payment } from "./createPayment.js";
import { bookingForm, contactForm, requestsForm, travellerForm } from "./travelForms.js";
import {
  askAboutSeats,
  askForFlight,
  askWithResults,
  askWithTools,
  readText,
} from "./travelQuestions.js";

/** Asks to confirm the booking. */
export function planBooking(): Plan {
  return { rounds: [{ booking: bookingForm }], finish: reply(sayBooking) };
}

/** Asks whom to reach. */
export function planContact(): Plan {
  return {
    rounds: [{ contact: contactForm }],
    finish: reply(() => "The contact details are with the booking."),
  };
}

/** Asks for every traveller at the same time. */
export function planTravellers(count: number): Plan {
  return {
    rounds: [askForTravellers(count)],
    finish: reply(() => `Travellers booked in: ${count}.`),
  };
}

/** Asks what the hotel should know. */
export function planRequests(): Plan {
  return {
    rounds: [{ requests: requestsForm }],
    finish: reply(() => "The hotel has your requests."),
  };
}

/** Sends the person to where they pay, and waits for the money. */
export function planPayment({ page, arrive }: Payment): Plan {
  return { rounds: [{ payment: page }], settle: arrive, finish: reply(sayPayment) };
}

/** Lets the host's model pick one of 47 flights. */
export function planFlight(): Plan {
  return {
    rounds: [{ analysis: askForFlight() }],
    finish: reply((received) => readText(received, "analysis")),
  };
}

/** Lets the host's model look up fares and seats before it picks a flight. */
export function planFlightWithTools(): Plan {
  return {
    rounds: [{ analysis: askWithTools() }, (received) => askWithResults(received, "analysis")],
    finish: reply(
      (received) => readText(received, "recommendation") || readText(received, "analysis"),
    ),
  };
}

/** Lets the host's model look at a picture. */
export function planSeats(): Plan {
  return {
    rounds: [{ seats: askAboutSeats() }],
    finish: reply((received) => readText(received, "seats")),
  };
}

/** Asks where the agency may work. */
export function planFolders(): Plan {
  return {
    rounds: [{ folders: inputRequired.listRoots() }],
    finish: reply((received) => {
      const answer = inputResponse(received, "folders");
      const names = answer.kind === "roots" ? answer.roots.map(({ name, uri }) => name ?? uri) : [];
      return names.length === 0
        ? "There is no folder to work in."
        : `We work in: ${names.join(", ")}.`;
    }),
  };
}

/** Everything in turn, unless the person does not confirm. */
export function planEverything({ page, arrive }: Payment): Plan {
  return {
    rounds: [
      { booking: bookingForm },
      { contact: contactForm },
      askForTravellers(2),
      { requests: requestsForm },
      { payment: page },
    ],
    isOver: (received) => !isBooked(received),
    settle: async (received) => {
      if (isBooked(received)) await arrive();
    },
    finish: reply((received) =>
      isBooked(received) ? `${sayBooking(received)} ${sayPayment()}` : sayBooking(received),
    ),
  };
}

function askForTravellers(count: number): Round {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return Object.fromEntries(
    numbers.map((number) => [`traveller${number}`, travellerForm(number, count)]),
  );
}

/** Says what was done, and echoes what was received. */
function reply(say: (received: Received) => string): Plan["finish"] {
  return (received) => ({
    content: [{ type: "text", text: sayRefusal(received) ?? say(received) }],
    structuredContent: { received },
  });
}

function sayRefusal(received: Received): string | undefined {
  const actions = Object.keys(received).map((name) => readAction(received, name));
  if (actions.includes("decline")) return "You declined, so we stopped there.";
  if (actions.includes("cancel")) return "We stopped there. You can come back to it any time.";
  return undefined;
}

function isBooked(received: Received): boolean {
  return readContent(received, "booking").confirmBooking === true;
}

function sayBooking(received: Received): string {
  if (!isBooked(received)) return "You did not confirm, so nothing was booked.";
  const { travelInsurance } = readContent(received, "booking");
  const total = travelInsurance === true ? "$3,150 with travel insurance" : "$3,000 in all";
  return `Booked: flights June 15–22 and a beachfront hotel in Barcelona, ${total}.`;
}

/** Consent to visit the page is all that the protocol reports: whether somebody paid there, the agency knew itself. */
function sayPayment(): string {
  return "Your payment of $3,000 has arrived, and booking BCN-0615 is complete.";
}
