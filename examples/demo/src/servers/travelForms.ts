import type { ElicitRequestFormParams, ElicitRequestURLParams } from "@modelcontextprotocol/server";

/** One question of the travel agency: why it asks, and what it wants to know. */
export type TravelForm = Pick<ElicitRequestFormParams, "message" | "requestedSchema">;

/** A page of the travel agency that it sends people to, for what must not pass through a client. */
export type TravelPage = Pick<ElicitRequestURLParams, "message" | "url">;

/** Asks before anything is booked. */
export const bookingForm: TravelForm = {
  message: "Please confirm your Barcelona vacation booking details:",
  requestedSchema: {
    type: "object",
    properties: {
      confirmBooking: {
        type: "boolean",
        description: "Confirm the booking (Flights + Hotel = $3,000)",
      },
      seatPreference: {
        type: "string",
        enum: ["window", "aisle", "no preference"],
        description: "Preferred seat type for flights",
      },
      roomType: {
        type: "string",
        enum: ["sea view", "city view", "garden view"],
        description: "Preferred room type at hotel",
      },
      travelInsurance: {
        type: "boolean",
        default: false,
        description: "Add travel insurance ($150)",
      },
    },
    required: ["confirmBooking"],
  },
};

/** Asks whom to reach about the booking. */
export const contactForm: TravelForm = {
  message:
    "Whom may we contact about this booking? We send the confirmation there, and call only if something changes on the day.",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", minLength: 1, maxLength: 100 },
      email: { type: "string", title: "Email", format: "email" },
      phone: { type: "string", title: "Phone", description: "With the country code" },
      emergencyContact: {
        type: "string",
        title: "Emergency contact",
        description: "Name and phone number of somebody who does not travel with you",
      },
    },
    required: ["name", "email"],
  },
};

/** Asks what the airline wants to know about one traveller. */
export function travellerForm(number: number, of: number): TravelForm {
  return {
    message: `Traveller ${number} of ${of}: the airline needs these details for the tickets, June 15–22.`,
    requestedSchema: {
      type: "object",
      properties: {
        fullName: {
          type: "string",
          title: "Full name",
          description: "As in the passport",
          minLength: 1,
          maxLength: 100,
        },
        dateOfBirth: { type: "string", title: "Date of birth", format: "date" },
        meal: {
          type: "string",
          title: "Meal on board",
          enum: ["standard", "vegetarian", "vegan", "halal", "kosher"],
          default: "standard",
        },
        checkedBags: {
          type: "integer",
          title: "Checked bags",
          minimum: 0,
          maximum: 3,
          default: 1,
        },
      },
      required: ["fullName", "dateOfBirth"],
    },
  };
}

/** Asks what the hotel should know. */
export const requestsForm: TravelForm = {
  message: "Is there anything the hotel should prepare? We pass it on as you write it.",
  requestedSchema: {
    type: "object",
    properties: {
      arrival: {
        type: "string",
        title: "Arrival at the hotel",
        enum: ["afternoon", "evening", "after midnight"],
      },
      quietRoom: { type: "boolean", title: "A quiet room", default: false },
      requests: { type: "string", title: "Special requests", maxLength: 500 },
    },
  },
};

/** Sends people to where they pay; the demo serves that page itself. */
export function paymentPage(): TravelPage {
  return {
    message: "Please pay $3,000 on our own page. Your card number never passes through this app.",
    url: new URL("/pay.html?booking=BCN-0615", location.origin).href,
  };
}
