import {
  createRequestStateCodec,
  fromJsonSchema,
  McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { askInTurn, type Received, type Round, readAction, readContent } from "./askInTurn.js";
import {
  bookingForm,
  contactForm,
  paymentPage,
  requestsForm,
  travellerForm,
} from "./travelForms.js";

// One key for the page's life: what one round seals, the server of the next round opens.
const codec = createRequestStateCodec<Received>({
  key: crypto.getRandomValues(new Uint8Array(32)),
});

/** Makes the travel agency: a real MCP server whose tools ask before they do anything, and echo what they received. */
export function createTravelServer(): McpServer {
  const server = new McpServer(
    { name: "travel-booking", version: "1.0.0" },
    { requestState: { verify: codec.verify } },
  );

  server.registerTool(
    "book_vacation",
    {
      title: "Book the Barcelona vacation",
      description:
        "Flights June 15–22 and a beachfront hotel, $3,000 in all. Asks you to confirm first.",
      inputSchema: noArguments,
    },
    (_args, context) => ask(context, [{ booking: bookingForm }], sayBooking),
  );

  server.registerTool(
    "add_contact_details",
    {
      title: "Add contact details",
      description: "Asks whom the agency may contact about the booking.",
      inputSchema: noArguments,
    },
    (_args, context) =>
      ask(context, [{ contact: contactForm }], () => "The contact details are with the booking."),
  );

  server.registerTool(
    "add_travellers",
    {
      title: "Add travellers",
      description: "Asks for the details of every traveller, all at the same time.",
      inputSchema: fromJsonSchema<{ travellers?: number }>({
        type: "object",
        properties: {
          travellers: {
            type: "integer",
            title: "Travellers",
            description: "How many travel",
            minimum: 1,
            maximum: 4,
            default: 2,
          },
        },
      }),
    },
    ({ travellers = 2 }, context) =>
      ask(context, [askForTravellers(travellers)], () => `${travellers} travellers are booked in.`),
  );

  server.registerTool(
    "request_hotel_extras",
    {
      title: "Special requests for the hotel",
      description: "Asks what the hotel should prepare.",
      inputSchema: noArguments,
    },
    (_args, context) =>
      ask(context, [{ requests: requestsForm }], () => "The hotel has your requests."),
  );

  server.registerTool(
    "pay_for_booking",
    {
      title: "Pay for the booking",
      description:
        "Sends you to the agency's own page, so that no card number passes through here.",
      inputSchema: noArguments,
    },
    (_args, context) => ask(context, [{ payment: paymentPage() }], sayPayment),
  );

  server.registerTool(
    "plan_everything",
    {
      title: "Plan the whole trip",
      description: "Booking, contact details, two travellers, special requests, payment: in turn.",
      inputSchema: noArguments,
    },
    (_args, context) =>
      ask(
        context,
        [
          { booking: bookingForm },
          { contact: contactForm },
          askForTravellers(2),
          { requests: requestsForm },
          { payment: paymentPage() },
        ],
        (received) => `${sayBooking(received)} ${sayPayment()}`,
      ),
  );

  return server;
}

const noArguments = fromJsonSchema({ type: "object", properties: {} });

function askForTravellers(count: number): Round {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `traveller${index + 1}`,
      travellerForm(index + 1, count),
    ]),
  );
}

function ask(
  context: ServerContext,
  rounds: readonly Round[],
  say: (received: Received) => string,
) {
  return askInTurn(context, rounds, codec, (received) => ({
    content: [{ type: "text", text: sayRefusal(received) ?? say(received) }],
    structuredContent: { received },
  }));
}

function sayRefusal(received: Received): string | undefined {
  const actions = Object.keys(received).map((name) => readAction(received, name));
  if (actions.includes("decline")) return "You declined, so nothing was changed.";
  if (actions.includes("cancel")) return "Nothing was changed. You can come back to it any time.";
  return undefined;
}

function sayBooking(received: Received): string {
  const { confirmBooking, travelInsurance } = readContent(received, "booking");
  if (confirmBooking !== true) return "You did not confirm, so nothing was booked.";
  const total = travelInsurance === true ? "$3,150 with travel insurance" : "$3,000 in all";
  return `Booked: flights June 15–22 and a beachfront hotel in Barcelona, ${total}.`;
}

/** Consent to visit the page is all that the protocol reports: whether somebody paid there, the agency knows itself. */
function sayPayment(): string {
  return "We hold the booking until your payment arrives on our page.";
}
