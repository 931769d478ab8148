/** The server's own claim, in every revision. */
export const serverInfo: Readonly<Record<"name" | "title" | "version", string>> = {
  name: "harbour-pack",
  title: "Harbour Pack",
  version: "1.0.0",
};

/** The tools of the server: two, so that two calls can be told apart. */
export const tools: readonly object[] = ["ask", "ask_too"].map((name) => ({
  name,
  description: "Asks the person.",
  inputSchema: { type: "object" },
}));
