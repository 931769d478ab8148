const travellers = Array.from({ length: 12 }, (_, index) => index + 1);

/** A form of sixty fields, of every kind that people type into, choose from or tick. */
export const longForm = {
  message: "Who travels? Everything but the names may wait.",
  requestedSchema: {
    type: "object" as const,
    properties: Object.fromEntries(
      travellers.flatMap((place) => [
        [`name${place}`, { type: "string" as const, title: `Name of traveller ${place}` }],
        [
          `born${place}`,
          {
            type: "string" as const,
            title: `Born on, traveller ${place}`,
            format: "date" as const,
          },
        ],
        [`bags${place}`, { type: "integer" as const, title: `Bags of traveller ${place}` }],
        [
          `seat${place}`,
          {
            type: "string" as const,
            title: `Seat of traveller ${place}`,
            enum: ["Window", "Middle", "Aisle"],
          },
        ],
        [
          `meal${place}`,
          { type: "boolean" as const, title: `Meal for traveller ${place}`, default: false },
        ],
      ]),
    ),
    required: travellers.map((place) => `name${place}`),
  },
};
