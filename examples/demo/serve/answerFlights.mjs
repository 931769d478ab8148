// @ts-check
/**
 * @typedef {object} FlightPrompt
 * @property {string} prompt all texts that the model reads
 * @property {readonly string[]} results texts that tools gave back
 * @property {string | undefined} tool the tool that may be used first, if there is one
 */

/** Begins every answer. */
const disclaimer = "I am not a model, only a small function of this demo.";

/**
 * Computes an answer from the flights in a prompt and from what tools gave back, the same every time. It is no model and says so.
 * @param {FlightPrompt} asked
 * @returns {{ text: string, use?: { name: string, input: { flight: string } } }}
 */
export function answerFlights({ prompt, results, tool }) {
  const best = findFlight(prompt);
  if (best && tool !== undefined && results.length === 0)
    return {
      text: `${disclaimer} Let me look up ${best.number} first.`,
      use: { name: tool, input: { flight: best.number } },
    };
  if (!best) return { text: `${disclaimer} I counted ${prompt.length} characters in the prompt.` };
  const found = `Of the ${best.among} flights in the prompt, ${best.number} is the cheapest that departs in the morning with one layover at most: ${best.departs}, $${best.price}.`;
  return { text: [disclaimer, found, ...results].join(" ") };
}

/** @param {string} prompt */
function findFlight(prompt) {
  const lines = [
    ...prompt.matchAll(/^(\w+), departs (\d\d:\d\d), (\d+) layovers, \d+ h, \$(\d+)$/gm),
  ];
  const found = lines
    .map(([, number = "", departs = "", layovers, price]) => ({
      number,
      departs,
      layovers: Number(layovers),
      price: Number(price),
      among: lines.length,
    }))
    .filter(({ departs, layovers }) => departs >= "05:00" && departs < "12:00" && layovers <= 1);
  return found.toSorted((one, other) => one.price - other.price)[0];
}
