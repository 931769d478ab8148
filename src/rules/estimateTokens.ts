/** Estimates how many tokens texts have; loaded with the first request to a model, or the first budget that counts tokens. */
export type EstimateTokens = (texts: readonly string[]) => number;

/** The most characters that are looked at: a text that is longer is taken to go on as it began. */
const most = 100_000;

/** Loads the estimate. */
export async function loadEstimate(): Promise<EstimateTokens> {
  const { estimateTokenCount } = await import("tokenx");
  return (texts) => {
    const sum = texts.reduce((length, text) => length + text.length, 0);
    const sample = texts.join("\n").slice(0, most);
    const estimated = estimateTokenCount(sample);
    return sum > most ? Math.ceil((estimated * sum) / most) : estimated;
  };
}
