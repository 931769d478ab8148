/** One flight from New York to Barcelona on June 15. */
export interface Flight {
  readonly number: string;
  readonly departs: string;
  readonly layovers: number;
  readonly hours: number;
  readonly price: number;
}

const airlines = ["VY", "IB", "LH", "AF", "TP", "DL", "UA"];
const count = 47;

/** The 47 flights that the agency found; the same every time. */
export const flights: readonly Flight[] = Array.from({ length: count }, (_, index) => {
  const layovers = index % 3;
  const minutes = (index * 337) % (24 * 60);
  const time = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  return {
    number: `${airlines[index % airlines.length]}${1000 + index * 37}`,
    departs: time,
    layovers,
    hours: 8 + layovers * 3 + (index % 4),
    price: 420 + ((index * 83) % 610) - layovers * 60,
  };
});

/** The flights as a model reads them, one a line. */
export function writeFlights(): string {
  return flights
    .map(
      ({ number, departs, layovers, hours, price }) =>
        `${number}, departs ${departs}, ${layovers} layovers, ${hours} h, $${price}`,
    )
    .join("\n");
}
