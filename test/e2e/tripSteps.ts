/**
 * What the agency asks in turn on the whole trip, and what a person enters there, after the Tab key took them to it; a date
 * in its parts, which some browsers go through by themselves.
 */
export const tripSteps: readonly {
  readonly message: RegExp;
  readonly enter: readonly (readonly [field: string, ...keys: string[]])[];
}[] = [
  { message: /confirm your Barcelona vacation/, enter: [["Yes", " "]] },
  {
    message: /Whom may we contact/,
    enter: [
      ["Name", "Ada Lovelace"],
      ["Email", "ada@example.com"],
    ],
  },
  {
    message: /Traveller 1 of 2/,
    enter: [
      ["Full name", "Ada Lovelace"],
      ["Date of birth", "12", "10", "1990"],
    ],
  },
  {
    message: /Traveller 2 of 2/,
    enter: [
      ["Full name", "Grace Hopper"],
      ["Date of birth", "12", "09", "1986"],
    ],
  },
  { message: /anything the hotel should prepare/, enter: [] },
];

/** What the server has received at the end of it. */
export const tripAnswers = {
  booking: { action: "accept", content: { confirmBooking: true } },
  contact: { content: { name: "Ada Lovelace", email: "ada@example.com" } },
  traveller1: { content: { fullName: "Ada Lovelace", dateOfBirth: "1990-12-10" } },
  traveller2: { content: { fullName: "Grace Hopper", dateOfBirth: "1986-12-09" } },
  requests: { action: "accept" },
  payment: { action: "accept" },
} as const;
