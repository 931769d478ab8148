import type { ElicitRequestFormParams, ElicitRequestURLParams } from "@modelcontextprotocol/server";
import { fromZod } from "mcp-host-ui/zod";
import * as z from "zod";

/** One question of the travel agency: why it asks, and what it wants to know. */
export type TravelForm = Pick<ElicitRequestFormParams, "message" | "requestedSchema">;

/** A page of the travel agency that it sends people to, for what must not pass through a client. */
export type TravelPage = Pick<ElicitRequestURLParams, "message" | "url"> &
  Partial<Pick<ElicitRequestURLParams, "elicitationId">>;

/** Asks before anything is booked. */
export const bookingForm: TravelForm = {
  message: "Please confirm your Barcelona vacation booking details:",
  requestedSchema: fromZod(
    z.object({
      confirmBooking: z.boolean().describe("Confirm the booking (Flights + Hotel = $3,000)"),
      seatPreference: z
        .enum(["window", "aisle", "no preference"])
        .optional()
        .describe("Preferred seat type for flights"),
      roomType: z
        .enum(["sea view", "city view", "garden view"])
        .optional()
        .describe("Preferred room type at hotel"),
      travelInsurance: z.boolean().default(false).describe("Add travel insurance ($150)"),
    }),
  ),
};

/** Asks whom to reach about the booking. */
export const contactForm: TravelForm = {
  message:
    "Whom may we contact about this booking? We send the confirmation there, and call only if something changes on the day.",
  requestedSchema: fromZod(
    z.object({
      name: z.string().min(1).max(100).meta({ title: "Name" }),
      email: z.email().meta({ title: "Email" }),
      phone: z.string().optional().meta({ title: "Phone", description: "With the country code" }),
      emergencyContact: z.string().optional().meta({
        title: "Emergency contact",
        description: "Name and phone number of somebody who does not travel with you",
      }),
    }),
  ),
};

/** Asks what the airline wants to know about one traveller. */
export function travellerForm(number: number, of: number): TravelForm {
  return {
    message: `Traveller ${number} of ${of}: the airline needs these details for the tickets, June 15–22.`,
    requestedSchema: fromZod(
      z.object({
        fullName: z
          .string()
          .min(1)
          .max(100)
          .meta({ title: "Full name", description: "As in the passport" }),
        dateOfBirth: z.iso.date().meta({ title: "Date of birth" }),
        meal: z
          .enum(["standard", "vegetarian", "vegan", "halal", "kosher"])
          .default("standard")
          .meta({ title: "Meal on board" }),
        checkedBags: z.int().min(0).max(3).default(1).meta({ title: "Checked bags" }),
      }),
    ),
  };
}

/** Asks what the hotel should know. */
export const requestsForm: TravelForm = {
  message: "Is there anything the hotel should prepare? We pass it on as you write it.",
  requestedSchema: fromZod(
    z.object({
      arrival: z
        .enum(["afternoon", "evening", "after midnight"])
        .optional()
        .meta({ title: "Arrival at the hotel" }),
      quietRoom: z.boolean().default(false).meta({ title: "A quiet room" }),
      requests: z.string().max(500).optional().meta({ title: "Special requests" }),
    }),
  ),
};

/** Sends people to where they pay; the demo serves that page itself. */
export function paymentPage(): TravelPage {
  return {
    message: "Please pay $3,000 on our own page. Your card number never passes through this app.",
    url: new URL("/pay.html?booking=BCN-0615", location.origin).href,
  };
}
