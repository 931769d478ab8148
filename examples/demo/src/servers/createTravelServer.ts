import {
  createRequestStateCodec,
  fromJsonSchema,
  McpServer,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { askInTurn, type Plan, type Received } from "./askInTurn.js";
import { createPayment } from "./createPayment.js";
import {
  planBooking,
  planContact,
  planEverything,
  planFlight,
  planFlightWithTools,
  planFolders,
  planPayment,
  planRequests,
  planSeats,
  planTravellers,
} from "./travelPlans.js";

/** Makes the travel agency: a real MCP server whose tools ask before they do anything, and echo what they received. */
export function createTravelServer(revision: string): McpServer {
  const server = new McpServer(
    { name: "travel-booking", version: "1.0.0" },
    { requestState: { verify: codec.verify } },
  );
  const offer = (
    name: string,
    title: string,
    description: string,
    plan: (context: ServerContext) => Plan,
  ) =>
    server.registerTool(name, { title, description, inputSchema: noArguments }, (_args, context) =>
      askInTurn(context, codec, plan(context)),
    );

  offer(
    "book_vacation",
    "Book the Barcelona vacation",
    "Flights June 15–22 and a beachfront hotel, $3,000 in all. Asks you to confirm first.",
    planBooking,
  );
  offer(
    "add_contact_details",
    "Add contact details",
    "Asks whom the agency may contact about the booking.",
    planContact,
  );
  server.registerTool(
    "add_travellers",
    {
      title: "Add travellers",
      description: "Asks for the details of every traveller, all at the same time.",
      inputSchema: travellersArguments,
    },
    ({ travellers = 2 }, context) => askInTurn(context, codec, planTravellers(travellers)),
  );
  offer(
    "request_hotel_extras",
    "Special requests for the hotel",
    "Asks what the hotel should prepare.",
    planRequests,
  );
  offer(
    "pay_for_booking",
    "Pay for the booking",
    "Sends you to the agency's own page, so that no card number passes through here.",
    (context) => planPayment(createPayment(server, revision, context)),
  );
  offer(
    "plan_everything",
    "Plan the whole trip",
    "Booking, contact details, two travellers, special requests, payment: in turn.",
    (context) => planEverything(createPayment(server, revision, context)),
  );
  offer(
    "find_best_flight",
    "Find the best flight",
    "Finds 47 flights to Barcelona and asks your model which one to take.",
    planFlight,
  );
  offer(
    "find_best_flight_with_tools",
    "Find the best flight, with look-ups",
    "The same, and the model may look up fare rules and seat maps first.",
    planFlightWithTools,
  );
  offer(
    "read_seat_map",
    "Read a seat map",
    "Asks your model about a picture of the seats.",
    planSeats,
  );
  offer(
    "list_workspace",
    "Say where you work",
    "Asks which folders the agency may work in.",
    planFolders,
  );
  return server;
}

// One key for the page's life: what one round seals, the server of the next round opens.
const codec = createRequestStateCodec<Received>({
  key: crypto.getRandomValues(new Uint8Array(32)),
});

const noArguments = fromJsonSchema({ type: "object", properties: {} });

const travellersArguments = fromJsonSchema<{ travellers?: number }>({
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
});
