const units = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Returns a function that writes a number of bytes as a language does, in the unit that is easiest to read. */
export function createSizes(locale: string): (bytes: number) => string {
  const [inBytes, ...larger] = units.map(
    (unit) =>
      new Intl.NumberFormat(locale, {
        style: "unit",
        unit,
        unitDisplay: unit === "byte" ? "long" : "short",
        maximumSignificantDigits: 3,
      }),
  );
  return (bytes) => {
    const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), larger.length);
    const format = larger[step - 1] ?? inBytes;
    return format ? format.format(bytes / 1000 ** step) : String(bytes);
  };
}
