/** The flight analysis that a travel server asks for. */
export const analysis = {
  messages: [
    {
      role: "user",
      content: {
        type: "text",
        text: "Analyze these flight options and recommend the best choice: …\nUser preferences: morning departure, max 1 layover",
      },
    },
  ],
  systemPrompt:
    "You are a travel expert helping users find the best flights based on their preferences",
  modelPreferences: {
    hints: [{ name: "claude-3-5-sonnet" }],
    costPriority: 0.3,
    speedPriority: 0.2,
    intelligencePriority: 0.9,
  },
  maxTokens: 1500,
};

/** The same with two tools. */
export const analysisWithTools = {
  ...analysis,
  tools: [
    {
      name: "look_up_fare_rule",
      description: "Looks up the rules of a fare.",
      inputSchema: {
        type: "object",
        properties: { fare: { type: "string", minLength: 3 } },
        required: ["fare"],
      },
    },
    { name: "look_up_seat_map", inputSchema: { type: "object" } },
  ],
  toolChoice: { mode: "auto" },
};

/** The host's own list of models. */
export const models = [
  { id: "claude-3-5-sonnet-20241022", name: "Claude 3.5 Sonnet", intelligence: 0.9, cost: 0.3 },
  { id: "small-1", name: "Small", intelligence: 0.2, cost: 1, speed: 1 },
];
