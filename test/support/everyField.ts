const many = Array.from({ length: 120 }, (_, place) => `Hotel ${place + 1}`);

/** A form with every control that comes with the package, those that load late included, and something wrong with it. */
export const everyField = {
  message: "Tell us about the journey.\nEverything but the name may wait.",
  requestedSchema: {
    type: "object",
    properties: {
      name: { type: "string", title: "Name", description: "As in the passport", minLength: 2 },
      wishes: { type: "string", title: "Wishes", maxLength: 2_000 },
      bags: { type: "integer", title: "Bags", minimum: 0, maximum: 4, default: 1 },
      start: { type: "string", title: "Start", format: "date" },
      pickUp: { type: "string", title: "Pick-up", format: "date-time" },
      insurance: { type: "boolean", title: "Travel insurance", default: false },
      breakfast: { type: "boolean", title: "Breakfast" },
      seat: {
        type: "string",
        title: "Seat",
        oneOf: [
          { const: "w", title: "Window" },
          { const: "a", title: "Aisle" },
        ],
      },
      month: {
        type: "string",
        title: "Month",
        enum: ["May", "June", "July", "August", "September", "October", "November"],
      },
      tours: {
        type: "array",
        title: "Tours",
        items: { type: "string", enum: ["Sea", "Hills", "Town"] },
        minItems: 1,
        maxItems: 2,
        default: ["Sea"],
      },
      hotel: { type: "string", title: "Hotel", enum: many },
      fallbacks: {
        type: "array",
        title: "Other hotels",
        items: { type: "string", enum: many },
        default: ["Hotel 7", "Hotel 8"],
      },
      labels: { type: "array", title: "Labels", items: { type: "string" }, default: ["a", "b"] },
      leader: {
        type: "object",
        title: "Leader",
        properties: { age: { type: "integer" } },
        default: { age: 40 },
      },
      code: { type: "string", title: "Code", pattern: "^(?=.*[A-Z])[A-Z0-9]{6}$" },
      gone: { $ref: "#/$defs/Missing", title: "Missing" },
    },
    required: ["name", "breakfast"],
  },
};
