const property = (title: string, more: object = {}) => ({ type: "string", title, ...more });
const ask = (message: string, properties: object, required: readonly string[] = []) => ({
  message,
  requestedSchema: { type: "object", properties, required },
});

const months = Intl.DateTimeFormat("en", { month: "long", timeZone: "UTC" });

/** One field of each kind that servers may ask for. */
export const everyKind = ask(
  "Tell us about the journey.",
  {
    name: property("Name", { description: "As it is written in the passport", minLength: 2 }),
    email: property("Email", { format: "email" }),
    site: property("Web page of the hotel", { format: "uri" }),
    wishes: property("Wishes", { maxLength: 2_000 }),
    travellers: { type: "integer", title: "Travellers", minimum: 1, maximum: 9, default: 2 },
    budget: { type: "number", title: "Budget", description: "In euro, a night", minimum: 0 },
    start: property("First day", { format: "date" }),
    pickUp: property("Pick-up", { format: "date-time" }),
    breakfast: { type: "boolean", title: "Breakfast" },
    insurance: {
      type: "boolean",
      title: "Travel insurance",
      description: "€ 150 for all of you",
      default: false,
    },
    seat: property("Seat", {
      oneOf: [
        { const: "w", title: "Window" },
        { const: "a", title: "Aisle" },
      ],
    }),
    month: property("Month of the way back", {
      enum: Array.from({ length: 12 }, (_, month) => months.format(Date.UTC(2026, month, 15))),
    }),
    tours: {
      type: "array",
      title: "Tours",
      items: { type: "string", enum: ["Sagrada Família", "Park Güell", "Montserrat", "Sitges"] },
      minItems: 1,
      maxItems: 2,
      default: ["Park Güell"],
    },
  },
  ["name", "email", "breakfast"],
);

/** Lists of options that nobody reads from top to bottom. */
export const longLists = ask(
  "Which hotels do you like?",
  {
    hotel: property("Hotel", {
      description: "Any of ten thousand",
      enum: Array.from({ length: 10_000 }, (_, place) => `Hotel ${place + 1}, Barcelona`),
    }),
    others: {
      type: "array",
      title: "Other hotels",
      items: { type: "string", enum: Array.from({ length: 300 }, (_, at) => `Hostel ${at + 1}`) },
      default: ["Hostel 7", "Hostel 8"],
      maxItems: 3,
    },
  },
  ["hotel"],
);

/** Answers that only a tapped connection carries. */
export const nested = ask("Who comes along?", {
  guests: { type: "array", title: "Guests", items: { type: "string" }, default: ["Ada", "Grace"] },
  leader: {
    type: "object",
    title: "Tour leader",
    description: "With a name and an age",
    properties: { name: { type: "string" }, age: { type: "integer" } },
    required: ["name"],
  },
  children: {
    type: "array",
    title: "Children",
    items: {
      type: "object",
      properties: {
        name: { type: "string", title: "First name" },
        age: { type: "integer", title: "Age", minimum: 0, maximum: 17 },
        seat: { type: "boolean", title: "Needs a child seat", default: false },
      },
      required: ["name"],
    },
    default: [{ name: "Byron", age: 4, seat: true }],
    maxItems: 3,
  },
});

/** A server that has a lot to say. */
export const longTexts = ask("A few words on the conditions.", {
  consent: {
    type: "boolean",
    title:
      "I have read the conditions of carriage of the airline and of the hotel, those on luggage, pets and delays among them",
    description: "They are the same for every journey. ".repeat(30).trim(),
    default: false,
  },
  reference_number_of_the_booking_that_this_one_replaces: { type: "string", pattern: "^[A-Z]{6}$" },
  fare: property("Fare", {
    oneOf: [
      { const: "b", title: "Basic", description: "One small bag, no changes" },
      {
        const: "f",
        title: "Flex, with two suitcases and as many changes as you like until the day before",
        description: "The difference to a dearer flight is yours to pay.",
      },
    ],
  }),
});

/** Sixty fields: those out of sight are laid out when they come into it. */
export const manyFields = ask(
  "Please check the packing list.",
  Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [
      `item${at + 1}`,
      { type: "integer", title: `Item ${at + 1}`, minimum: 0, maximum: 9 },
    ]),
  ),
  ["item1", "item2", "item30"],
);
